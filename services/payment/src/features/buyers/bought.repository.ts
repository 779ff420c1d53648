import type { Wrong } from '@burrow/contracts';
import { InjectPool } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import { SUBSCRIPTIONS } from '../../computed/compute.queries.ts';
import type { Fact } from '../../facts/fact.schema.ts';
import type {
  AuditRow,
  Bought,
  HeldRow,
  InvoiceRow,
  OrderRow,
  PurchaseRow,
  RefundRow,
  SubscriptionRow,
} from './bought.types.ts';
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
    const orders = await this.#rows<OrderRow>(ORDERS, [account]);
    const purchases = await this.#rows<PurchaseRow>(PURCHASES_OF, [account]);
    const subscriptions = await this.#rows<SubscriptionRow>(SUBSCRIPTIONS, [account]);
    const ids = purchases.map(({ id }) => id);
    const running = subscriptions.map(({ id }) => id);
    const facts = await this.#rows<{ data: Fact }>(FACTS_OF, [account, ids, running]);
    return {
      account,
      orders,
      purchases,
      subscriptions,
      facts: facts.map(({ data }) => data),
      refunds: await this.#rows<RefundRow>(REFUNDS_OF, [ids]),
      held: await this.#rows<HeldRow>(HELD_OF, [account]),
      invoices: await this.#rows<InvoiceRow>(INVOICES_OF, [account]),
      audit: await this.#rows<AuditRow>(AUDIT_OF, [account, ids]),
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
    const rows = await this.#rows<Wrong>(DIFFERENCES_OF, [ids]);
    return rows.map(row => ({ ...row, since: new Date(row.since).toISOString() }));
  }

  async #rows<Row extends object>(sql: string, values: unknown[]): Promise<Row[]> {
    return (await this.pool.query<Row>(sql, values)).rows;
  }
}
