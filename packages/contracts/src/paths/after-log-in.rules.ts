import type { LoggedIn } from '../account/auth.schema.ts';
import type { CurrentUser } from '../account/current-user.schema.ts';

/** Whether somebody teaches or leads a school, so that its area is their first page. */
export const worksAtSchool = ({
  is_student: isStudent,
  user_details: { user_type: type },
}: CurrentUser): boolean => !isStudent && (type === 1 || type === 2);

/**
 * Returns where to send somebody who has just logged in, as a path without language: the page they came for, else the
 * school's area for whoever works at one, else the level they played last, else the index.
 * @param next from the address, checked to be of this site
 * @param hasSchools whether this site has the area of schools
 */
export function placeAfterLogIn(
  next: string | null,
  { user, last_played: last }: LoggedIn,
  hasSchools = true,
): string {
  if (next !== null) return next;
  if (hasSchools && worksAtSchool(user)) return 'organization';
  if (!last) return '';
  return `play/${encodeURIComponent(last.course_id)}/${encodeURIComponent(last.level_slug)}`;
}
