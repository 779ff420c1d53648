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

export const LEAVE_CLASSES = sql<LeaveClassesRow>`
  with left_behind as (
    update organization.classes set teacher_ids = array_remove(teacher_ids, $1::uuid), version = version + 1
    where teacher_ids @> array[$1::uuid]
      or id in (select class_id from organization.class_substitutes where user_id = $1)
    returning id, version, organization_id, name, teacher_ids, unlocked_chapters, no_skip, quiz, assistant_enabled,
      assistant_attempt_limit, sign_up_token_hash
  )
  select id, version, organization_id as "organizationId", name, teacher_ids as "teacherIds",
    unlocked_chapters as "unlockedChapters", no_skip as "noSkip", quiz, assistant_enabled as "assistantEnabled",
    assistant_attempt_limit as "assistantAttemptLimit", sign_up_token_hash as "signUpTokenHash"
  from left_behind`;
