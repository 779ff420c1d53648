import { z } from 'zod';
import { ShownTextSchema } from '../account/shown-text.ts';
import { MoneySchema } from './money.schema.ts';
import { PurchaseSchema, RefundStateSchema } from './purchase.schema.ts';

const ReasonSchema = z.string().trim().min(1).max(2000);

export const TransferPurchasesQuerySchema = z.object({
  to_email: z.email().max(254),
  from_email: z.email().max(254),
  include_assigned: z.enum(['true', 'false']),
  /** Why; kept with who did it. */
  reason: ReasonSchema.optional(),
});

export const TransferredPurchasesSchema = z.object({ moved: z.int(), kept: z.int() });

export const PurchasesOfQuerySchema = z.object({ email: z.email().max(254) });

/** What happened to a purchase and why, as its ledger tells: the oldest first. */
export const PurchaseStorySchema = z.object({
  purchase: PurchaseSchema,
  entries: z.array(
    z.object({
      at: z.iso.datetime(),
      why: z.string(),
      lines: z.array(z.object({ account: z.string(), money: MoneySchema })),
    }),
  ),
});

/** Who pays, as staff see them. */
export const PayerSchema = z.object({
  /** `guest`: somebody without an account, who bought a gift; `gone`: their account was deleted. */
  kind: z.enum(['adult', 'school', 'guest', 'gone']),
  /** The id of the person or school; null for who has none. */
  owner_id: z.uuid().nullable(),
  /** Null if it is not known, or cannot be asked for at the moment. */
  name: z.string().nullable(),
  /** The address of the adult, or of an administrator of the school. */
  email: z.string().nullable(),
});

/** A request for a refund that waits for support. */
export const RefundRequestSchema = z.object({
  id: z.uuid(),
  purchase: PurchaseSchema,
  state: RefundStateSchema,
  reason: z.string(),
  requested_at: z.iso.datetime(),
  rule: z.string(),
  /** Always false: what goes back is counted by rules. For clients of earlier releases. */
  by_staff: z.boolean(),
  /** All that goes back, of every payment of the contract. */
  returns: MoneySchema,
  payer: PayerSchema,
});

/** The oldest first. */
export const RefundRequestsSchema = z.object({ requests: z.array(RefundRequestSchema) });

export const DecideRefundSchema = z.object({ decision: z.enum(['approve', 'reject']), reason: ReasonSchema });

/** Why a payment is not believed by itself. */
export const PAYMENT_DOUBTS = [
  /** The provider sold it at another price, in another currency or to other numbers. */
  'wrong-price',
  /** It names an order that has a transaction of its own. */
  'other-transaction',
  /** Several things at once. */
  'other-items',
  'unknown-plan',
] as const;

/** A payment that arrived and is not what was ordered: who paid, how much, and what was ordered. */
export const HeldPaymentSchema = z.object({
  transaction_id: z.string(),
  /** The payer's address, as the provider knows it. */
  email: z.string().nullable(),
  plan_name: z.string().nullable(),
  ordered_plan_name: z.string(),
  money: MoneySchema,
  /** The price that was ordered. */
  ordered: MoneySchema,
  why: z.enum(PAYMENT_DOUBTS),
  /** Whether it opens something if it is accepted. */
  can_accept: z.boolean(),
  paid_at: z.iso.datetime(),
  /** Who ordered. */
  payer: PayerSchema,
});

/** The oldest first. */
export const HeldPaymentsSchema = z.object({ payments: z.array(HeldPaymentSchema) });

export const DecideHeldPaymentSchema = z.object({
  decision: z.enum(['accept', 'give-back']),
  reason: ReasonSchema,
});

