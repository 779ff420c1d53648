import { z } from 'zod';
import { MemberRoleSchema, MemberSchema } from './member.schema.ts';

/** The caller's own place in an organisation. */
export const MembershipSchema = z.object({
  role: MemberRoleSchema,
  joined_at: z.iso.datetime(),
  /** Whether an administrator has named the caller as successor, and whether the caller has accepted; null if not. */
  succession: z.object({ accepted: z.boolean() }).nullable(),
});

/** The schools to which the caller belongs: they work in one of them at most, whose rights alone they have. */
export const MembershipsSchema = z.object({
  schools: z.array(
    z.object({
      organization_id: z.uuid(),
      name: z.string(),
      role: MemberRoleSchema,
      is_current: z.boolean(),
    }),
  ),
  /** Whether the caller looks after students of their own: as long as they work in none. */
  has_family: z.boolean(),
});

/** Body of PUT /api/organization/memberships/current: a school of the caller's; null for none, as a parent. */
export const CurrentMembershipSchema = z.object({ organization_id: z.uuid().nullable() });

/** Body of DELETE /api/organization/membership: which one, so that a page that was left open ends no other membership. */
export const LeaveOrganizationSchema = z.object({ organization_id: z.uuid() });

/** Who becomes administrator when the one who named them is erased and nobody else administers: only once they accepted. */
export const SuccessorSchema = z.object({
  successor: z
    .object({
      user_id: z.uuid(),
      /** Null for a moment after they joined. */
      full_name: z.string().nullable(),
      accepted: z.boolean(),
    })
    .nullable(),
});

/** Body of PUT /api/organization/successor: a teacher of the organisation, or nobody. */
export const NameSuccessorSchema = z.object({ user_id: z.uuid().nullable() });

/** Body of PUT /api/organization/membership/succession. */
export const SuccessionAnswerSchema = z.object({ accept: z.boolean() });

/** Who joined by an address that no longer proves anything: administrators look whether they know them. */
export const MembersToReviewSchema = z.object({ members: z.array(MemberSchema) });

export type Membership = z.infer<typeof MembershipSchema>;
export type Memberships = z.infer<typeof MembershipsSchema>;
export type CurrentMembership = z.infer<typeof CurrentMembershipSchema>;
export type LeaveOrganization = z.infer<typeof LeaveOrganizationSchema>;
export type Successor = z.infer<typeof SuccessorSchema>;
export type NameSuccessor = z.infer<typeof NameSuccessorSchema>;
export type SuccessionAnswer = z.infer<typeof SuccessionAnswerSchema>;
export type MembersToReview = z.infer<typeof MembersToReviewSchema>;
