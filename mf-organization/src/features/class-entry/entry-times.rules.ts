import type { ClassEntry } from '@burrow/contracts';

const MINUTE_MS = 60_000;

/** Where a class stands: minutes that are left, rounded up; 0 once it is over, null if it is closed. */
export interface EntryTimes {
  readonly joiningMinutes: number | null;
  readonly lessonMinutes: number;
}

const minutesUntil = (until: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(until) - now) / MINUTE_MS));

/** `elapsed` are the milliseconds since the server answered: its clock counts, not that of the classroom. */
export function entryTimes({ joining_until, lesson_ends_at, now }: ClassEntry, elapsed: number): EntryTimes {
  const time = Date.parse(now) + elapsed;
  return {
    joiningMinutes: joining_until === null ? null : minutesUntil(joining_until, time),
    lessonMinutes: lesson_ends_at === null ? 0 : minutesUntil(lesson_ends_at, time),
  };
}
