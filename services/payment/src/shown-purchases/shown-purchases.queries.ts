import type { Purchase } from '@burrow/contracts';
import { type NotNull, sql, sqlPart } from '@burrow/service-kit';
import type { RefundState } from '../domain/refund.rules.ts';

export interface ShownRow {
  readonly id: string;
  readonly plan: string;
  readonly seats: number;
  readonly subscription: string | null;
  readonly isGift: NotNull<boolean>;
  readonly state: Purchase['state'];
  readonly currency: string;
  readonly paid: NotNull<number>;
  readonly returned: NotNull<number>;
  readonly paidAt: Date | null;
  readonly periodEndsAt: Date | null;
  readonly account: string;
  readonly studentId: string | null;
  readonly refundState: RefundState | null;
  readonly requestedAt: Date | null;
  readonly mayWithdraw: NotNull<boolean>;
}

const SHOWN = sqlPart`
  select p.id, p.plan, p.seats, p.subscription,
    g.id is not null as "isGift", p.state, p.currency, p.paid::float8 as paid, p.returned::float8 as returned,
    p.paid_at as "paidAt", p.period_ends_at as "periodEndsAt", p.account_id as account, a.student_id as "studentId",
    r.state as "refundState", r.requested_at as "requestedAt",
    coalesce(buyer.owner_kind = 'user' and o.id is not null and g.id is null, false) as "mayWithdraw"
  from payment.purchases p left join payment.assignments a on a.purchase_id = p.id
  join payment.accounts buyer on buyer.id = p.account_id
  left join payment.orders o on o.transaction = p.id left join payment.gifts g on g.id = o.id
  left join lateral (
    select state, requested_at from payment.refunds where purchase_id = p.id order by requested_at desc limit 1
  ) r on true`;

/** What nobody paid or tried to pay is not shown. */
export const OF_ACCOUNTS = sql<ShownRow>`
  ${SHOWN} where p.account_id = any($1) and p.state not in ('open', 'canceled')
  order by p.paid_at desc nulls first, p.id`;

export const BY_IDS = sql<ShownRow>`${SHOWN} where p.id = any($1)`;
