import { z } from 'zod';
import { ShownTextSchema } from '../account/shown-text.ts';
import { MoneySchema } from './money.schema.ts';

export const RefundStateSchema = z.enum(['requested', 'approved', 'rejected', 'paid']);

/** The rule that decides whether a purchase may be refunded. */
export const RefundRuleSchema = z.enum([
  'not-paid',
  'already-refunded',
  'already-requested',
  'withdrawal',
  'course-completed',
  'certificate-issued',
  'within-refund-time',
  'refund-time-over',
  'period-running',
  'period-over',
  'gift',
]);

/** A payment for a course, or for a period of a subscription. */
export const PurchaseSchema = z.object({
  /** The provider's id. */
  id: z.string(),
  plan_name: z.string(),
  /** The course that it opens; null for a subscription. */
  course_name: z.string().nullable(),
  subscription_id: z.string().nullable(),
  /** For how many students it is: more than one are a class set. */
  seats: z.int(),
  /** Whether somebody else paid it: who has it sees no price, and cannot give it back. */
  is_gift: z.boolean(),
  state: z.enum(['open', 'failed', 'canceled', 'paid', 'refunded', 'charged-back']),
  paid: MoneySchema,
  returned: MoneySchema,
  paid_at: z.iso.datetime().nullable(),
  period_ends_at: z.iso.datetime().nullable(),
  /** Whose course it is; null until it is assigned. */
  student_id: z.uuid().nullable(),
  refund: z.object({ state: RefundStateSchema, requested_at: z.iso.datetime() }).nullable(),
  /** Until when the law lets the buyer withdraw, without a reason; null if it does not, or not any more. */
  withdraw_until: z.iso.datetime().nullable(),
});

/** Answer of GET /api/payment/purchases: the newest first. */
export const PurchasesSchema = z.object({ purchases: z.array(PurchaseSchema) });

export const RefundEligibilitySchema = z.object({
  is_eligible: z.boolean(),
  rule: RefundRuleSchema,
  /** The last moment at which it may be asked for; null if no time decides. */
  until: z.iso.datetime().nullable(),
  /** Always false: what goes back is counted by rules. For clients of earlier releases. */
  by_staff: z.boolean(),
  /** All that goes back, of every payment of the contract. */
  returns: MoneySchema,
});

export const PurchaseParamsSchema = z.object({ purchase_id: z.string().min(1).max(60) });

/** Where the seller's invoice is read for a short time, by whoever has the address. */
export const SellerInvoiceSchema = z.object({ url: z.url() });

export const RequestRefundQuerySchema = PurchaseParamsSchema.extend({
  /** A withdrawal needs none. */
  reason: ShownTextSchema.trim().max(2000).default(''),
});

/** How a request stands, and in how many business days it is looked at and paid out. */
export const RefundSchema = z.object({
  purchase_id: z.string(),
  state: RefundStateSchema,
  /** Always false: what goes back is counted by rules. For clients of earlier releases. */
  by_staff: z.boolean(),
  /** All that goes back, of every payment of the contract. */
  returns: MoneySchema,
  requested_at: z.iso.datetime(),
  review_days: z.int(),
  payout_days: z.tuple([z.int(), z.int()]),
});

export const UnassignedPurchasesSchema = z.object({
  has_unassigned: z.boolean(),
  /** Which courses wait for a student, and how often. */
  courses: z.array(z.object({ course_name: z.string(), count: z.int().min(1) })),
});

export const AssignPurchaseQuerySchema = z.object({
  student_id: z.uuid(),
  course_name: z.string().min(1).max(60),
});

/** Students of a parent who have a course of their own, or have not; names are account's. */
export const StudentPurchasesSchema = z.object({
  students: z.array(
    z.object({
      student_id: z.uuid(),
      course_name: z.string(),
      /** How they have it: null if they have not. */
      by: z.enum(['purchase', 'subscription']).nullable(),
      purchase_id: z.string().nullable(),
    }),
  ),
});

export const CourseSlugParamsSchema = z.object({ course_slug: z.string().min(1).max(60) });

/** Answer of GET /api/payment/export: the rows about the caller, by the table that has them. */
export const PurchaseExportSchema = z.object({
  exported_at: z.iso.datetime(),
  tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
});

/** Body and answer of the call by which payment asks learning whether a course is completed, and its own certificate issued. */
export const IsCourseCompletedSchema = z.object({ student_id: z.uuid(), course_id: z.string() });
export const CourseCompletedSchema = z.object({ completed: z.boolean(), certificate_issued: z.boolean() });

export type PurchaseExport = z.infer<typeof PurchaseExportSchema>;
export type IsCourseCompleted = z.infer<typeof IsCourseCompletedSchema>;
export type CourseCompleted = z.infer<typeof CourseCompletedSchema>;
export type Purchase = z.infer<typeof PurchaseSchema>;
export type Purchases = z.infer<typeof PurchasesSchema>;
export type RefundEligibility = z.infer<typeof RefundEligibilitySchema>;
export type Refund = z.infer<typeof RefundSchema>;
export type UnassignedPurchases = z.infer<typeof UnassignedPurchasesSchema>;
export type StudentPurchases = z.infer<typeof StudentPurchasesSchema>;