/** A school asks for an offer or an invoice. */
export const InvoiceRequestSchema = z.object({
  plan_name: z.string().min(1).max(60),
  students: z.int().min(1).max(100_000),
  /** The name and address that the invoice is for. */
  billed_to: ShownTextSchema.trim().min(1).max(1000),
  purchase_order: ShownTextSchema.trim().max(60),
  /** The school's number for value-added tax, if it has one. */
  vat_id: ShownTextSchema.trim().max(30).default(''),
  /** In which of the catalogue's currencies; euros unless said otherwise. */
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .default('EUR'),
});

/** An invoice, as the school and support see it; its document is a PDF. */
export const SchoolInvoiceSchema = z.object({
  number: z.string(),
  issued_at: z.iso.datetime(),
  due_at: z.iso.datetime(),
  net: MoneySchema,
  tax: MoneySchema,
  total: MoneySchema,
  paid_at: z.iso.datetime().nullable(),
  /** Whether it is not paid although its day is over. */
  is_overdue: z.boolean(),
  /** When the school was last reminded. */
  reminded_at: z.iso.datetime().nullable(),
});

export const InvoiceRequestsSchema = z.object({
  requests: z.array(
    InvoiceRequestSchema.extend({
      id: z.uuid(),
      state: z.enum(['requested', 'offered', 'paid', 'closed']),
      requested_at: z.iso.datetime(),
      /** Null until it is issued, and for requests of earlier releases. */
      invoice: SchoolInvoiceSchema.nullable(),
    }),
  ),
  /** What the school has without paying by card, and until when; null for nothing, and for staff. */
  plan: z.object({ plan_name: z.string(), open_until: z.iso.datetime() }).nullable(),
});

export const InvoiceParamsSchema = z.object({ request_id: z.uuid() });

export const FollowInvoiceRequestSchema = z.object({
  state: z.enum(['offered', 'paid', 'closed']),
  reason: ReasonSchema,
  /** The tax on the catalogue's price, in its smallest unit, of an invoice that is issued. */
  tax: z.int().min(0).max(100_000_000).default(0),
});

/** How what we know may differ from what the provider says. */
export const DIFFERENCES = [
  /** Paid there, and not here. */
  'missing-payment',
  /** Paid with another amount. */
  'other-amount',
  /** Runs there, and we do not know it. */
  'missing-subscription',
  /** Goes on, is past due or has ended on one side only. */
  'other-state',
  /** What an event says is not believed: its order, its plan or its price is not ours. */
  'unbelieved-event',
  /** More went back than was paid. */
  'refunded-too-much',
] as const;

/** What the daily comparison with the provider found, the newest first. */
export const DifferencesSchema = z.object({
  /** When everything was compared last; null if it never was. */
  checked_at: z.iso.datetime().nullable(),
  /** How many events had been missed by then, and were handled. */
  missed: z.int().min(0),
  differences: z.array(
    z.object({
      subject: z.string(),
      what: z.enum(DIFFERENCES),
      found_at: z.iso.datetime(),
      /** By which its buyer is found; null if it names none. */
      order_id: z.uuid().nullable(),
    }),
  ),
});

export type Difference = (typeof DIFFERENCES)[number];
export type Differences = z.infer<typeof DifferencesSchema>;
export type TransferPurchasesQuery = z.infer<typeof TransferPurchasesQuerySchema>;
export type PurchaseStory = z.infer<typeof PurchaseStorySchema>;
export type DecideHeldPayment = z.infer<typeof DecideHeldPaymentSchema>;
export type PaymentDoubt = (typeof PAYMENT_DOUBTS)[number];
export type HeldPayments = z.infer<typeof HeldPaymentsSchema>;
export type Payer = z.infer<typeof PayerSchema>;
export type RefundRequests = z.infer<typeof RefundRequestsSchema>;
export type InvoiceRequest = z.input<typeof InvoiceRequestSchema>;
export type SchoolInvoice = z.infer<typeof SchoolInvoiceSchema>;
export type InvoiceRequests = z.infer<typeof InvoiceRequestsSchema>;
export type FollowInvoiceRequest = z.input<typeof FollowInvoiceRequestSchema>;
