import { z } from 'zod';

/** Whose open invitations organization asks of account. */
export const ListInvitationsSchema = z.object({ organization_id: z.uuid() });

/** Somebody who was invited to teach and has not signed up. */
export const InvitationSchema = z.object({
  email: z.string(),
  invited_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
});

/** Answer of GET /api/organization/invitations, the latest first. */
export const InvitationsSchema = z.object({ invitations: z.array(InvitationSchema) });

export type ListInvitations = z.infer<typeof ListInvitationsSchema>;
export type Invitation = z.infer<typeof InvitationSchema>;
export type Invitations = z.infer<typeof InvitationsSchema>;
