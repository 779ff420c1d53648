import { z } from 'zod';
import { MoneySchema } from '../payment/money.schema.ts';
import { event } from './event.ts';

/** What a buyer is written about. */
export const BILLING_NOTICES = [
  /** It is paid and opened. */
  'purchase-made',
  /** The same, as services of earlier releases tell it. */
  'purchase-made-early',
  /** A renewal was not paid; it goes on until `date`. */
  'payment-failed',
  /** The renewal was not paid until `date` either: what it opened is closed since then. */
  'plan-closed',
  /** A year is charged again on `date`. */
  'renewal-soon',
  /** It was cancelled, and goes on until `date`. */
  'subscription-ending',
  /** It was cancelled while it was not paid or paused, and ended on `date`. */
  'subscription-ended',
  /** Asked for, of a subscription that was changed, as services of earlier releases tell it. */
  'refund-by-staff',
  /** Paid although another plan of theirs runs: cancelled, and `money` goes back. */
  'bought-twice',
  'refund-approved',
  'refund-rejected',
  'refund-paid',
  /** Their bank took a payment back: what it opened is closed. */
  'charged-back',
  /** A gift was paid back to who bought it: what it opened is closed. */
  'gift-ended',
  /** An invoice of `money` is issued to a school, which pays it until `date`. */
  'invoice-issued',
  /** It is not paid although `date` is over. */
  'invoice-overdue',
  /** What a school paid by invoice ends on `date`. */
  'plan-ends-soon',
  /** A school's invoice is paid: its plan is open until `date`. */
  'invoice-paid',
  /** The payment of a school's invoice went back: what it opened is closed since `date`. */
  'invoice-returned',
] as const;

export type BillingNotice = (typeof BILLING_NOTICES)[number];

export const PAYMENT_EVENTS = {
  /** What an account or an organisation may use from now on. */
  'payment/entitlement-changed': event({
    sender: 'payment',
    urgent: true,
    subscribers: ['account', 'learning', 'assistant', 'organization'],
    data: z.object({
      owner: z.object({ kind: z.enum(['user', 'organization']), id: z.uuid() }),
      version: z.int(),
      /** The subscription's name, which opens everything to all students of the owner; or null. */
      subscription: z.string().nullable(),
      /** The end of the paid period, after which it no longer counts; null if it does not end. */
      valid_until: z.iso.datetime().nullable(),
      /** Courses bought individually, each for one student. */
      assignments: z.array(z.object({ student_id: z.uuid(), course_id: z.string() })),
    }),
  }),
  /** Something that a buyer is to know. Account writes it to the adult, or to the administrators of the school. */
  'payment/notice': event({
    sender: 'payment',
    subscribers: ['account'],
    data: z.object({
      owner: z.object({ kind: z.enum(['user', 'organization']), id: z.uuid() }),
      notice: z.enum(BILLING_NOTICES),
      /** The plan's name in the catalogue. */
      plan_name: z.string(),
      money: MoneySchema,
      /** The day that the notice is about; null where it is about none. */
      date: z.iso.datetime().nullable(),
      /**
       * By which its buyer finds it: the number of a payment, as its receipt has it, or of a school's invoice. Null where there
       * is none to name, and from services of earlier releases.
       */
      number: z.string().nullable().default(null),
    }),
  }),
  /** A link by which a plan is cancelled, or a contract withdrawn from, without a log-in. Account mails it to the adult; nobody else knows it. */
  'payment/cancel-link-made': event({
    sender: 'payment',
    urgent: true,
    subscribers: ['account'],
    data: z.object({
      user_id: z.uuid(),
      plan_name: z.string(),
      token: z.string(),
      /** What the link does. */
      what: z.enum(['cancel', 'withdraw']).default('cancel'),
    }),
  }),
  /** A gift or class set is paid. Account writes its code to the buyer, who has no account; nobody else knows it. */
  'payment/gift-paid': event({
    sender: 'payment',
    urgent: true,
    subscribers: ['account'],
    data: z.object({
      gift_id: z.uuid(),
      email: z.email(),
      /** The buyer's language, by its English name. */
      language: z.string(),
      code: z.string(),
      plan_name: z.string(),
      seats: z.int(),
      money: MoneySchema,
      /** Always false: the right of withdrawal stays. For services of earlier releases. */
      early_start: z.boolean(),
      paid_at: z.iso.datetime(),
    }),
  }),
  /** Something that support is to look at, on its page of purchases. Account writes it to support. */
  'payment/support-notice': event({
    sender: 'payment',
    subscribers: ['account'],
    data: z.object({
      /**
       * `chargeback`: a buyer's bank took `money` back for `purchase_id`, and what it opened is closed. `refund`: money is asked
       * back of a subscription that was changed, and only a person can say how much. `differences`: the provider and we say
       * different things about `count` things.
       */
      about: z.enum(['chargeback', 'refund', 'differences']),
      count: z.int().min(1),
      purchase_id: z.string().nullable(),
      plan_name: z.string().nullable(),
      money: MoneySchema.nullable(),
    }),
  }),
  /**
   * A purchase was undone by the buyer's bank or by a withdrawal: what these students were certified with it no longer holds.
   * `course_id` is null for a plan that opened every course.
   */
  'payment/purchase-voided': event({
    sender: 'payment',
    subscribers: ['learning'],
    data: z.object({
      student_ids: z.array(z.uuid()),
      course_id: z.string().nullable(),
      reason: z.enum(['charged-back', 'withdrawn']),
    }),
  }),
  /** A school wants an invoice. Account tells support. */
  'payment/invoice-requested': event({
    sender: 'payment',
    subscribers: ['account'],
    data: z.object({
      organization_id: z.uuid(),
      /** The plan's name in the catalogue. */
      plan_name: z.string(),
      students: z.int(),
    }),
  }),
} as const;
