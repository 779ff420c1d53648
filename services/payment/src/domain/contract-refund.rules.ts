import type { RefundRule } from './refund-eligibility.rules.ts';

/** A payment of a contract: what the card paid, and what of it is back, or asked back. */
export interface ReturnablePayment {
  readonly id: string;
  readonly paid: number;
  readonly returned: number;
  readonly periodEndsAt: string | null;
}

/** What goes back of one payment. */
export interface Part {
  readonly id: string;
  readonly amount: number;
}

/** Why something goes back: a rule that allows it, or because it was bought although another ran. */
export type WhyBack = RefundRule | 'bought-twice';

/** Rules by which all of a contract goes back, not only the period that runs. */
const WHOLE = new Set<WhyBack>(['withdrawal', 'within-refund-time', 'bought-twice']);

/**
 * Returns what goes back of a contract: of each payment what its card paid and did not get back, never a credit. A withdrawal
 * gives all of it back; a refund of a running period, the payments whose period runs at that time.
 */
export const partsOf = (payments: readonly ReturnablePayment[], rule: WhyBack, at: Date): Part[] =>
  payments
    .filter(one => WHOLE.has(rule) || (one.periodEndsAt !== null && new Date(one.periodEndsAt) > at))
    .map(({ id, paid, returned }) => ({ id, amount: paid - returned }))
    .filter(({ amount }) => amount > 0);

export const sumOf = (parts: readonly Part[]): number => parts.reduce((sum, { amount }) => sum + amount, 0);
