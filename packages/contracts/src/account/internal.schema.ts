import { z } from 'zod';
import { FullNameSchema, UsernameSchema, NewPasswordSchema } from './fields.schema.ts';

/** The secret of a session cookie. */
export const ResolveSessionSchema = z.object({ secret: z.string().max(200) });

/** Whose session it is, which the gateway asks the account service. Roles as in the identity. */
export const ResolvedSessionSchema = z.object({
  session: z.uuid(),
  role: z.enum(['parent', 'teacher', 'admin', 'student']),
  user: z.uuid().nullable(),
  student: z.uuid().nullable(),
  staff: z.boolean(),
  organization: z.uuid().nullable(),
  class: z.uuid().nullable(),
  impersonator: z.uuid().nullable(),
});
export const ResolveSessionAnswerSchema = z.object({ session: ResolvedSessionSchema.nullable() });

/** Students to create for an organisation. */
export const MakeStudentsSchema = z.object({
  organization_id: z.uuid(),
  class_id: z.uuid().nullable(),
  students: z
    .array(
      z.object({
        full_name: FullNameSchema.nullish(),
        username: UsernameSchema.optional(),
        password: NewPasswordSchema.optional(),
      }),
    )
    .min(1)
    .max(200),
});
export const MadeStudentsSchema = z.object({
  students: z.array(z.object({ id: z.uuid(), username: z.string(), password: z.string().nullable() })),
});

export type ResolvedSession = z.infer<typeof ResolvedSessionSchema>;
export type MakeStudents = z.infer<typeof MakeStudentsSchema>;
export type MadeStudents = z.infer<typeof MadeStudentsSchema>;
