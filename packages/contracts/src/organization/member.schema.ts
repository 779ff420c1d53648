import { z } from 'zod';

export const MemberRoleSchema = z.enum(['admin', 'teacher']);

/** An adult of an organisation, as its administrators see them. */
export const MemberSchema = z.object({
  user_id: z.uuid(),
  role: MemberRoleSchema,
  /** Null for a moment after they joined. */
  email: z.string().nullable(),
  full_name: z.string().nullable(),
  joined_at: z.iso.datetime(),
});
export const MembersSchema = z.object({ teachers: z.array(MemberSchema) });

/** Body of PUT /api/organization/teacher/{teacher_id}. */
export const MemberUpdateSchema = z.object({ role: MemberRoleSchema });

export type Member = z.infer<typeof MemberSchema>;
export type MemberUpdate = z.infer<typeof MemberUpdateSchema>;
