import { follow, type SqlRunner } from '@burrow/service-kit';
import type { Fact } from '../facts/fact.schema.ts';
import { latestAdjustments } from '../facts/order-facts.rules.ts';
import { REFUND_TRANSITIONS, type RefundState } from '../domain/refund.rules.ts';
import { HELD_REFUND, SETTLE_BY_STAFF, SETTLE_REFUND } from './compute.queries.ts';

/** A refund is paid, or refused after all, when the provider says so. */
export async function settleRefunds(
  tx: SqlRunner,
  facts: readonly Fact[],
  subscription: string | null,
): Promise<void> {
  for (const { adjustment, status } of latestAdjustments(facts.filter(fact => fact.kind === 'adjustment'))) {
    if (status === 'pending') continue;
    const [held]: { id: string; state: RefundState }[] = await tx.query(HELD_REFUND, [adjustment]);
    const state = held && follow(REFUND_TRANSITIONS, held.state, status === 'approved' ? 'pay' : 'reject');
    if (state) await tx.query(SETTLE_REFUND, [held.id, state]);
  }
  if (subscription) await tx.query(SETTLE_BY_STAFF, [subscription]);
}
