import type { CheckoutState } from '@burrow/contracts';

/** What the page after paying says. */
export type Outcome =
  | 'waiting'
  | 'slow'
  | 'declined'
  | 'canceled'
  | 'opening'
  | 'assign'
  | 'ready'
  | 'held'
  | 'returned';

/** After this time it is said that nothing is confirmed yet, and the order is offered again. */
export const PATIENCE_MS = 20_000;

/** After this time the provider is asked, in case its word was lost on the way. */
export const LATE_MS = 5_000;

/** Whether nothing changes any more by waiting. */
export const isSettled = (outcome: Outcome): boolean =>
  outcome === 'assign' ||
  outcome === 'ready' ||
  outcome === 'returned' ||
  outcome === 'held' ||
  outcome === 'canceled';

/** Says how a purchase stands, for whoever comes back from the provider's page. */
export function outcomeOf({ state, is_open, is_unassigned }: CheckoutState, hasWaited: boolean): Outcome {
  switch (state) {
    case 'open':
      return hasWaited ? 'slow' : 'waiting';
    case 'failed':
      return 'declined';
    case 'canceled':
      return 'canceled';
    case 'held':
      return 'held';
    case 'paid':
      if (is_unassigned) return 'assign';
      return is_open ? 'ready' : 'opening';
    default:
      return 'returned';
  }
}
