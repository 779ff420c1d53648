import { z } from 'zod';
import { UserTypeSchema } from './fields.schema.ts';

/** Answer of GET /api/auth/current. */
export const CurrentUserSchema = z.object({
  /** The account; for a parent's student, the parent's. Null for a student of an organisation. */
  user_id: z.uuid().nullable(),
  /** Null for students, who never see their parent's address. */
  email: z.string().nullable(),
  full_name: z.string().nullable(),
  /** The student who is logged in or chosen. */
  student_id: z.uuid().nullable(),
  /** Whether the student logged in themselves. */
  is_student: z.boolean(),
  is_staff: z.boolean(),
  /** Whether somebody else is acting as this user; the page then shows a banner with a way back. */
  is_impersonated: z.boolean(),
  organization_id: z.uuid().nullable(),
  organization_name: z.string().nullable(),
  user_details: z.object({ user_type: UserTypeSchema.nullable() }),
  student_details: z
    .object({
      id: z.uuid(),
      username: z.string(),
      character: z.string(),
      assistant_enabled: z.boolean(),
    })
    .nullable(),
  class_details: z
    .object({
      name: z.string(),
      unlocked_chapters: z.array(z.string()),
      no_skip: z.boolean(),
      quiz: z.boolean(),
    })
    .nullable(),
  /** Plan data: the subscription's name, and the courses that may be played. */
  subscription: z.string().nullable(),
  courses: z.array(z.string()),
  /** When the account will be deleted, unless the deletion is cancelled. */
  deletion_at: z.iso.datetime().nullable(),
  /** Seconds until the lesson ends, and the session with it, by the server's clock; null for a session that no lesson ends. */
  session_ends_in: z.int().nullable().default(null),
});

export type CurrentUser = z.infer<typeof CurrentUserSchema>;
