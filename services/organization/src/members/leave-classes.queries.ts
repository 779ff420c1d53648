export const LEAVE_CLASSES = `
  with left_behind as (
    update organization.classes set teacher_ids = array_remove(teacher_ids, $1::uuid), version = version + 1
    where teacher_ids @> array[$1::uuid]
    returning id, version, organization_id, name, teacher_ids, unlocked_chapters, no_skip, quiz, assistant_enabled,
      assistant_attempt_limit, sign_up_token_hash
  )
  select id, version, organization_id as "organizationId", name, teacher_ids as "teacherIds",
    unlocked_chapters as "unlockedChapters", no_skip as "noSkip", quiz, assistant_enabled as "assistantEnabled",
    assistant_attempt_limit as "assistantAttemptLimit", sign_up_token_hash as "signUpTokenHash"
  from left_behind`;
