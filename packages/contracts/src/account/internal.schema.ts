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

/** A student to create: a username or password that is missing is made up. */
export const PupilToMakeSchema = z.object({
  full_name: FullNameSchema.nullish(),
  username: UsernameSchema.optional(),
  password: NewPasswordSchema.optional(),
});
export const PupilsToMakeSchema = z.array(PupilToMakeSchema).min(1).max(200);

/** Students to create for an organisation. */
export const MakeStudentsSchema = z.object({
  organization_id: z.uuid(),
  class_id: z.uuid().nullable(),
  students: PupilsToMakeSchema,
});
export const MadeStudentsSchema = z.object({
  students: z.array(z.object({ id: z.uuid(), username: z.string(), password: z.string().nullable() })),
});

export type ResolvedSession = z.infer<typeof ResolvedSessionSchema>;
export type MakeStudents = z.infer<typeof MakeStudentsSchema>;
export type MadeStudents = z.infer<typeof MadeStudentsSchema>;
