import { z } from 'zod';
import { OrganizationSlugSchema } from '../account/index.ts';

/** Where an adult stands: which organisation may be theirs, or one more, and where they asked to teach. */
export const OwnTeacherRequestSchema = z.object({
  /** Always null: nobody joins without asking. Pages of earlier versions read it. */
  joins: z.object({ name: z.string(), slug: z.string() }).nullable(),
  /** The first of `suggestions`. Pages of earlier versions read it. */
  suggested: z.object({ name: z.string(), slug: z.string() }).nullable(),
  /** The organisations that have proven the domain of their confirmed address, by name; 20 at most. They join none by it: they may ask one. */
  suggestions: z
    .array(z.object({ name: z.string(), slug: z.string(), joins_at_once: z.boolean() }))
    .default([]),
  /** The organisation that they asked. */
  asked: z.object({ name: z.string(), slug: z.string(), refused: z.boolean() }).nullable(),
  /** The account looks after children, who stay its own: it reaches them as long as it works in no organisation. */
  has_students: z.boolean(),
});

/** Body of POST /api/organization/teacher-request: whom to ask. */
export const AskToTeachSchema = z.object({ slug: OrganizationSlugSchema });

/** They wait for an administrator, or joined at once, as the organisation allows for their address's domain. */
export const AskedToTeachSchema = z.object({ outcome: z.enum(['joined', 'waits']) });

/** How often somebody asks on one day: each time administrators get a mail. */
export const ASKS_PER_DAY = 5;

/** An adult who asked to teach in an organisation, as its administrators see them. */
export const TeacherRequestSchema = z.object({
  user_id: z.uuid(),
  email: z.string(),
  full_name: z.string(),
  /** Whether the address is of a domain that the organisation has proven: students may have such an address too. */
  has_own_domain: z.boolean(),
  asked_at: z.iso.datetime(),
});

/** Who waits, the first who asked first; 200 at most. */
export const TeacherRequestsSchema = z.object({ requests: z.array(TeacherRequestSchema) });

/** Body of PUT /api/organization/teacher-requests/{user_id}. */
export const TeacherAnswerSchema = z.object({ let_in: z.boolean() });

export type OwnTeacherRequest = z.infer<typeof OwnTeacherRequestSchema>;
export type AskToTeach = z.infer<typeof AskToTeachSchema>;
export type AskedToTeach = z.infer<typeof AskedToTeachSchema>;
export type TeacherRequest = z.infer<typeof TeacherRequestSchema>;
export type TeacherRequests = z.infer<typeof TeacherRequestsSchema>;
export type TeacherAnswer = z.infer<typeof TeacherAnswerSchema>;
