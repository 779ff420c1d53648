import { z } from 'zod';
import {
  CharacterSchema,
  EmailSchema,
  FullNameSchema,
  NewPasswordSchema,
  PasswordSchema,
  StudentAgeSchema,
  UsernameSchema,
  UserTypeSchema,
} from './fields.schema.ts';

/** Answer of GET /api/profile. */
export const ProfileSchema = z.object({
  user_id: z.uuid().nullable(),
  student_id: z.uuid().nullable(),
  email: z.string().nullable(),
  /** A new address that has not been confirmed yet. */
  pending_email: z.string().nullable(),
  full_name: z.string().nullable(),
  username: z.string().nullable(),
  user_type: UserTypeSchema.nullable(),
  language: z.string().nullable(),
  organization_name: z.string().nullable(),
  has_password: z.boolean(),
  google_linked: z.boolean(),
  receives_news: z.boolean(),
  created_at: z.iso.datetime(),
  deletion_at: z.iso.datetime().nullable(),
});

/**
 * Body of POST /api/profile: what to change. A new address or password requires the current password,
 * if there is one; a new address takes effect once it is confirmed.
 */
export const ProfileUpdateSchema = z.object({
  full_name: FullNameSchema.optional(),
  language: z.string().max(40).optional(),
  receives_news: z.boolean().optional(),
  email: EmailSchema.optional(),
  new_password: NewPasswordSchema.optional(),
  current_password: PasswordSchema.optional(),
});

/** Body of DELETE /api/profile: the password, if there is one. */
export const DeleteProfileSchema = z.object({ current_password: PasswordSchema.optional() });
export const DeletionSchema = z.object({ deletion_at: z.iso.datetime().nullable() });

/** Body of POST and DELETE /api/profile/google: the password, if there is one, and the language to return in. */
export const OwnGoogleSchema = z.object({
  current_password: PasswordSchema.optional(),
  language: z.string().max(5).optional(),
});
/** Where to send the browser to log in with Google. */
export const GoogleLocationSchema = z.object({ location: z.string() });

export const SessionEntrySchema = z.object({
  id: z.uuid(),
  /** The browser and system, such as "Firefox on Windows"; null when unknown. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** The student who is logged in, or null for the account itself. */
  student_username: z.string().nullable(),
  created_at: z.iso.datetime(),
  last_seen_at: z.iso.datetime(),
  is_current: z.boolean(),
});
export const SessionsSchema = z.object({ sessions: z.array(SessionEntrySchema) });

/** A student as the parent and the students themselves see them. */
export const StudentSchema = z.object({
  id: z.uuid(),
  full_name: z.string().nullable(),
  age: z.int().nullable(),
  username: z.string(),
  character: z.string(),
  assistant_enabled: z.boolean(),
  /** Whether a log-in card has been printed and is valid. */
  has_card: z.boolean(),
  last_played: z.object({ course_id: z.string(), level_slug: z.string(), at: z.iso.datetime() }).nullable(),
  created_at: z.iso.datetime(),
});
export const StudentsSchema = z.object({ students: z.array(StudentSchema) });

/** Body of PUT /api/profile/students/{student_id}. A student may change character and password (with the current one). */
export const StudentUpdateSchema = z.object({
  full_name: FullNameSchema.nullable().optional(),
  age: StudentAgeSchema.nullable().optional(),
  username: UsernameSchema.optional(),
  password: NewPasswordSchema.optional(),
  current_password: PasswordSchema.optional(),
  character: CharacterSchema.optional(),
  assistant_enabled: z.boolean().optional(),
});

/** Answer of a call that creates a card: shown once, for printing. Any older card stops working. */
export const LoginCardAnswerSchema = z.object({ card: z.string() });

export const UsernameExistsQuerySchema = z.object({
  student_username: z.string().trim().min(1).max(60),
  organization_id: z.uuid().optional(),
});
export const UsernameExistsSchema = z.object({
  exists: z.boolean(),
  /** Whether others may read it. */
  fit: z.boolean(),
});
export const StudentsLimitSchema = z.object({ count: z.int(), limit: z.int(), can_add: z.boolean() });

/** Everything that the account service stores about somebody, for the download. */
export const AccountExportSchema = z.object({
  exported_at: z.iso.datetime(),
  user: z.record(z.string(), z.unknown()).nullable(),
  students: z.array(z.record(z.string(), z.unknown())),
  sessions: z.array(z.record(z.string(), z.unknown())),
  mails: z.array(z.record(z.string(), z.unknown())),
  feedback: z.array(z.record(z.string(), z.unknown())),
  events: z.array(z.record(z.string(), z.unknown())),
});

export type Profile = z.infer<typeof ProfileSchema>;
export type ProfileUpdate = z.infer<typeof ProfileUpdateSchema>;
export type OwnGoogle = z.infer<typeof OwnGoogleSchema>;
export type SessionEntry = z.infer<typeof SessionEntrySchema>;
export type Student = z.infer<typeof StudentSchema>;
export type StudentUpdate = z.infer<typeof StudentUpdateSchema>;
export type StudentsLimit = z.infer<typeof StudentsLimitSchema>;
export type AccountExport = z.infer<typeof AccountExportSchema>;
