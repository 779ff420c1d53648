import { z } from 'zod';
import { MOST_SEATS } from './seats.ts';
import { CheckoutQuerySchema, CheckoutStartSchema } from './checkout.schema.ts';

const SeatsSchema = z.int().min(1).max(MOST_SEATS);

/** Body of POST /api/payment/gifts: a course for somebody else, bought without an account. */
export const GiftOrderSchema = CheckoutQuerySchema.extend({
  /** For how many students; more than one are a class set for a school. */
  seats: SeatsSchema,
  /** Where the code goes. */
  email: z.email().max(254),
  /** The buyer's language, by its English name. */
  language: z.string().min(1).max(40),
  /** Sent by pages of earlier releases; it changes nothing. */
  early_start: z.boolean().optional(),
});

/** Where a gift is paid, and the secret by which its buyer asks for it later. */
export const GiftStartSchema = CheckoutStartSchema.extend({ gift_id: z.uuid() });

/** What the buyer sees of a gift; the code is only in the mail. */
export const GiftSchema = z.object({
  plan_name: z.string(),
  seats: SeatsSchema,
  state: z.enum(['open', 'failed', 'canceled', 'paid', 'redeemed', 'refunding', 'refunded', 'charged-back']),
  /** Until when it may be given back here; null if it may not. */
  refundable_until: z.iso.datetime().nullable(),
});

export const GiftParamsSchema = z.object({ gift_id: z.uuid() });

/** What codes are made of: letters and digits that nobody takes for another. */
export const GIFT_CODE_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

const GROUP = 4;
const GIFT_CODE = new RegExp(`^(?:[${GIFT_CODE_LETTERS}]{${GROUP}}){${GROUP}}$`);

/** Returns the code that somebody typed, as `ABCD-2345-EFGH-6789`: dashes, spaces and capitals do not count; null if it is none. */
export function readGiftCode(typed: string): string | null {
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, '');
  return GIFT_CODE.test(code) ? (code.match(/.{4}/g) ?? []).join('-') : null;
}

/** Body of POST /api/payment/redeem: the code as it was typed. */
export const RedeemSchema = z.object({ code: z.string().min(1).max(60) });

/** What a code opened. */
export const RedeemedSchema = z.object({
  plan_name: z.string(),
  course_name: z.string(),
  seats: SeatsSchema,
});

/** The class sets of a school, and who has a seat. */
export const ClassSetsSchema = z.object({
  class_sets: z.array(
    z.object({
      purchase_id: z.string(),
      course_name: z.string(),
      seats: SeatsSchema,
      student_ids: z.array(z.uuid()),
    }),
  ),
});

export const GiveSeatsSchema = z.object({ student_ids: z.array(z.uuid()).min(1).max(MOST_SEATS) });

export type GiftOrder = z.infer<typeof GiftOrderSchema>;
export type GiftStart = z.infer<typeof GiftStartSchema>;
export type Gift = z.infer<typeof GiftSchema>;
export type Redeemed = z.infer<typeof RedeemedSchema>;
export type ClassSets = z.infer<typeof ClassSetsSchema>;
