import { z } from 'zod';

const head = {
  /** The id of the event, by which a repetition is known. */
  id: z.string().min(1),
  /** When it happened, by the clock of who tells; events arrive in any order. */
  at: z.iso.datetime(),
};

const base = { ...head, currency: z.string().regex(/^[A-Z]{3}$/) };

/** Who bought, by the ledger's random id. */
const account = z.uuid();

const amount = z.int();

/**
 * A payment of a purchase or of a period of a subscription; `taken` is what was charged, `credit` what was paid from a balance,
 * `tax` that of what was charged.
 */
const PaymentFactSchema = z.object({
  ...base,
  kind: z.literal('payment'),
  account,
  purchase: z.string().min(1),
  subscription: z.string().nullable(),
  plan: z.string().min(1),
  /** For how many students it is. */
  seats: z.int().min(1),
  happened: z.enum(['opened', 'failed', 'paid', 'canceled']),
  taken: amount.min(0),
  credit: amount.min(0),
  tax: amount.min(0),
  periodEndsAt: z.iso.datetime().nullable(),
  /** When it was paid, by whichever event it is reported. */
  paidAt: z.iso.datetime().nullable(),
});

/** Money that goes back, or to a balance; `status` is that of the adjustment, of which the latest counts. */
const AdjustmentFactSchema = z.object({
  ...base,
  kind: z.literal('adjustment'),
  adjustment: z.string().min(1),
  purchase: z.string().min(1),
  action: z.enum([
    'refund',
    'credit',
    'chargeback',
    'chargeback-reverse',
    'chargeback-warning',
    'chargeback-warning-reverse',
  ]),
  status: z.enum(['pending', 'approved', 'rejected']),
  total: amount.min(0),
  tax: amount.min(0),
});

/** How a subscription stands at that time. */
const SubscriptionFactSchema = z.object({
  ...base,
  kind: z.literal('subscription'),
  account,
  subscription: z.string().min(1),
  plan: z.string().min(1),
  /** For how many students it is; facts of earlier releases do not say it. */
  seats: z.int().min(1).optional(),
  status: z.enum(['active', 'past-due', 'paused', 'ended']),
  periodEndsAt: z.iso.datetime().nullable(),
  /** The end that was chosen, if one was. */
  endsAt: z.iso.datetime().nullable(),
});

/** Staff open everything for somebody who paid elsewhere, or take that back; a school gets the plan of a size, for as long as it paid. */
const GrantFactSchema = z.object({
  ...head,
  kind: z.literal('grant'),
  account,
  isOpen: z.boolean(),
  /** What it opens, as services know it: everything for a family, if nothing is said. */
  subscription: z.string().min(1).optional(),
  /** What it was opened for, which is taken back by itself: a school's invoice. */
  about: z.string().min(1).optional(),
  /** When it closes unless it is taken back before. */
  until: z.iso.datetime().optional(),
});

/** What happened to a school's invoice: it is owed, paid to our own bank account, not paid after all, or not owed any more. */
const InvoiceFactSchema = z.object({
  ...base,
  kind: z.literal('invoice'),
  account,
  /** Its number. */
  invoice: z.string().min(1),
  happened: z.enum(['issued', 'paid', 'returned', 'cancelled']),
  total: amount.min(0),
  tax: amount.min(0),
});

/** Staff give a purchase to another account. */
const TransferFactSchema = z.object({
  ...head,
  kind: z.literal('transfer'),
  account,
  purchase: z.string().min(1),
});

/** What an event of the provider, or staff, says, without names, addresses or cards: enough to rebuild everything from. */
export const FactSchema = z.discriminatedUnion('kind', [
  PaymentFactSchema,
  AdjustmentFactSchema,
  SubscriptionFactSchema,
  GrantFactSchema,
  InvoiceFactSchema,
  TransferFactSchema,
]);

export type PaymentFact = Readonly<z.infer<typeof PaymentFactSchema>>;
export type AdjustmentFact = Readonly<z.infer<typeof AdjustmentFactSchema>>;
export type SubscriptionFact = Readonly<z.infer<typeof SubscriptionFactSchema>>;
export type GrantFact = Readonly<z.infer<typeof GrantFactSchema>>;
export type InvoiceFact = Readonly<z.infer<typeof InvoiceFactSchema>>;
export type TransferFact = Readonly<z.infer<typeof TransferFactSchema>>;
export type Fact = PaymentFact | AdjustmentFact | SubscriptionFact | GrantFact | InvoiceFact | TransferFact;
