import { z } from 'zod';
import { MoneySchema } from './money.schema.ts';
import { RefundStateSchema } from './purchase.schema.ts';
import { DIFFERENCES, HeldPaymentSchema, PayerSchema, RefundRequestSchema } from './support.schema.ts';

/** What one payer agreed to. */
export const CONTRACT_KINDS = [
  'course',
  'gift',
  'class-set',
  'subscription',
  'school-invoice',
  'grant',
] as const;

/** How a contract stands: by where its money is, and by what its buyer, the provider and staff decided. */
export const CONTRACT_STATES = [
  'begun',
  /** It was paid, not as it was ordered, and staff have not decided about it. */
  'held',
  'running',
  'grace',
  'past-due',
  'paused',
  'cancelled',
  'over',
  'going-back',
  'withdrawn',
  'refunded-in-part',
  'refunded',
  'charged-back',
  'warned',
  'won-back',
  'invoice-sent',
  'invoice-paid',
  'invoice-overdue',
] as const;

/** What may happen to a contract. */
export const CONTRACT_EVENTS = [
  'begun',
  'payment',
  'failed',
  'held',
  'payment-accepted',
  'payment-given-back',
  'plan-changed',
  'past-due',
  'paused',
  'resumed',
  'end-chosen',
  'end-taken-back',
  'ended',
  'refund-asked',
  'withdrawn',
  'bought-twice',
  'refund-approved',
  'refund-rejected',
  'refund',
  'credit',
  'chargeback-warning',
  'chargeback-warning-reverse',
  'chargeback',
  'chargeback-reverse',
  'transfer',
  'redeemed',
  'grant',
  'grant-withdrawn',
  'invoice-issued',
  'invoice-paid',
  'invoice-returned',
  'invoice-cancelled',
] as const;

const ContractEventSchema = z.object({
  at: z.iso.datetime(),
  what: z.enum(CONTRACT_EVENTS),
  money: MoneySchema.nullable(),
  /** The plan that it is about, if that changed. */
  plan_name: z.string().nullable(),
  /** The day that it names: an end that was chosen, or a grant's. */
  date: z.iso.datetime().nullable(),
  /** Why, as the payer or staff wrote. */
  reason: z.string().nullable(),
});

/** A contract as staff see it: a course, a subscription with all its payments, a school's invoice, or what staff opened. */
export const ContractSchema = z.object({
  /** Of its first payment, or of the order, the invoice or the grant. */
  id: z.string(),
  kind: z.enum(CONTRACT_KINDS),
  plan_name: z.string(),
  /** The smaller plan that was chosen, and when it begins. Services of earlier releases do not say it. */
  next_plan: z.object({ plan_name: z.string(), at: z.iso.datetime() }).nullable().optional(),
  state: z.enum(CONTRACT_STATES),
  begun_at: z.iso.datetime().nullable(),
  /** All that the card paid, and all that went back. */
  paid: MoneySchema,
  returned: MoneySchema,
  /** Until when it opens anything; null for nothing, and for good. */
  open_until: z.iso.datetime().nullable(),
  seats: z.int(),
  /** How many students have it; no more is said of a child. Null where nobody chooses a student. */
  students: z.int().nullable(),
  refund: z.object({ state: RefundStateSchema, requested_at: z.iso.datetime() }).nullable(),
  /** Its payments, the oldest first. */
  payments: z.array(z.string()),
  /** The oldest first. */
  story: z.array(ContractEventSchema),
});

/** What is wrong with what somebody bought; each is solved in one way. */
export const WRONGS = [
  ...DIFFERENCES,
  /** A refund was approved, and the provider has not paid it for days. */
  'refund-not-paid',
  /** A course is paid and opens nothing, as no student was chosen. */
  'no-student',
  /** A checkout was begun, and nothing is known of a payment. */
  'not-paid-yet',
] as const;

export const WrongSchema = z.object({
  what: z.enum(WRONGS),
  /** The provider's id, or ours, of what it is about. */
  subject: z.string(),
  since: z.iso.datetime(),
});

/** A person or school, what they bought, and what is wrong with it. */
export const BuyerSchema = PayerSchema.extend({
  /** Null if they never began to buy. */
  account_id: z.uuid().nullable(),
  /** The newest first. */
  contracts: z.array(ContractSchema),
  wrongs: z.array(WrongSchema),
  held: z.array(HeldPaymentSchema),
  refunds: z.array(RefundRequestSchema),
});

export const FindBuyersQuerySchema = z.object({
  /** An address, an order's or invoice's number, or the id of a person or school. */
  find: z.string().trim().min(3).max(254),
});

/** Everybody to whom it leads: an adult and the school that they administer, or who paid for a gift with an address. */
export const BuyersSchema = z.object({ buyers: z.array(BuyerSchema) });

export type Buyer = z.infer<typeof BuyerSchema>;
export type Buyers = z.infer<typeof BuyersSchema>;
export type Contract = z.infer<typeof ContractSchema>;
export type ContractEvent = z.infer<typeof ContractEventSchema>;
export type Wrong = z.infer<typeof WrongSchema>;
