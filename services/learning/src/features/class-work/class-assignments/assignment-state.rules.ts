import type { AssignmentState } from '@burrow/contracts';

interface Work {
  /** How many of the levels are complete. */
  readonly completed: number;
  readonly total: number;
  /** When the last of them was; null if none is. */
  readonly lastAt: Date | null;
  readonly dueAt: Date;
}

/** Returns how a student stands with an assignment. */
export function stateOf({ completed, total, lastAt, dueAt }: Work, now: Date): AssignmentState {
  if (lastAt !== null && completed >= total) return lastAt <= dueAt ? 'done' : 'late';
  return now <= dueAt ? 'open' : 'missing';
}
