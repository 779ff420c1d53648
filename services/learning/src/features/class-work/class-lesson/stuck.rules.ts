import { STUCK_AFTER_RUNS } from '@burrow/contracts';

/** A run of a level whose end is known. */
export interface EndedRun {
  readonly at: Date;
  /** Why it failed; null if it completed the level. */
  readonly code: string | null;
  /** The places of the goals that it met. */
  readonly goalsMet: readonly number[];
}

export interface Stuck {
  readonly since: Date;
  readonly runs: number;
}

/**
 * Since when somebody is stuck: since the first of at least three failed runs of a lesson in which they met no goal that they
 * had not met before.
 * @param runs all known ones of a level, the oldest first
 * @param began of the lesson: what was met before counts, what failed before does not
 */
export function stuckSince(runs: readonly EndedRun[], began: Date): Stuck | null {
  const met = new Set<number>();
  let failed: EndedRun[] = [];
  for (const run of runs) {
    const isNews = run.code === null || run.goalsMet.some(goal => !met.has(goal));
    for (const goal of run.goalsMet) met.add(goal);
    if (isNews) failed = [];
    else if (run.at >= began) failed.push(run);
  }
  const [first] = failed;
  return first && failed.length >= STUCK_AFTER_RUNS ? { since: first.at, runs: failed.length } : null;
}
