import { z } from 'zod';
import { ActorSchema } from '../account/internal.schema.ts';
import { StudentActSchema } from '../organization/index.ts';
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
    subscribers: ['learning', 'assistant', 'payment'],
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
    subscribers: ['learning', 'assistant', 'organization', 'payment'],
    data: z.object({ user_id: z.uuid() }),
  }),
  /** Somebody wants their account deleted: what they pay for is not renewed, although they may still change their mind. */
  'account/deletion-planned': event({
    sender: 'account',
    urgent: true,
    subscribers: ['payment'],
    data: z.object({ user_id: z.uuid() }),
  }),
  /** Somebody without a log-in wants to cancel what an address pays for, or to withdraw from it: the adult's plan, and that of the school that they administer. */
  'account/cancellation-asked': event({
    sender: 'account',
    urgent: true,
    subscribers: ['payment'],
    data: z.object({
      user_id: z.uuid(),
      organization_id: z.uuid().nullable(),
      what: z.enum(['cancel', 'withdraw']).default('cancel'),
      /** When they said so, which counts; null from services of earlier releases. */
      asked_at: z.iso.datetime().nullable().default(null),
      /** The number of an order that they named; null from services of earlier releases. */
      order: z.string().nullable().default(null),
    }),
  }),
  /** Support says that somebody has paid elsewhere, or takes that back. The latest `at` counts. */
  'account/paid-set': event({
    sender: 'account',
    urgent: true,
    subscribers: ['payment'],
    data: z.object({
      user_id: z.uuid(),
      paid: z.boolean(),
      at: z.iso.datetime(),
      /** Who said so, and why; null from services of earlier releases. */
      by: ActorSchema.nullable().default(null),
      reason: z.string().nullable().default(null),
    }),
  }),
  /** The address or name of somebody who belongs to an organisation changed: it shows them in its lists. */
  'account/member-described': event({
    sender: 'account',
    subscribers: ['organization'],
    data: z.object({
      user_id: z.uuid(),
      version: z.int(),
      organization_id: z.uuid(),
      email: z.string(),
      full_name: z.string(),
      /** Whether they are asked for a code at log-in; if absent, that stays as it was. */
      second_factor: z.boolean().optional(),
    }),
  }),
  /** A student of an organisation was created, changed or removed: what it shows in its lists. */
  'account/pupil-described': event({
    sender: 'account',
    urgent: true,
    subscribers: ['organization'],
    data: z.object({
      student_id: z.uuid(),
      version: z.int(),
      organization_id: z.uuid(),
      /** Where a student is who joined by a class's code; a move is organization's own. */
      class_id: z.uuid().nullable(),
      username: z.string(),
      full_name: z.string().nullable(),
      /** Its parts, as far as they are known. */
      first_name: z.string().nullish(),
      last_name: z.string().nullish(),
      character: z.string(),
      assistant_enabled: z.boolean().default(true),
      /** Of whom an import made: they are in no list before all of them are there. `row` counts from 0. */
      import: z.object({ id: z.uuid(), row: z.int() }).optional(),
      removed: z.boolean(),
      /** Removed, as a parent took them over: what was done to them here goes along. */
      handed_over: z.boolean().optional(),
    }),
  }),
  /** An adult who signed up for a school confirmed their address. Earlier releases asked a school for them; now they ask. */
  'account/school-adult-confirmed': event({
    sender: 'account',
    urgent: true,
    subscribers: ['organization'],
    data: z.object({ user_id: z.uuid(), email: z.string(), full_name: z.string().default('') }),
  }),
  /** Somebody signed up by an invitation of an organisation, with a confirmed address. */
  'account/invitation-accepted': event({
    sender: 'account',
    urgent: true,
    subscribers: ['organization'],
    data: z.object({ user_id: z.uuid(), organization_id: z.uuid(), role: z.enum(['admin', 'teacher']) }),
  }),
  /** Somebody did something to the account of a school's student: the school keeps a record. */
  'account/pupil-acted-on': event({
    sender: 'account',
    subscribers: ['organization'],
    data: StudentActSchema,
  }),
} as const;
