import { z } from 'zod';
import { event } from './event.ts';

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
} as const;
