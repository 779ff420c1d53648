import { z } from 'zod';
import { event } from './event.ts';

export const PAYMENT_EVENTS = {
  /** What an account or an organisation may use, as it is from now on. */
  'payment/entitlement-changed': event({
    sender: 'payment',
    urgent: true,
    subscribers: ['account', 'learning', 'assistant'],
    data: z.object({
      owner: z.object({ kind: z.enum(['user', 'organization']), id: z.uuid() }),
      version: z.int(),
      /** The subscription's name, which opens everything to all students of the owner; or null. */
      subscription: z.string().nullable(),
      /** The end of what is paid for, after which it no longer counts; null without end. */
      valid_until: z.iso.datetime().nullable(),
      /** Courses bought one by one, each for one student. */
      assignments: z.array(z.object({ student_id: z.uuid(), course_id: z.string() })),
    }),
  }),
} as const;
