import { type NotNull, sql } from '@burrow/service-kit';

/** The guests of the class $1, as the other services are told of them. */
export const GUEST_IDS = sql<{ readonly ids: NotNull<string[]> }>`
  select coalesce(array_agg(student_id order by student_id), '{}') as ids from organization.class_guests where class_id = $1`;

interface HostRow {
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

/** The student $1 is at home in the class $2 now: whoever is moved away later is no guest of it by that. */
export const ARRIVE_HOME = sql<HostRow>`
  with arrived as (
    delete from organization.class_guests where student_id = $1 and class_id = $2 returning class_id
  ), host as (
    update organization.classes set version = version + 1 where id in (select class_id from arrived) returning *
  )
  select id, version, organization_id as "organizationId", name, teacher_ids as "teacherIds",
    unlocked_chapters as "unlockedChapters", no_skip as "noSkip", quiz, assistant_enabled as "assistantEnabled",
    assistant_attempt_limit as "assistantAttemptLimit", sign_up_token_hash as "signUpTokenHash"
  from host`;
