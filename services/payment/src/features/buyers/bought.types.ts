import type { PaymentDoubt } from '@burrow/contracts';
import type { Fact } from '../../facts/fact.schema.ts';
import type { Purchase } from '../../domain/purchase.rules.ts';
import type { RefundState } from '../../domain/refund.rules.ts';
import type { Subscription } from '../../domain/subscription.rules.ts';

/** An order, paid or not. */
export interface OrderRow {
  readonly id: string;
  readonly transaction: string | null;
  readonly plan: string;
  readonly amount: number;
  readonly currency: string;
  readonly seats: number;
  readonly at: string;
  readonly isGift: boolean;
}

/** A payment, and how many students have what it bought. */
export interface PurchaseRow extends Purchase {
  readonly students: number;
}

export interface SubscriptionRow extends Subscription {
  readonly isGoingBack: boolean;
}

export interface RefundRow {
  readonly purchase: string;
  readonly state: RefundState;
  readonly rule: string;
  readonly reason: string;
  readonly amount: number | null;
  readonly at: string;
}

export interface HeldRow {
  readonly transaction: string;
  readonly order: string;
  readonly plan: string | null;
  readonly amount: number;
  readonly currency: string;
  readonly doubt: PaymentDoubt;
  readonly isWaiting: boolean;
  readonly at: string;
}

export interface InvoiceRow {
  readonly request: string;
  readonly number: string;
  readonly plan: string;
  readonly currency: string;
  readonly total: number;
  readonly issuedAt: string;
  readonly dueAt: string;
  readonly paidAt: string | null;
  readonly openUntil: string | null;
  readonly isCancelled: boolean;
}

/** What staff did, and why. */
export interface AuditRow {
  readonly at: string;
  readonly action: string;
  readonly subject: string | null;
  readonly toAccount: string | null;
  readonly reason: string | null;
}

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
