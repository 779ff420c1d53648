import type { SubscriptionStatus } from '@paddle/paddle-node-sdk';

/**
 * Whether two subscriptions of one payer run, by what the provider says of them: nobody pays for two, and one that has ended
 * there, of which we were not told, makes the other no second one.
 */
export const runBoth = (one: SubscriptionStatus, other: SubscriptionStatus): boolean =>
  one !== 'canceled' && other !== 'canceled';
