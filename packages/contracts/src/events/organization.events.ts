import { z } from 'zod';
import { MemberRoleSchema, SubstituteSchema, ToldActSchema } from '../organization/index.ts';
import { event } from './event.ts';

/** What the adults of a school are told by mail; whom it is about, they see on our pages only. */
export const SCHOOL_NOTICES = [
  'teacher-asks', 'teacher-asked', 'teacher-joined', 'member-left', 'members-to-review', 'successor-named', 'administrator-lost',
  'closing-without-administrator', 'administrator-made', 'administrator-appointed',
  'substitute-named', 'substitute-for-class', 'substitute-ended', 'substitute-ended-for-class',
] as const; // prettier-ignore
export type SchoolNotice = (typeof SCHOOL_NOTICES)[number];

/** How students come into a class, from `version` of it on. */
export const ClassEntryChangeSchema = z.object({
  class_id: z.uuid(),
  version: z.int(),
  organization_id: z.uuid(),
  /** SHA-256 (hex) of the class's code; null if it has none. */
  code_hash: z.string().nullable(),
  /** Until then one joins with the code, and asks to join afterwards; null if joining is closed. */
  joining_until: z.iso.datetime().nullable(),
  /** Of the last lesson, which is open until its end; null if there was none. */
  lesson_began_at: z.iso.datetime().nullable(),
  lesson_ends_at: z.iso.datetime().nullable(),
  picture_log_in: z.boolean(),
  shared_devices: z.boolean(),
});

export const ORGANIZATION_EVENTS = {
  /** A school is to be closed: what it pays for is not renewed, although it may still stay. */
  'organization/closing-planned': event({
    sender: 'organization',
    urgent: true,
    subscribers: ['payment'],
    data: z.object({ organization_id: z.uuid() }),
  }),
  'organization/organization-changed': event({
    sender: 'organization',
    urgent: true,
    subscribers: ['account', 'learning', 'assistant', 'payment'],
    data: z.object({
      organization_id: z.uuid(),
      version: z.int(),
      name: z.string(),
      /** In its own script, if it has one. Services of earlier versions do not say. */
      native_name: z.string().nullable().default(null),
      slug: z.string(),
      type: z.string(),
      email_domain: z.string().nullable(),
      /** 200 in the small tier; null for no limit. */
      max_students: z.int().nullable(),
      /** Until then everything is open to its students without a plan; null if there is no trial. */
      trial_ends_at: z.iso.datetime().nullable().default(null),
      /** Whether its administrators need a second factor. */
      second_factor_demanded: z.boolean().default(false),
      removed: z.boolean(),
    }),
  }),
  /** A class was created or removed, or its settings or teachers changed. */
  'organization/class-changed': event({
    sender: 'organization',
    urgent: true,
    subscribers: ['account', 'learning', 'assistant'],
    data: z.object({
      class_id: z.uuid(),
      version: z.int(),
      organization_id: z.uuid(),
      name: z.string(),
      teacher_ids: z.array(z.uuid()),
      /** Who has the class for some days. Services of earlier versions do not say. */
      substitutes: z.array(SubstituteSchema).default([]),
      /** Students of other classes who come to its lessons. Services of earlier versions do not say. */
      guest_ids: z.array(z.uuid()).default([]),
      /** Chapter ids, optionally prefixed with a course id and a colon; empty for all. */
      unlocked_chapters: z.array(z.string()),
      no_skip: z.boolean(),
      quiz: z.boolean(),
      assistant_enabled: z.boolean(),
      /** Tips per day for each student; null for no limit. */
      assistant_attempt_limit: z.int().nullable(),
      /**
       * Always null: students join by the code of class-entry-changed. Readers of earlier versions refuse an event
       * without it, so it is sent until none of them is left; those of this version go on without it.
       */
      sign_up_token_hash: z.string().nullable().default(null),
      removed: z.boolean(),
    }),
  }),
  /** How students come into a class changed: its code, joining, or its lesson. Not part of the class's own version. */
  'organization/class-entry-changed': event({
    sender: 'organization',
    urgent: true,
    subscribers: ['account', 'learning', 'assistant'],
    data: ClassEntryChangeSchema,
  }),
  /** A student came into a class that is joined by its code, and is in its lists now. */
  'organization/class-joined': event({
    sender: 'organization',
    urgent: true,
    subscribers: ['account'],
    data: z.object({ class_id: z.uuid() }),
  }),
  /** An administrator let somebody in who asked to teach, or refused them: account tells them by mail. */
  'organization/teacher-answered': event({
    sender: 'organization',
    subscribers: ['account'],
    data: z.object({
      user_id: z.uuid(),
      organization_id: z.uuid(),
      organization_name: z.string(),
      let_in: z.boolean(),
    }),
  }),
  /** Something happened in a school that some of its adults, and perhaps staff, are told of by mail. */
  'organization/notice': event({
    sender: 'organization',
    subscribers: ['account'],
    data: z.object({
      notice: z.enum(SCHOOL_NOTICES),
      organization_id: z.uuid(),
      organization_name: z.string(),
      /** Who is told. */
      to: z.array(z.uuid()),
      /** Whether staff are told too. */
      staff: z.boolean(),
      /** The day that it says. */
      date: z.iso.datetime().nullable(),
      /** The first of its days, if it says two. */
      from: z.iso.datetime().nullable().default(null),
    }),
  }),
  /** What adults did to the account of a student whom a parent took over: the parent reads it, the school keeps no names. */
  'organization/pupil-acts-told': event({
    sender: 'organization',
    subscribers: ['account'],
    data: z.object({
      student_id: z.uuid(),
      organization_id: z.uuid(),
      organization_name: z.string(),
      acts: z.array(ToldActSchema).max(500),
    }),
  }),
  /** A user or student joined, left, or changed role or class in an organisation; or a user works in another one of theirs. */
  'organization/membership-changed': event({
    sender: 'organization',
    urgent: true,
    subscribers: ['account'],
    data: z.object({
      member: z.object({ kind: z.enum(['user', 'student']), id: z.uuid() }),
      version: z.int(),
      /**
       * Why: who left may return for 30 days, and is erased then. Students who were handed over to a parent are
       * account's to tell of. Null if the sender does not say.
       */
      why: z.enum(['joined', 'changed', 'moved', 'left', 'returned', 'erased']).nullable().default(null),
      organization_id: z.uuid().nullable(),
      role: z.enum(['admin', 'teacher', 'student']).nullable(),
      /** For students only; teachers are listed in the events of their classes. */
      class_id: z.uuid().nullable(),
      /** To which a user belongs besides, all of them. Services of earlier versions do not say, nor is it said of students. */
      others: z.array(z.object({ organization_id: z.uuid(), role: MemberRoleSchema })).optional(),
    }),
  }),
} as const;
