import { type NotNull, sql } from '@burrow/service-kit';
import type { PurchaseState } from '../../domain/purchase.rules.ts';
import type { RefundState } from '../../domain/refund.rules.ts';

/** The purchase that a code opens. */
export const PURCHASE_OF_CODE = sql<{ readonly id: string | null }>`
  select o.transaction as id from payment.gifts g join payment.orders o on o.id = g.id where g.code_hash = $1`;

interface RedeemableRow {
  readonly id: string;
  readonly account: string;
  readonly plan: string;
  readonly seats: number;
  readonly state: PurchaseState;
  readonly isRedeemed: NotNull<boolean>;
  readonly requests: NotNull<RefundState[]>;
}

export const GIFT_OF_CODE = sql<RedeemableRow>`
  select g.id, p.account_id as account, p.plan, p.seats, p.state, g.redeemed_at is not null as "isRedeemed",
    array(select state from payment.refunds r where r.purchase_id = p.id) as requests
  from payment.gifts g join payment.orders o on o.id = g.id join payment.purchases p on p.id = o.transaction
  where g.code_hash = $1 for update of g`;

export const REDEEM = sql`update payment.gifts set redeemed_at = payment.now() where id = $1`;
