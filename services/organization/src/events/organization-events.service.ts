import { Outbox, type SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import type { ClassEntryEntity } from '../database/entities/class-entry.entity.ts';
import type { ClassEntity } from '../database/entities/class.entity.ts';
import type { StudentEntity } from '../database/entities/student.entity.ts';
import type { OrganizationEntity } from '../database/entities/organization.entity.ts';
import { entryChangeOf } from './entry-change.rules.ts';
import { ARRIVE_HOME, GUEST_IDS } from './guests.queries.ts';
import { MEMBERSHIP_STATE } from './membership-state.queries.ts';
import { shownSubstitute, SUBSTITUTES } from './substitutes.queries.ts';

/** A student where they are now. */
export type MovedStudent = Pick<StudentEntity, 'studentId' | 'version' | 'organizationId' | 'classId'>;
export type ToldOrganization = Pick<
  OrganizationEntity,
  | 'id'
  | 'version'
  | 'name'
  | 'nativeName'
  | 'slug'
  | 'type'
  | 'maxStudents'
  | 'trialEndsAt'
  | 'secondFactorDemanded'
>;
export type ToldClass = Omit<ClassEntity, 'nameKey' | 'archivedAt' | 'createdAt'>;

interface TeacherAnswered {
  readonly userId: string;
  readonly organizationId: string;
  readonly organizationName: string;
  readonly letIn: boolean;
}

/** Tells the other services what changed, in the transaction of the change. */
@Injectable()
export class OrganizationEventsService {
  constructor(private readonly outbox: Outbox) {}

  organizationChanged(tx: SqlRunner, changed: ToldOrganization): Promise<void> {
    return this.tellOf(tx, changed, false);
  }

  /** It is to be erased, unless it is kept before. */
  closingPlanned(tx: SqlRunner, organization_id: string): Promise<void> {
    return this.outbox.send(tx, 'organization/closing-planned', { organization_id });
  }

  /** It is erased: with a version of its own, which is newer than that of its last change. */
  organizationRemoved(tx: SqlRunner, gone: ToldOrganization): Promise<void> {
    return this.tellOf(tx, { ...gone, version: gone.version + 1 }, true);
  }

  private tellOf(tx: SqlRunner, changed: ToldOrganization, removed: boolean): Promise<void> {
    const { id, version, name, nativeName, slug, type, maxStudents, trialEndsAt, secondFactorDemanded } =
      changed;
    return this.outbox.send(tx, 'organization/organization-changed', {
      organization_id: id,
      version,
      name,
      native_name: nativeName,
      slug,
      type,
      // A claimed domain that is not proven says nothing about anybody.
      email_domain: null,
      max_students: maxStudents,
      trial_ends_at: trialEndsAt?.toISOString() ?? null,
      second_factor_demanded: secondFactorDemanded,
      removed,
    });
  }

  /** Somebody joined, left or changed the role, or works in another organisation: as it is now, all of it. */
  async memberChanged(tx: SqlRunner, userId: string, why: 'joined' | 'changed' | 'left'): Promise<void> {
    const state = await MEMBERSHIP_STATE.only(tx, [userId]);
    await this.outbox.send(tx, 'organization/membership-changed', {
      member: { kind: 'user', id: userId },
      why,
      class_id: null,
      ...state,
    });
  }

  /** A student belongs to the organisation no longer: for a while, or for good. */
  studentLeft(tx: SqlRunner, studentId: string, version: number, why: 'left' | 'erased'): Promise<void> {
    return this.outbox.send(tx, 'organization/membership-changed', {
      member: { kind: 'student', id: studentId },
      version,
      why,
      organization_id: null,
      role: null,
      class_id: null,
    });
  }

  /** A student is in another class, of which they are no guest any longer, or in none, or is back. */
  async studentMoved(
    tx: SqlRunner,
    { studentId, version, organizationId, classId }: MovedStudent,
    why: 'moved' | 'returned' = 'moved',
  ): Promise<void> {
    const hosts = await ARRIVE_HOME.rows(tx, [studentId, classId]);
    for (const host of hosts) await this.classChanged(tx, host);
    await this.outbox.send(tx, 'organization/membership-changed', {
      member: { kind: 'student', id: studentId },
      version,
      why,
      organization_id: organizationId,
      role: 'student',
      class_id: classId,
    });
  }

  teacherAnswered(
    tx: SqlRunner,
    { userId, organizationId, organizationName, letIn }: TeacherAnswered,
  ): Promise<void> {
    return this.outbox.send(tx, 'organization/teacher-answered', {
      user_id: userId,
      organization_id: organizationId,
      organization_name: organizationName,
      let_in: letIn,
    });
  }

  entryChanged(tx: SqlRunner, changed: ClassEntryEntity): Promise<void> {
    return this.outbox.send(tx, 'organization/class-entry-changed', entryChangeOf(changed));
  }

  /** Somebody joined a class: pages that show how many are told. */
  classJoined(tx: SqlRunner, classId: string): Promise<void> {
    return this.outbox.send(tx, 'organization/class-joined', { class_id: classId });
  }

  /** A removed class has a version of its own, which is newer than that of its last change. */
  async classChanged(tx: SqlRunner, changed: ToldClass, removed = false): Promise<void> {
    const substitutes = await SUBSTITUTES.rows(tx, [changed.id]);
    const guests = await GUEST_IDS.only(tx, [changed.id]);
    await this.outbox.send(tx, 'organization/class-changed', {
      class_id: changed.id,
      version: changed.version + Number(removed),
      organization_id: changed.organizationId,
      name: changed.name,
      teacher_ids: changed.teacherIds,
      substitutes: substitutes.map(shownSubstitute),
      guest_ids: guests.ids,
      unlocked_chapters: changed.unlockedChapters,
      no_skip: changed.noSkip,
      quiz: changed.quiz,
      assistant_enabled: changed.assistantEnabled,
      assistant_attempt_limit: changed.assistantAttemptLimit,
      sign_up_token_hash: changed.signUpTokenHash,
      removed,
    });
  }
}
