import {
  DescribeBuyersSchema,
  DescribedBuyersSchema,
  FindUserByEmailSchema,
  FoundUserSchema,
} from '../account/index.ts';
import { CourseCompletedSchema, IsCourseCompletedSchema } from '../payment/index.ts';
import { serviceCall } from './service-call.ts';

/** What payment asks others. */
export const PAYMENT_CALLS = {
  /** Whether a student completed all levels of a course. */
  isCourseCompleted: serviceCall({
    service: 'learning',
    path: '/internal/courses/completed',
    callers: ['payment'],
    body: IsCourseCompletedSchema,
    answer: CourseCompletedSchema,
    idempotency: 'natural',
  }),
  /** Whose account has a confirmed address: payment knows none. */
  findUserByEmail: serviceCall({
    service: 'account',
    path: '/internal/users/find',
    callers: ['payment'],
    body: FindUserByEmailSchema,
    answer: FoundUserSchema,
    idempotency: 'natural',
  }),
  /** What payers are called, for support: payment keeps no names. */
  describeBuyers: serviceCall({
    service: 'account',
    path: '/internal/buyers/describe',
    callers: ['payment'],
    body: DescribeBuyersSchema,
    answer: DescribedBuyersSchema,
    idempotency: 'natural',
  }),
} as const;
