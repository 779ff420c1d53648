import type { TriedLevel } from '@burrow/contracts';

interface Progress {
  readonly done: number;
  readonly count: number;
}

/** Returns how many of the levels are complete. */
export function progressOf(levels: readonly { readonly completed: boolean }[]): Progress {
  return { done: levels.filter(level => level.completed).length, count: levels.length };
}

/** How often a student tried a level: what fell short, and what completed it. */
export const triesOf = (work: Pick<TriedLevel, 'failed_runs' | 'completed_at'> | undefined): number =>
  work ? work.failed_runs + (work.completed_at === null ? 0 : 1) : 0;
