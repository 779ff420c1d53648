import type { EventData } from '@burrow/contracts';
import { Outbox, type SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import type { Purchase } from '../domain/purchase.rules.ts';
import { CANCELLED, GIFTS, KEEP, ORDERED, OWNER, REFUNDS } from './notices.queries.ts';
import { type Notice, noticesOf, type CurrentSubscription, type Told } from './notices.rules.ts';

type Owner = EventData<'payment/notice'>['owner'];

/** What somebody bought, as it is computed. */
export interface Bought {
  readonly purchases: readonly Purchase[];
  readonly subscriptions: readonly CurrentSubscription[];
}

/** Tells buyers what happened to what they bought, each thing once. Account writes the mails. */
@Injectable()
export class NoticesService {
  constructor(private readonly outbox: Outbox) {}

  /** Tells what an account was not told yet. */
  async tell(tx: SqlRunner, account: string, bought: Bought): Promise<void> {
    const ordered = await ORDERED.rows(tx, [account]);
    const refunds = await REFUNDS.rows(tx, [account]);
    const ids = bought.purchases.map(({ id }) => id);
    const gifts = await GIFTS.rows(tx, [ids]);
    const cancelled = await CANCELLED.rows(tx, [bought.subscriptions.map(({ id }) => id)]);
    const told: Told = {
      ...bought,
      ordered,
      refunds,
      gifts: gifts.map(({ purchase }) => purchase),
      cancelled: cancelled.map(({ subscription }) => subscription),
    };
    await this.send(tx, account, noticesOf(told));
    await this.#tellChargebacks(tx, account, bought.purchases);
  }

  /** Tells support that the provider says otherwise about so many things. */
  tellSupport(tx: SqlRunner, count: number): Promise<void> {
    const about = { purchase_id: null, plan_name: null, money: null };
    return this.outbox.send(tx, 'payment/support-notice', { about: 'differences', count, ...about });
  }

  /** Support is told of each chargeback once, also of buyers who are gone. */
  async #tellChargebacks(tx: SqlRunner, account: string, purchases: readonly Purchase[]): Promise<void> {
    for (const { id: purchase_id, plan: plan_name, returned: amount, currency, state } of purchases) {
      if (state !== 'charged-back') continue;
      const notice = { key: `charged back ${purchase_id}`, at: null };
      const isNew = await KEEP.exists(tx, [account, JSON.stringify([notice])]);
      const money = { amount, currency };
      if (isNew)
        await this.outbox.send(tx, 'payment/support-notice', {
          about: 'chargeback',
          count: 1,
          purchase_id,
          plan_name,
          money,
        });
    }
  }

  /** Sends those that were not sent before. Nobody is told once their account is gone. */
  async send(tx: SqlRunner, account: string, notices: readonly Notice[]): Promise<void> {
    const fresh = await KEEP.rows(tx, [account, JSON.stringify(notices)]);
    const [owner]: Owner[] = fresh.length > 0 ? await OWNER.rows(tx, [account]) : [];
    if (!owner) return;
    const keys = new Set(fresh.map(({ key }) => key));
    for (const { notice, plan_name, money, date: day, number } of notices.filter(({ key }) =>
      keys.has(key),
    )) {
      const date = day && new Date(day).toISOString();
      await this.outbox.send(tx, 'payment/notice', { owner, notice, plan_name, money, date, number });
    }
  }
}
