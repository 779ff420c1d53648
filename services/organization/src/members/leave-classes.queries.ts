import { sql } from '@burrow/service-kit';

interface LeaveClassesRow {
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

/** Of the school $2, or of all if it is null. */
export const LEAVE_CLASSES = sql<LeaveClassesRow>`
  with no_substitute as (
    delete from organization.class_substitutes s using organization.classes c
    where s.user_id = $1 and c.id = s.class_id and ($2::uuid is null or c.organization_id = $2) returning s.class_id
  ), left_behind as (
    update organization.classes set teacher_ids = array_remove(teacher_ids, $1::uuid), version = version + 1
    where ($2::uuid is null or organization_id = $2)
      and (teacher_ids @> array[$1::uuid] or id in (select class_id from no_substitute))
    returning id, version, organization_id, name, teacher_ids, unlocked_chapters, no_skip, quiz, assistant_enabled,
      assistant_attempt_limit, sign_up_token_hash
  )
  select id, version, organization_id as "organizationId", name, teacher_ids as "teacherIds",
    unlocked_chapters as "unlockedChapters", no_skip as "noSkip", quiz, assistant_enabled as "assistantEnabled",
    assistant_attempt_limit as "assistantAttemptLimit", sign_up_token_hash as "signUpTokenHash"
  from left_behind`;
