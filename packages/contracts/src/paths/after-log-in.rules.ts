import type { LastPlayed } from '../account/fields.schema.ts';

/**
 * Returns where to send somebody who has just logged in, as a path without language: the page they came for, else the
 * level they played last, else the index.
 * @param next from the address, checked to be of this site
 */
export function placeAfterLogIn(next: string | null, lastPlayed: LastPlayed | null): string {
  if (next !== null) return next;
  if (!lastPlayed) return '';
  return `play/${encodeURIComponent(lastPlayed.course_id)}/${encodeURIComponent(lastPlayed.level_slug)}`;
}
