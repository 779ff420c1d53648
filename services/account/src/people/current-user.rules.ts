import type { CurrentUser, LastPlayed } from '@burrow/contracts';
import { LESSON_COURSES } from '@burrow/contracts/courses';
import type { CurrentUserRow } from './current-user.queries.ts';

/** A subscription opens every course. */
const ALL_COURSES = LESSON_COURSES.map(({ slug }) => slug);

function studentDetails(row: CurrentUserRow): CurrentUser['student_details'] {
  if (row.student_id === null || row.username === null) return null;
  return {
    id: row.student_id,
    username: row.username,
    character: row.character ?? '',
    assistant_enabled: (row.student_assistant ?? true) && (row.class_assistant ?? true),
  };
}

function classDetails(row: CurrentUserRow): CurrentUser['class_details'] {
  if (row.class_name === null) return null;
  return {
    name: row.class_name,
    unlocked_chapters: row.unlocked_chapters ?? [],
    no_skip: row.no_skip ?? false,
    quiz: row.quiz ?? true,
  };
}

function coursesOf({ subscription, assignments, student_id }: CurrentUserRow): string[] {
  if (subscription !== null) return ALL_COURSES;
  return (assignments ?? [])
    .filter(assignment => assignment.student_id === student_id)
    .map(assignment => assignment.course_id);
}

/** Returns what a session's page learns. A student learns nothing about the parent but the account's id. */
export function toCurrentUser(row: CurrentUserRow): CurrentUser {
  const { is_student } = row;
  return {
    user_id: row.user_id,
    email: is_student ? null : row.email,
    full_name: is_student ? row.student_name : row.full_name,
    student_id: row.student_id,
    is_student,
    is_staff: !is_student && !row.is_impersonated && row.is_staff === true,
    is_impersonated: row.is_impersonated,
    organization_id: row.organization_id,
    organization_name: row.organization_name,
    user_details: { user_type: row.user_type },
    student_details: studentDetails(row),
    class_details: classDetails(row),
    subscription: row.subscription,
    courses: coursesOf(row),
    session_ends_in: row.session_ends_in,
    deletion_at: is_student ? null : (row.deletion_at?.toISOString() ?? null),
  };
}

/** Returns where the session's student last played. */
export const toLastPlayed = ({ last_course, last_level }: CurrentUserRow): LastPlayed | null =>
  last_course === null || last_level === null ? null : { course_id: last_course, level_slug: last_level };
