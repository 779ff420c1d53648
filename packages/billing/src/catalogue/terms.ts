import { z } from 'zod';
import terms from './terms.json' with { type: 'json' };

const DaysSchema = z.int().min(1);

const TermsSchema = z.object({
  /** Days in which a person may withdraw from a contract, without a reason. */
  withdrawalDays: DaysSchema,
  /** Days in which a course that was bought for good may be given back. */
  refundDays: DaysSchema,
  /** How long a subscription goes on while a renewal is not paid. */
  graceDays: DaysSchema,
  /** Business days in which support looks at a request. */
  reviewDays: DaysSchema,
  /** Business days in which the money arrives then. */
  payoutDays: z.tuple([DaysSchema, DaysSchema]),
});

/** What is promised to who buys: the service keeps to it, and pages and mails tell it. */
export const TERMS = TermsSchema.parse(terms);
