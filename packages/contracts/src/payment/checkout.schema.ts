import { z } from 'zod';
import { MoneySchema } from './money.schema.ts';

const PlanNameSchema = z.string().min(1).max(60);
const CurrencySchema = z.string().regex(/^[A-Z]{3}$/);

/** What is bought, and in which currency; the price is the catalogue's. */
export const CheckoutQuerySchema = z.object({ plan_name: PlanNameSchema, currency: CurrencySchema });

/** The same for several students at once, and with the tax of a country. */
export const PreviewQuerySchema = CheckoutQuerySchema.extend({
  seats: z.coerce.number().int().min(1).max(100).default(1),
  /** Which the reader says; without it that where they seem to be. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
});

/** What it costs with tax, as the provider says for the country that is given, or where the visitor seems to be. */
export const CheckoutPreviewSchema = z.object({
  plan_name: z.string(),
  subtotal: MoneySchema,
  tax: MoneySchema,
  total: MoneySchema,
  /** Whether the country is known whose tax this is: else tax may come on top. Services of earlier releases do not say it. */
  is_tax_known: z.boolean().optional(),
  /** What is charged next, and when; null for what is bought for good. */
  next_charge: z.object({ money: MoneySchema, at: z.iso.datetime() }).nullable(),
});

/** Body of POST /api/payment/paddle. */
export const CheckoutSchema = CheckoutQuerySchema.extend({
  /** Sent by pages of earlier releases; it changes nothing. */
  early_start: z.boolean().optional(),
  /** The student whom a course is for, if that is chosen already. */
  student_id: z.uuid().nullable().optional(),
});

/** Where a purchase is paid. */
export const CheckoutStartSchema = z.object({
  transaction_id: z.string(),
  /** The page of the provider on which it is paid. */
  url: z.string(),
  /** The key with which Paddle.js opens the checkout in our page; null where the provider's page is opened instead. */
  client_token: z.string().nullable(),
  /** Whether no money flows. */
  is_test: z.boolean(),
});

/** How a transaction is paid that a link of the provider leads to. */
export const PaymentLinkSchema = z.object({
  /** A page of its own; null where it is paid in our page. */
  url: z.string().nullable(),
  /** The key with which Paddle.js opens the checkout in our page. */
  client_token: z.string().nullable(),
});

/** Whether the provider is asked, because nothing is known of a payment although its payer came back. */
export const CheckoutStateQuerySchema = z.object({ ask: z.literal('provider').optional() });

/** How a checkout stands; asked for by the page after paying. */
export const CheckoutStateSchema = z.object({
  plan_name: z.string(),
  /** `held`: it is paid, not as it was ordered, and staff look at it. */
  state: z.enum(['open', 'failed', 'canceled', 'paid', 'held', 'refunded', 'charged-back']),
  /** Whether what was bought may be used: services know of it. */
  is_open: z.boolean(),
  /** Whether a course waits for a student. */
  is_unassigned: z.boolean(),
});

export type CheckoutQuery = z.infer<typeof CheckoutQuerySchema>;
export type PreviewQuery = z.infer<typeof PreviewQuerySchema>;
export type CheckoutPreview = z.infer<typeof CheckoutPreviewSchema>;
export type Checkout = z.infer<typeof CheckoutSchema>;
export type CheckoutStart = z.infer<typeof CheckoutStartSchema>;
export type PaymentLink = z.infer<typeof PaymentLinkSchema>;
export type CheckoutState = z.infer<typeof CheckoutStateSchema>;
