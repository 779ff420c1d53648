import type { Credit } from '@burrow/contracts';

/** The key of the text about the day's runs, and of the one about getting more. */
export interface AttemptsHint {
  readonly text: 'unlimited' | 'available';
  readonly count: number;
  readonly more: 'log-in' | 'subscribe' | null;
}

/** Returns what a learner is told about the runs left for the day. */
export function attemptsHint({ counter }: Pick<Credit, 'counter'>, isAnonymous: boolean): AttemptsHint {
  if (counter === null) return { text: 'unlimited', count: 0, more: null };
  return { text: 'available', count: counter, more: isAnonymous ? 'log-in' : 'subscribe' };
}
