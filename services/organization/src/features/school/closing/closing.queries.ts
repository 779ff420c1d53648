import { sql } from '@burrow/service-kit';
import type { OrganizationEntity } from '../../../database/entities/organization.entity.ts';

/** If it is planned already, the day that was announced stays. */
export const PLAN = sql`
  with planned as (
    update organization.organizations set closes_at = $2 where id = $1 and closes_at is null returning 1
  ) select * from planned`;

export const KEEP = sql`
  with kept as (
    update organization.organizations set closes_at = null where id = $1 and closes_at is not null returning 1
  ) select * from kept`;

interface DueRow {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly slug: string;
  readonly type: OrganizationEntity['type'];
  readonly maxStudents: number | null;
  readonly trialEndsAt: Date | null;
  readonly secondFactorDemanded: boolean;
}

/** The next organisation whose time to stay is over. */
export const DUE = sql<DueRow>`
  select id, version, name, slug, type, max_students as "maxStudents", trial_ends_at as "trialEndsAt",
    second_factor_demanded as "secondFactorDemanded"
  from organization.organizations where closes_at <= now() order by closes_at limit 1 for update skip locked`;

/** Some of its students: an organisation with thousands is erased in several transactions. */
export const STUDENTS = sql<{ readonly id: string; readonly version: number }>`
  select student_id as id, version from organization.students where organization_id = $1 order by student_id limit 200`;

interface ClassesRow {
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

export const CLASSES = sql<ClassesRow>`
  select id, version, organization_id as "organizationId", name, teacher_ids as "teacherIds",
    unlocked_chapters as "unlockedChapters", no_skip as "noSkip", quiz, assistant_enabled as "assistantEnabled",
    assistant_attempt_limit as "assistantAttemptLimit", sign_up_token_hash as "signUpTokenHash"
  from organization.classes where organization_id = $1`;

export const MEMBERS = sql<{
  readonly id: string;
}>`select user_id as id from organization.members where organization_id = $1`;

export const ERASE_SCHOOL = sql`delete from organization.organizations where id = $1`;
