import { z } from 'zod';

const signed = z
  .string()
  .regex(/^-?\d{1,15}$/)
  .transform(Number);
const money = signed.refine(amount => amount >= 0, 'at least nothing');
const at = z.iso.datetime({ offset: true }).transform(text => new Date(text).toISOString());
const CustomDataSchema = z.object({ order: z.uuid() }).nullish().catch(null);
const UnitPriceSchema = z.object({ amount: money, currency_code: z.string() });
const PriceSchema = z.object({
  id: z.string(),
  custom_data: z.object({ plan: z.string() }).nullish().catch(null),
  unit_price: UnitPriceSchema.optional(),
  unit_price_overrides: z.array(z.object({ unit_price: UnitPriceSchema })).default([]),
});
const PeriodSchema = z.object({ ends_at: at }).nullish();

/** Of what is sold; what is given back of a period that was paid has a negative quantity, and amounts. */
const ItemsSchema = z.array(z.object({ price: PriceSchema, quantity: z.int().default(1) })).min(1);

/** A change of plan may give back more than it costs: then these are negative, and the rest goes to a balance. */
const TotalsSchema = z.object({
  subtotal: signed,
  total: signed,
  tax: signed,
  credit: money,
  grand_total: money,
  grand_total_tax: money.optional(),
});

const TransactionSchema = z.object({
  id: z.string(),
  currency_code: z.string(),
  subscription_id: z.string().nullish(),
  customer_id: z.string().nullish(),
  custom_data: CustomDataSchema,
  billing_period: PeriodSchema,
  origin: z.string().optional(),
  items: ItemsSchema,
  details: z.object({
    totals: TotalsSchema,
    line_items: z
      .array(z.object({ price_id: z.string(), quantity: z.int(), totals: z.object({ total: signed }) }))
      .default([]),
  }),
  payments: z.array(z.object({ captured_at: at.nullish() })),
});

const SubscriptionSchema = z.object({
  id: z.string(),
  status: z.enum(['active', 'trialing', 'past_due', 'paused', 'canceled']),
  currency_code: z.string(),
  custom_data: CustomDataSchema,
  current_billing_period: PeriodSchema,
  scheduled_change: z.object({ action: z.string(), effective_at: at }).nullish(),
  items: ItemsSchema,
});

const AdjustmentSchema = z.object({
  id: z.string(),
  transaction_id: z.string(),
  action: z.string(),
  status: z.string(),
  created_at: at.optional(),
  currency_code: z.string(),
  // The action says which way the money goes.
  totals: z.object({ total: signed.transform(Math.abs), tax: signed.transform(Math.abs) }),
});

const event = <Type extends string, Data extends z.ZodType>(types: readonly Type[], data: Data) =>
  z.object({ event_id: z.string(), event_type: z.enum(types), occurred_at: at, data });

/** What of Paddle's events is used; others are kept and say nothing. */
export const PaddleEventSchema = z.union([
  event(
    [
      'transaction.created', 'transaction.ready', 'transaction.updated', 'transaction.billed', 'transaction.paid',
      'transaction.completed', 'transaction.payment_failed', 'transaction.canceled',
    ],
    TransactionSchema,
  ),
  event(
    [
      'subscription.created', 'subscription.activated', 'subscription.updated', 'subscription.past_due',
      'subscription.paused', 'subscription.resumed', 'subscription.trialing', 'subscription.canceled',
    ],
    SubscriptionSchema,
  ),
  event(['adjustment.created', 'adjustment.updated'], AdjustmentSchema),
]); // prettier-ignore

export type PaddleEvent = z.infer<typeof PaddleEventSchema>;
export type PaddleItems = z.infer<typeof ItemsSchema>;
export type PaddleTotals = z.infer<typeof TotalsSchema>;
export type PaddleTransaction = z.infer<typeof TransactionSchema>;
export type PaddleSubscription = z.infer<typeof SubscriptionSchema>;
export type PaddleAdjustment = z.infer<typeof AdjustmentSchema>;

/** The kinds of event that {@link PaddleEventSchema} reads. */
export const USED_KINDS =
  /^(transaction\.(created|ready|updated|billed|paid|completed|payment_failed|canceled)|subscription\.(created|activated|updated|past_due|paused|resumed|trialing|canceled)|adjustment\.(created|updated))$/;
