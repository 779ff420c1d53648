import { z } from 'zod';
import { UsernameSchema } from './fields.schema.ts';
import { ActorSchema } from './internal.schema.ts';

/** A code with which a parent takes over a school's student. It is told once. */
export const HandOverSchema = z.object({ code: z.string(), expires_at: z.iso.datetime() });

/** Body of POST /api/profile/students/take-over. */
export const TakeOverSchema = z.object({
  code: z.string().trim().min(1).max(100),
  /** Another username, if the student's is taken among families' students. */
  username: UsernameSchema.optional(),
});

/** A student of an organisation, whom it changes. */
export const StudentOfSchoolSchema = z.object({
  organization_id: z.uuid(),
  student_id: z.uuid(),
  by: ActorSchema,
});

export type HandOver = z.infer<typeof HandOverSchema>;
export type TakeOver = z.infer<typeof TakeOverSchema>;
export type StudentOfSchool = z.infer<typeof StudentOfSchoolSchema>;
