import type { SubscriptionRow } from '../../computed/compute.queries.ts';
import type { Fact } from '../../facts/fact.schema.ts';
import type { AuditRow, HeldRow, InvoiceRow, OrderRow, PurchaseRow, RefundRow } from './buyers.queries.ts';

/** Everything that payment knows of what an account bought. */
export interface Bought {
  readonly account: string;
  readonly orders: readonly OrderRow[];
  readonly purchases: readonly PurchaseRow[];
  readonly subscriptions: readonly SubscriptionRow[];
  readonly facts: readonly Fact[];
  readonly refunds: readonly RefundRow[];
  readonly held: readonly HeldRow[];
  readonly invoices: readonly InvoiceRow[];
  readonly audit: readonly AuditRow[];
}
