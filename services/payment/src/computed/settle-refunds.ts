import { follow, type SqlRunner } from '@burrow/service-kit';
import type { Fact } from '../facts/fact.schema.ts';
import { latestAdjustments } from '../facts/order-facts.rules.ts';
import { REFUND_TRANSITIONS } from '../domain/refund.rules.ts';
import { DECIDE_PART, DECIDED_REFUND, SETTLE_REFUND } from './compute.queries.ts';

/** A refund is paid when the provider has paid all of its parts; it is refused after all if the provider refused one. */
export async function settleRefunds(tx: SqlRunner, facts: readonly Fact[]): Promise<void> {
  for (const { adjustment, status } of latestAdjustments(facts.filter(fact => fact.kind === 'adjustment'))) {
    if (status === 'pending') continue;
    const part = await DECIDE_PART.first(tx, [adjustment, status]);
    const decided = part && (await DECIDED_REFUND.first(tx, [part.refund]));
    const state = decided && follow(REFUND_TRANSITIONS, decided.state, decided.isRefused ? 'reject' : 'pay');
    if (part && state) await SETTLE_REFUND.run(tx, [part.refund, state]);
  }
}
