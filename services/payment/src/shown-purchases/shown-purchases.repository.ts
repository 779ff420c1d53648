import { TERMS } from '@burrow/billing';
import type { Purchase } from '@burrow/contracts';
import { InjectPool } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import { ClockService } from '../clock/clock.service.ts';
import { courseOf } from '../domain/assignment.rules.ts';
import { lastMomentOf } from '../domain/refund-eligibility.rules.ts';
import { BY_IDS, OF_ACCOUNTS, type ShownRow } from './shown-purchases.queries.ts';

/** A purchase as calls show it, and whose it is. */
export interface OwnedPurchase {
  readonly account: string;
  readonly purchase: Purchase;
}

const isoOf = (time: Date | null): string | null => time?.toISOString() ?? null;

/** Until when the law lets the buyer withdraw from what is paid and not asked back. */
function withdrawUntil({ state, paidAt, mayWithdraw, refundState }: ShownRow, now: Date): string | null {
  if (state !== 'paid' || paidAt === null || !mayWithdraw || (refundState && refundState !== 'rejected'))
    return null;
  const until = lastMomentOf(paidAt.toISOString(), TERMS.withdrawalDays);
  return until < now.getTime() ? null : new Date(until).toISOString();
}

const shown = (row: ShownRow, now: Date): OwnedPurchase => ({
  account: row.account,
  purchase: {
    id: row.id,
    plan_name: row.plan,
    course_name: courseOf(row.plan),
    subscription_id: row.subscription,
    seats: row.seats,
    is_gift: row.isGift,
    state: row.state,
    paid: { amount: row.paid, currency: row.currency },
    returned: { amount: row.returned, currency: row.currency },
    paid_at: isoOf(row.paidAt),
    period_ends_at: isoOf(row.periodEndsAt),
    student_id: row.studentId,
    refund:
      row.refundState && row.requestedAt
        ? { state: row.refundState, requested_at: row.requestedAt.toISOString() }
        : null,
    withdraw_until: withdrawUntil(row, now),
  },
});

/** Purchases as calls show them. */
@Injectable()
export class ShownPurchasesRepository {
  constructor(
    @InjectPool() private readonly pool: pg.Pool,
    private readonly clock: ClockService,
  ) {}

  /** Everything that accounts bought, the newest first. */
  async ofAccounts(accounts: readonly (string | null)[]): Promise<Purchase[]> {
    const rows = await OF_ACCOUNTS.rows(this.pool, [accounts.filter(Boolean)]);
    const now = await this.clock.now();
    return rows.map(row => shown(row, now).purchase);
  }

  /** Returns them by their ids; what does not exist is left out. */
  async byIds(ids: readonly string[]): Promise<ReadonlyMap<string, OwnedPurchase>> {
    const rows = await BY_IDS.rows(this.pool, [ids]);
    const now = await this.clock.now();
    return new Map(rows.map(row => [row.id, shown(row, now)]));
  }
}
