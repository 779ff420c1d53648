import type { LoggedIn } from '../account/auth.schema.ts';
import type { CurrentUser } from '../account/current-user.schema.ts';
import type { LastPlayed } from '../account/fields.schema.ts';

/** Whether somebody teaches or leads a school, so that its area is their first page. */
export const worksAtSchool = ({
  is_student: isStudent,
  user_details: { user_type: type },
}: CurrentUser): boolean => !isStudent && (type === 1 || type === 2);

/**
 * Returns where to send somebody who plays and has just logged in, as a path without language: the page they came for,
 * else the level they played last, else the index.
 * @param next from the address, checked to be of this site
 */
export function placeAfterLogIn(next: string | null, lastPlayed: LastPlayed | null): string {
  if (next !== null) return next;
  if (!lastPlayed) return '';
  return `play/${encodeURIComponent(lastPlayed.course_id)}/${encodeURIComponent(lastPlayed.level_slug)}`;
}

/**
 * Returns where to send anybody who has just logged in: like {@link placeAfterLogIn}, but whoever works at a school comes
 * to its area, and not to a game that asks them who is playing.
 * @param hasSchools whether this site has the area of schools
 */
export function firstPageOf(
  next: string | null,
  { user, last_played: last }: LoggedIn,
  hasSchools = true,
): string {
  return next === null && hasSchools && worksAtSchool(user) ? 'organization' : placeAfterLogIn(next, last);
}
