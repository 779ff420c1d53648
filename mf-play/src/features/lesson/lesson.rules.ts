import type { OwnLesson } from '@burrow/contracts';

/** The server ends things a moment before it is asked about them. */
const A_MOMENT_MS = 100;

/** Milliseconds from the answer until something in it ends by itself; null if nothing does. */
export function nextEnd({ at, focus, look }: OwnLesson): number | null {
  const ends = [focus?.until, look?.live_until].flatMap(end => (end ? [Date.parse(end)] : []));
  return ends.length === 0 ? null : Math.max(0, Math.min(...ends) - Date.parse(at)) + A_MOMENT_MS;
}

/** Whether a look is worth a word in a level: one that lasts in any, one that is over in the level that was looked at. */
export function lookIn(look: OwnLesson['look'], course: string, level: string): 'live' | 'past' | null {
  if (look === null) return null;
  if (look.live_until !== null) return 'live';
  return look.course_id === course && look.level_slug === level ? 'past' : null;
}
