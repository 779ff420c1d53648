import type { Credit } from '@burrow/contracts';

/** The key of the text about the day's runs, and of the one about getting more. */
export interface AttemptsHint {
  readonly text: 'unlimited' | 'available';
  readonly count: number;
  readonly more: 'log-in' | 'subscribe' | null;
}

interface Who {
  readonly isAnonymous: boolean;
  /** A child's own session, which is never told to subscribe. */
  readonly isStudent: boolean;
}

/** Returns what a learner is told about the runs left for the day. */
export function attemptsHint({ counter }: Pick<Credit, 'counter'>, who: Who): AttemptsHint {
  if (counter === null) return { text: 'unlimited', count: 0, more: null };
  return {
    text: 'available',
    count: counter,
    more: who.isAnonymous ? 'log-in' : who.isStudent ? null : 'subscribe',
  };
}
