import type { StudentProgress } from '../class-work.schema.ts';

/** Runs of a level without completing it, over at least some minutes, of which a teacher should know. */
export const STUCK_RUNS = 4;
export const STUCK_MINUTES = 5;
/** Without any work for so many days a student counts as away. */
export const AWAY_DAYS = 7;

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** `stuck` needs help, `waiting` has completed all that is open, `away` has not worked for days. */
export type WorkStatus = 'stuck' | 'waiting' | 'away' | 'on-track';

/** Whether a student runs a level again and again without completing it. Times in milliseconds since 1970. */
export function isStuck(
  { runs, trying_since }: Pick<StudentProgress, 'runs' | 'trying_since'>,
  now: number,
): boolean {
  return (
    runs >= STUCK_RUNS && trying_since !== null && now - Date.parse(trying_since) >= STUCK_MINUTES * MINUTE_MS
  );
}

/**
 * How a student is doing. `open` says for each chapter of the course how many levels they may play.
 * @param now milliseconds since 1970
 */
export function workStatus(student: StudentProgress, open: readonly number[], now: number): WorkStatus {
  const { last_active_at: active, completed } = student;
  if (active === null || now - Date.parse(active) >= AWAY_DAYS * DAY_MS) return 'away';
  if (isStuck(student, now)) return 'stuck';
  const isDone =
    open.some(levels => levels > 0) && open.every((levels, index) => (completed[index] ?? 0) >= levels);
  return isDone ? 'waiting' : 'on-track';
}
