import { z } from 'zod';
import { event } from './event.ts';

export const ACCOUNT_EVENTS = {
  /** A visitor turned out to be somebody: their work belongs to this learner from now on. */
  'account/visitor-adopted': event({
    sender: 'account',
    subscribers: ['learning', 'assistant'],
    data: z.object({
      visitor_id: z.uuid(),
      learner: z.object({ kind: z.enum(['user', 'student']), id: z.uuid() }),
    }),
  }),
  /** A student was made, changed or removed. Names and ages are nobody else's business. */
  'account/student-changed': event({
    sender: 'account',
    subscribers: ['learning', 'assistant'],
    data: z.object({
      student_id: z.uuid(),
      version: z.int(),
      parent_id: z.uuid().nullable(),
      organization_id: z.uuid().nullable(),
      class_id: z.uuid().nullable(),
      /** Whether the assistant may help this student; an event that does not say leaves it as it was. */
      assistant_enabled: z.boolean().optional(),
      removed: z.boolean(),
    }),
  }),
  /** An account was erased: so is everything that is kept of it, and its students' work by their own events. */
  'account/user-removed': event({
    sender: 'account',
    subscribers: ['learning', 'assistant'],
    data: z.object({ user_id: z.uuid() }),
  }),
} as const;
