import { z } from 'zod';
import { event } from './event.ts';

export const ACCOUNT_EVENTS = {
  /** A visitor logged in or signed up: their work belongs to this learner from now on. */
  'account/visitor-adopted': event({
    sender: 'account',
    subscribers: ['learning', 'assistant'],
    data: z.object({
      visitor_id: z.uuid(),
      learner: z.object({ kind: z.enum(['user', 'student']), id: z.uuid() }),
    }),
  }),
  /** A student was created, changed or removed. Names and ages stay in the account service. */
  'account/student-changed': event({
    sender: 'account',
    subscribers: ['learning', 'assistant'],
    data: z.object({
      student_id: z.uuid(),
      version: z.int(),
      parent_id: z.uuid().nullable(),
      organization_id: z.uuid().nullable(),
      class_id: z.uuid().nullable(),
      /** Whether the assistant may help this student; if absent, the setting stays as it was. */
      assistant_enabled: z.boolean().optional(),
      removed: z.boolean(),
    }),
  }),
  /** An account was erased: delete everything stored about it. Its students' work follows with events of their own. */
  'account/user-removed': event({
    sender: 'account',
    subscribers: ['learning', 'assistant', 'organization'],
    data: z.object({ user_id: z.uuid() }),
  }),
} as const;
