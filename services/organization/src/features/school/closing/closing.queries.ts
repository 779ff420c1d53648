/** If it is planned already, the day that was announced stays. */
export const PLAN = `
  with planned as (
    update organization.organizations set closes_at = $2 where id = $1 and closes_at is null returning 1
  ) select * from planned`;

export const KEEP = `
  with kept as (
    update organization.organizations set closes_at = null where id = $1 and closes_at is not null returning 1
  ) select * from kept`;

/** The next organisation whose time to stay is over. */
export const DUE = `
  select id, version, name, slug, type, max_students as "maxStudents", trial_ends_at as "trialEndsAt",
    second_factor_demanded as "secondFactorDemanded"
  from organization.organizations where closes_at <= now() order by closes_at limit 1 for update skip locked`;

/** Some of its students: an organisation with thousands is erased in several transactions. */
export const STUDENTS = `
  select student_id as id, version from organization.students where organization_id = $1 order by student_id limit 200`;

export const CLASSES = `
  select id, version, organization_id as "organizationId", name, teacher_ids as "teacherIds",
    unlocked_chapters as "unlockedChapters", no_skip as "noSkip", quiz, assistant_enabled as "assistantEnabled",
    assistant_attempt_limit as "assistantAttemptLimit", sign_up_token_hash as "signUpTokenHash"
  from organization.classes where organization_id = $1`;

export const MEMBERS = 'select user_id as id from organization.members where organization_id = $1';

export const ERASE_SCHOOL = 'delete from organization.organizations where id = $1';
