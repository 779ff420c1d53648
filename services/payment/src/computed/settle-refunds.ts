import { follow, type SqlRunner } from '@burrow/service-kit';
import type { Fact } from '../facts/fact.schema.ts';
import { latestAdjustments } from '../facts/order-facts.rules.ts';
import { REFUND_TRANSITIONS, type RefundState } from '../domain/refund.rules.ts';
import { DECIDE_PART, DECIDED_REFUND, SETTLE_REFUND } from './compute.queries.ts';

interface Decided {
  readonly state: RefundState;
  readonly isRefused: boolean;
}

/** A refund is paid when the provider has paid all of its parts; it is refused after all if the provider refused one. */
export async function settleRefunds(tx: SqlRunner, facts: readonly Fact[]): Promise<void> {
  for (const { adjustment, status } of latestAdjustments(facts.filter(fact => fact.kind === 'adjustment'))) {
    if (status === 'pending') continue;
    const [part]: { refund: string }[] = await tx.query(DECIDE_PART, [adjustment, status]);
    const [decided]: Decided[] = part ? await tx.query(DECIDED_REFUND, [part.refund]) : [];
    const state = decided && follow(REFUND_TRANSITIONS, decided.state, decided.isRefused ? 'reject' : 'pay');
    if (part && state) await tx.query(SETTLE_REFUND, [part.refund, state]);
  }
}
