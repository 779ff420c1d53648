import type { Credit } from '@burrow/contracts';

/** The key of what is said about the day's runs, and of the way to more. */
export interface AttemptsHint {
  readonly text: 'unlimited' | 'available';
  readonly count: number;
  readonly more: 'log-in' | 'subscribe' | null;
}

/** What a learner is told of the runs that are left of the day. */
export function attemptsHint({ counter }: Pick<Credit, 'counter'>, isAnonymous: boolean): AttemptsHint {
  if (counter === null) return { text: 'unlimited', count: 0, more: null };
  return { text: 'available', count: counter, more: isAnonymous ? 'log-in' : 'subscribe' };
}
