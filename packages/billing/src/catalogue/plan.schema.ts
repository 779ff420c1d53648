import { z } from 'zod';

const INCLUDED = [
  'course',
  'all-courses',
  'challenges',
  'quizzes',
  'certificate',
  'unlimited-attempts',
  'unlimited-tips',
  'for-good',
  'classes',
  'assistant-limits',
  'enterprise-support',
] as const;

const base = {
  name: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  audience: z.enum(['family', 'organization']),
  /** How many students it teaches; null if there is no limit. */
  seats: z.int().min(1).nullable(),
  /** What it includes, as keys of texts. */
  includes: z.array(z.enum(INCLUDED)).min(1),
  /** For each currency the price in its smallest unit, before what the provider says about tax. */
  prices: z.record(z.string().regex(/^[A-Z]{3}$/), z.int().min(1)),
};

const CoursePlanSchema = z.strictObject({
  ...base,
  billing: z.literal('once'),
  seats: z.literal(1),
  opens: z.strictObject({ kind: z.literal('course'), course: z.string().min(1) }),
});

const SubscriptionPlanSchema = z.strictObject({
  ...base,
  billing: z.enum(['month', 'year']),
  /** The name by which services know what it opens (`payment/entitlement-changed`). */
  opens: z.strictObject({ kind: z.literal('everything'), subscription: z.string().min(1) }),
});

/** What can be bought: a course for one student for good, or everything for an owner's students while it is paid. */
export const PlanSchema = z.union([CoursePlanSchema, SubscriptionPlanSchema]);

export type CoursePlan = Readonly<z.infer<typeof CoursePlanSchema>>;
export type SubscriptionPlan = Readonly<z.infer<typeof SubscriptionPlanSchema>>;
export type Plan = CoursePlan | SubscriptionPlan;
