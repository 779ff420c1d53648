import type { Wrong } from '@burrow/contracts';
import { InjectPool } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import { SUBSCRIPTIONS } from '../../computed/compute.queries.ts';
import type { Bought } from './bought.types.ts';
import {
  AUDIT_OF,
  DIFFERENCES_OF,
  FACTS_OF,
  HELD_OF,
  INVOICES_OF,
  ORDERS,
  PURCHASES_OF,
  REFUNDS_OF,
} from './buyers.queries.ts';

/** Everything that payment knows of what accounts bought. */
@Injectable()
export class BoughtRepository {
  constructor(@InjectPool() private readonly pool: pg.Pool) {}

  async read(account: string): Promise<Bought> {
    const orders = await ORDERS.rows(this.pool, [account]);
    const purchases = await PURCHASES_OF.rows(this.pool, [account]);
    const subscriptions = await SUBSCRIPTIONS.rows(this.pool, [account]);
    const ids = purchases.map(({ id }) => id);
    const running = subscriptions.map(({ id }) => id);
    const facts = await FACTS_OF.rows(this.pool, [account, ids, running]);
    return {
      account,
      orders,
      purchases,
      subscriptions,
      facts: facts.map(({ data }) => data),
      refunds: await REFUNDS_OF.rows(this.pool, [ids]),
      held: await HELD_OF.rows(this.pool, [account]),
      invoices: await INVOICES_OF.rows(this.pool, [account]),
      audit: await AUDIT_OF.rows(this.pool, [account, ids]),
    };
  }

  /** What the comparison with the provider found of them. */
  async differences({ orders, purchases, subscriptions, held }: Bought): Promise<Wrong[]> {
    const ids = [
      ...orders.flatMap(({ id, transaction }) => [id, ...(transaction === null ? [] : [transaction])]),
      ...purchases.map(({ id }) => id),
      ...subscriptions.map(({ id }) => id),
      ...held.map(({ transaction }) => transaction),
    ];
    const rows = await DIFFERENCES_OF.rows(this.pool, [ids]);
    return rows.map(row => ({ ...row, since: new Date(row.since).toISOString() }));
  }
}
