import { DoneSchema, EmailBodySchema } from '../account/index.ts';
import { InvitationsSchema } from '../organization/index.ts';
import { endpoint, type EndpointContract } from './endpoint.ts';

/** Invitations to teach in an organisation. To make one: `inviteTeacher`. */
export const INVITATION_ENDPOINTS = {
  listInvitations: endpoint({
    method: 'GET',
    path: '/api/organization/invitations',
    access: 'admin',
    summary: 'Returns who was invited to teach and has not signed up yet, the latest first.',
    answer: InvitationsSchema,
    errors: ['auth/not-logged-in', 'auth/forbidden', 'gateway/service-down'],
  }),
  withdrawInvitation: endpoint({
    method: 'DELETE',
    path: '/api/organization/invitations',
    access: 'admin',
    childActs: [],
    summary: 'Withdraws an invitation; its links stop working.',
    body: EmailBodySchema,
    answer: DoneSchema,
    errors: ['auth/not-logged-in', 'auth/forbidden', 'request/cross-site', 'gateway/service-down'],
  }),
} satisfies Record<string, EndpointContract>;
