import type { EventData } from '@burrow/contracts';
import { holdAlone, type SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { AuditService } from '../../../audit/audit.service.ts';
import { FamilyActsService } from '../../../audit/family-acts.service.ts';
import { OrganizationEventsService } from '../../../events/organization-events.service.ts';
import { MembershipsService } from '../../../members/memberships.service.ts';
import { ArrivalsService } from './arrivals.service.ts';
import { listedNames } from './listed-names.ts';
import {
  DESCRIBE_MEMBER,
  DESCRIBE_STUDENT,
  FORGET_STUDENT,
  IS_ERASED,
  IS_JOINED,
  REMEMBER_ERASED,
} from './copies.queries.ts';

const SCHEMA = 'organization';

/** What account says about members and students, for lists: anything older than the copy is ignored. */
@Injectable()
export class CopiesHandler {
  constructor(
    private readonly memberships: MembershipsService,
    private readonly arrivals: ArrivalsService,
    private readonly audit: AuditService,
    private readonly familyActs: FamilyActsService,
    private readonly events: OrganizationEventsService,
  ) {}

  async describeMember(data: EventData<'account/member-described'>, tx: SqlRunner): Promise<void> {
    const { user_id, version, email, full_name } = data;
    const described = [user_id, version, email, full_name, data.second_factor];
    await DESCRIBE_MEMBER.run(tx, described);
  }

  async describeStudent(data: EventData<'account/pupil-described'>, tx: SqlRunner): Promise<void> {
    const { student_id: id, version, organization_id, class_id, username, character } = data;
    const isGone = await this.isErased(tx, id, version);
    if (data.handed_over) await this.familyActs.handOver(tx, organization_id, id);
    if (data.removed) await this.audit.forget(tx, id);
    if (isGone) return;
    if (data.removed) {
      await REMEMBER_ERASED.run(tx, [id, version]);
      await FORGET_STUDENT.run(tx, [id]);
      await this.arrivals.remove(tx, id);
      return;
    }
    const { full_name, first_name, last_name } = data;
    const names = listedNames({ username, full_name, first_name, last_name });
    if (await this.arrivals.arrive(tx, data, names)) return;
    const row = [
      id, version, organization_id, class_id, username, names.full_name, character, names.searchKey,
      data.assistant_enabled, names.first_name, names.last_name, names.firstSort, names.lastSort,
    ]; // prettier-ignore
    const kept = await DESCRIBE_STUDENT.first(tx, row);
    const isJoined = kept?.is_new && (await IS_JOINED.exists(tx, [class_id]));
    if (isJoined && class_id !== null) await this.events.classJoined(tx, class_id);
  }

  /** Somebody accepted an invitation, as whoever they are: the school is one more of theirs, and they work there now. */
  async join(data: EventData<'account/invitation-accepted'>, tx: SqlRunner): Promise<void> {
    const { user_id: user, organization_id: organizationId, role } = data;
    if (!(await this.memberships.join(tx, user, organizationId, role))) return;
    const about = { kind: 'member', id: user } as const;
    const by = { user, impersonator: null };
    await this.audit.record(by, { organizationId, action: 'member-joined', about });
  }

  /** Whether a student was erased at this version or later. Nobody else tells of them until the transaction ends. */
  private async isErased(tx: SqlRunner, id: string, version: number): Promise<boolean> {
    await holdAlone(tx, SCHEMA, { kind: 'student', id });
    return await IS_ERASED.exists(tx, [id, version]);
  }
}
