import type { RunOutcome } from '@burrow/python';

/** This many steps show what a program that never ends repeats. */
export const ENDLESS_STEPS = 40;

/** Whether a limit ended a run that has more steps than anybody wants to watch. */
export const isEndless = ({ error, steps }: Pick<RunOutcome, 'error' | 'steps'>): boolean =>
  (error?.code === 'world/too-many-commands' || error?.code === 'python/time-limit') &&
  steps.length > ENDLESS_STEPS;

/**
 * Yields items up to a limit, counted over all calls; the limit may change meanwhile.
 * @param from how many were yielded before
 */
export function* upTo<Item>(items: Iterable<Item>, from: number, limit: () => number): Generator<Item> {
  let given = from;
  for (const item of items) {
    if (given >= limit()) return;
    given += 1;
    yield item;
  }
}
