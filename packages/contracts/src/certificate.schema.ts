import { z } from 'zod';
import { CERTIFICATE_NUMBER, SHOWN_NAMES } from './certificate-number.ts';

export const CERTIFICATE_KINDS = ['chapter', 'course', 'final-level'] as const;

export const ShownNameSchema = z.enum(SHOWN_NAMES);

/** The age from which learners decide themselves how much of their name a certificate shows. */
export const OWN_NAME_AGE = 16;

export const CertificateIdSchema = z.string().regex(CERTIFICATE_NUMBER);

/** A certificate as everybody sees it who has its number. */
export const CertificateSchema = z.object({
  id: CertificateIdSchema,
  kind: z.enum(CERTIFICATE_KINDS),
  course_id: z.string(),
  course_name: z.string(),
  /** Of its chapter; null for a whole course. */
  chapter_id: z.int().min(1).nullable(),
  chapter_name: z.string().nullable(),
  issued_at: z.iso.datetime(),
  /** Since when it no longer holds. */
  revoked_at: z.iso.datetime().nullable(),
  /** As much of the name as is shown; null if none is known, or it cannot be said at the moment. */
  name: z.string().nullable(),
  /** As much of the name as the caller's print has: all of it for the learner and the parent. */
  printed_name: z.string().nullable().optional(),
  /** The school that looks after the learner, in its own script if it has a name in it; null if there is none, or the caller is not told. */
  school: z.string().nullable().optional(),
  shown_name: ShownNameSchema,
  /** Whether the caller may choose how much of the name is shown. */
  may_choose_name: z.boolean(),
});

/** Answer of GET /api/certificate: the newest first. */
export const CertificatesSchema = z.object({ certificates: z.array(CertificateSchema) });

export const ChooseNameSchema = z.object({ shown_name: ShownNameSchema });

/** For a certificate: who a learner is. Learning keeps no names. */
export const NameLearnerSchema = z.object({ kind: z.enum(['user', 'student']), id: z.uuid() });
export const NamedLearnerSchema = z.object({
  /** Null if none was given, or there is no such learner any more. */
  full_name: z.string().nullable(),
  /** What they are called by; null if the name does not tell. An account service of an earlier version does not say. */
  first_name: z.string().nullable().default(null),
  age: z.int().nullable(),
  /** The name of their school, in its own script if it has one. An account service of an earlier version does not say. */
  school: z.string().nullable().default(null),
});

export type Certificate = z.infer<typeof CertificateSchema>;
export type Certificates = z.infer<typeof CertificatesSchema>;
export type ShownName = z.infer<typeof ShownNameSchema>;
export type NamedLearner = z.infer<typeof NamedLearnerSchema>;
