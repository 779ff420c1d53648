import { z } from 'zod';
import { MoneySchema } from './money.schema.ts';
import { PurchaseParamsSchema } from './purchase.schema.ts';

/** A subscription of a parent or a school. */
export const SubscriptionSchema = z.object({
  /** The provider's id. */
  id: z.string(),
  plan_name: z.string(),
  /** The smaller or shorter plan that begins with the next charge, where one was chosen; services of earlier releases do not say it. */
  next_plan: z.string().nullable().optional(),
  state: z.enum(['active', 'past-due', 'paused', 'ended']),
  /** The payment of the running period: what cancel-subscription and request-refund name. */
  purchase_id: z.string().nullable(),
  /** When it is charged next, and how much; null where an end was chosen. */
  next_charge: z.object({ money: MoneySchema, at: z.iso.datetime() }).nullable(),
  /**
   * What is charged if one that is paused is resumed, and when: at once if that day is over. Null for one that is not paused, or
   * cannot be resumed; services of earlier releases do not say it.
   */
  on_resume: z.object({ money: MoneySchema, at: z.iso.datetime() }).nullable().optional(),
  /** The chosen end, or the end itself. */
  ends_at: z.iso.datetime().nullable(),
  past_due_since: z.iso.datetime().nullable(),
  /** Until when it opens levels, as things stand. */
  open_until: z.iso.datetime().nullable(),
});

/** Query of POST /api/payment/resume-subscription: `charges` is what the buyer was told, and agreed to. */
export const ResumeQuerySchema = PurchaseParamsSchema.extend({
  charges: z.enum(['now', 'later']).default('later'),
});

export const CurrentSubscriptionSchema = z.object({ subscription: SubscriptionSchema.nullable() });
export const ActiveSubscriptionsSchema = z.object({ subscriptions: z.array(SubscriptionSchema) });

/** Answer of GET /api/payment/current-plan: what the caller may use; empty for visitors. */
export const CurrentPlanSchema = z.object({
  subscription: z.string().nullable(),
  courses: z.array(z.string()),
});

export const PlanNameQuerySchema = z.object({ plan_name: z.string().min(1).max(60) });

/** What a change of plan costs. */
export const UpgradePreviewSchema = z.object({
  plan_name: z.string(),
  /** `at-once` is charged now; `at-period-end` changes with the next period. */
  takes_effect: z.enum(['at-once', 'at-period-end']),
  /** What is left of the running period, and counts towards the new one. */
  credit: MoneySchema,
  charge_now: MoneySchema,
  next_charge: z.object({ money: MoneySchema, at: z.iso.datetime() }),
});

/** Answer of cancel-subscription: when it ends. */
export const CancellationSchema = z.object({ ends_at: z.iso.datetime() });

/** Body and answer of POST /api/payment/cancel-by-link: the secret of a mail, and what ends when. */
export const CancelByLinkSchema = z.object({ token: z.string().min(20).max(100) });
/** Answer of POST /api/payment/withdraw-by-link: when the withdrawal was declared, and all that goes back. */
export const WithdrawnByLinkSchema = z.object({
  plan_name: z.string(),
  withdrawn_at: z.iso.datetime(),
  returns: MoneySchema,
});

export const CancelledByLinkSchema = CancellationSchema.extend({ plan_name: z.string() });

/** What becomes of a parent's plan who registers a school. */
export const UpgradeToOrganizationSchema = z.object({
  /** The page on which a school is registered. */
  page: z.literal('schools'),
  /** The parent's plan, which goes on until it is cancelled; null if there is none. */
  subscription: SubscriptionSchema.nullable(),
});

/** Where the card of a subscription is changed. */
export const CardChangeSchema = z.object({
  transaction_id: z.string(),
  url: z.string(),
  client_token: z.string().nullable(),
});

export type Subscription = z.infer<typeof SubscriptionSchema>;
export type CurrentSubscription = z.infer<typeof CurrentSubscriptionSchema>;
export type ActiveSubscriptions = z.infer<typeof ActiveSubscriptionsSchema>;
export type CurrentPlan = z.infer<typeof CurrentPlanSchema>;
export type UpgradePreview = z.infer<typeof UpgradePreviewSchema>;
export type Cancellation = z.infer<typeof CancellationSchema>;
export type WithdrawnByLink = z.infer<typeof WithdrawnByLinkSchema>;
export type CancelledByLink = z.infer<typeof CancelledByLinkSchema>;
export type UpgradeToOrganization = z.infer<typeof UpgradeToOrganizationSchema>;
export type CardChange = z.infer<typeof CardChangeSchema>;
