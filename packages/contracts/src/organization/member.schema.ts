import { z } from 'zod';

export const MemberRoleSchema = z.enum(['admin', 'teacher']);

/** An adult of an organisation, as its administrators see them. */
export const MemberSchema = z.object({
  user_id: z.uuid(),
  role: MemberRoleSchema,
  /** Null for a moment after they joined. */
  email: z.string().nullable(),
  full_name: z.string().nullable(),
  /** Whether they are asked for a code at log-in. */
  second_factor: z.boolean(),
  joined_at: z.iso.datetime(),
});
/** A member in a list, with the number of classes that they teach. */
export const ListedMemberSchema = MemberSchema.extend({ class_count: z.int() });
export const MembersSchema = z.object({ teachers: z.array(ListedMemberSchema) });

/** Body of PUT /api/organization/teacher/{teacher_id}. */
export const MemberUpdateSchema = z.object({ role: MemberRoleSchema });

export type ListedMember = z.infer<typeof ListedMemberSchema>;
export type Member = z.infer<typeof MemberSchema>;
export type MemberUpdate = z.infer<typeof MemberUpdateSchema>;
