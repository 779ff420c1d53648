const BATCH = 500;

export const NEXT_ORGANIZATIONS = `
  select id, version, name, slug, type, max_students as "maxStudents", trial_ends_at as "trialEndsAt",
    second_factor_demanded as "secondFactorDemanded"
  from organization.organizations where id > $1 order by id limit ${BATCH} for share`;

export const NEXT_CLASSES = `
  select id, version, organization_id as "organizationId", name, teacher_ids as "teacherIds",
    unlocked_chapters as "unlockedChapters", no_skip as "noSkip", quiz, assistant_enabled as "assistantEnabled",
    assistant_attempt_limit as "assistantAttemptLimit", sign_up_token_hash as "signUpTokenHash"
  from organization.classes where id > $1 order by id limit ${BATCH} for share`;

export const NEXT_ENTRIES = `
  select class_id as id, class_id as "classId", version, organization_id as "organizationId", code,
    joining_until as "joiningUntil", lesson_began_at as "lessonBeganAt", lesson_ends_at as "lessonEndsAt",
    picture_log_in as "pictureLogIn", shared_devices as "sharedDevices"
  from organization.class_entries where class_id > $1 order by class_id limit ${BATCH} for share`;

export const NEXT_MEMBERS = `
  select user_id as id, user_id as "userId", organization_id as "organizationId", role, version
  from organization.members where user_id > $1 order by user_id limit ${BATCH} for share`;

const STUDENTS = `
  select student_id as id, student_id as "studentId", organization_id as "organizationId", class_id as "classId", version
  from organization.students where student_id > $1`;

/** Those whom we moved: where the others are, account says. */
export const NEXT_STUDENTS = `
  ${STUDENTS} and version > 0 and left_at is null order by student_id limit ${BATCH} for share`;

export const NEXT_FORMER_STUDENTS = `
  ${STUDENTS} and left_at is not null order by student_id limit ${BATCH} for share`;
