import { type NotNull, sql, sqlPart } from '@burrow/service-kit';
import type { OrganizationEntity } from '../database/entities/organization.entity.ts';

const BATCH = 500;

interface NextOrganizationsRow {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly nativeName: string | null;
  readonly slug: string;
  readonly type: OrganizationEntity['type'];
  readonly maxStudents: number | null;
  readonly trialEndsAt: Date | null;
  readonly secondFactorDemanded: boolean;
}

export const NEXT_ORGANIZATIONS = sql<NextOrganizationsRow>`
  select id, version, name, native_name as "nativeName", slug, type, max_students as "maxStudents", trial_ends_at as "trialEndsAt",
    second_factor_demanded as "secondFactorDemanded"
  from organization.organizations where id > $1 order by id limit ${BATCH} for share`;

interface NextClassesRow {
  readonly id: string;
  readonly version: number;
  readonly organizationId: string;
  readonly name: string;
  readonly teacherIds: string[];
  readonly unlockedChapters: string[];
  readonly noSkip: boolean;
  readonly quiz: boolean;
  readonly assistantEnabled: boolean;
  readonly assistantAttemptLimit: number | null;
  readonly signUpTokenHash: string | null;
}

export const NEXT_CLASSES = sql<NextClassesRow>`
  select id, version, organization_id as "organizationId", name, teacher_ids as "teacherIds",
    unlocked_chapters as "unlockedChapters", no_skip as "noSkip", quiz, assistant_enabled as "assistantEnabled",
    assistant_attempt_limit as "assistantAttemptLimit", sign_up_token_hash as "signUpTokenHash"
  from organization.classes where id > $1 order by id limit ${BATCH} for share`;

interface NextEntriesRow {
  readonly id: string;
  readonly classId: string;
  readonly version: number;
  readonly organizationId: string;
  readonly code: string | null;
  readonly joiningUntil: Date | null;
  readonly lessonBeganAt: Date | null;
  readonly lessonEndsAt: Date | null;
  readonly pictureLogIn: boolean;
  readonly sharedDevices: boolean;
}

export const NEXT_ENTRIES = sql<NextEntriesRow>`
  select class_id as id, class_id as "classId", version, organization_id as "organizationId", code,
    joining_until as "joiningUntil", lesson_began_at as "lessonBeganAt", lesson_ends_at as "lessonEndsAt",
    picture_log_in as "pictureLogIn", shared_devices as "sharedDevices"
  from organization.class_entries where class_id > $1 order by class_id limit ${BATCH} for share`;

/** Whoever belongs to a school, once. */
export const NEXT_MEMBERS = sql<{ readonly id: NotNull<string> }>`
  select distinct user_id as id from organization.school_members where user_id > $1 order by id limit ${BATCH}`;

const STUDENTS = sqlPart`
  select student_id as id, student_id as "studentId", organization_id as "organizationId", class_id as "classId", version
  from organization.students where student_id > $1`;

interface StudentRow {
  readonly id: string;
  readonly studentId: string;
  readonly organizationId: string;
  readonly classId: string | null;
  readonly version: number;
}

/** Those whom we moved: where the others are, account says. */
export const NEXT_STUDENTS = sql<StudentRow>`
  ${STUDENTS} and version > 0 and left_at is null order by student_id limit ${BATCH} for share`;

export const NEXT_FORMER_STUDENTS = sql<StudentRow>`
  ${STUDENTS} and left_at is not null order by student_id limit ${BATCH} for share`;
