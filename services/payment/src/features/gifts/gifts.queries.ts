import { type NotNull, sql } from '@burrow/service-kit';
import type { PurchaseState } from '../../domain/purchase.rules.ts';
import type { RefundState } from '../../domain/refund.rules.ts';

/** An account of nobody: who buys a gift has none with us. */
export const ADD_BUYER = sql<{ readonly id: string }>`
  insert into payment.accounts default values returning id`;

export const PURCHASE_OF_GIFT = sql<{ readonly id: string | null }>`
  select transaction as id from payment.orders o join payment.gifts g using (id) where g.id = $1`;

export interface GiftRow {
  readonly buyer: string;
  readonly plan: string;
  readonly paid: NotNull<number>;
  readonly seats: number;
  readonly purchase: string | null;
  readonly state: NotNull<PurchaseState>;
  readonly paidAt: string | null;
  readonly isRedeemed: NotNull<boolean>;
  readonly requests: NotNull<RefundState[]>;
}

export const GIFT = sql<GiftRow>`
  select o.account_id as buyer, o.plan, coalesce(p.paid, 0)::float8 as paid, o.seats, o.transaction as purchase,
    coalesce(p.state, 'open') as state, to_json(p.paid_at) #>> '{}' as "paidAt",
    g.redeemed_at is not null as "isRedeemed",
    array(select state from payment.refunds r where r.purchase_id = o.transaction) as requests
  from payment.gifts g join payment.orders o on o.id = g.id left join payment.purchases p on p.id = o.transaction
  where g.id = $1`;
