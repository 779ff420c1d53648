import { CloseOrganizationSchema, OrganizationSchema } from '../organization/index.ts';
import { endpoint, type EndpointContract } from './endpoint.ts';

const writing = ['auth/not-logged-in', 'auth/forbidden', 'request/cross-site'] as const;

/** The end of an organisation. */
export const CLOSING_ENDPOINTS = {
  closeOrganization: endpoint({
    method: 'POST',
    path: '/api/organization/closing',
    access: 'admin',
    childActs: [],
    summary:
      'Schedules the deletion of the organization in fourteen days, and tells its administrators by mail.',
    body: CloseOrganizationSchema,
    answer: OrganizationSchema,
    errors: [...writing, 'auth/wrong-password', 'auth/too-many-attempts', 'gateway/service-down'],
  }),
  keepOrganization: endpoint({
    method: 'DELETE',
    path: '/api/organization/closing',
    access: 'admin',
    childActs: [],
    summary: 'Cancels the scheduled deletion of the organization.',
    answer: OrganizationSchema,
    errors: writing,
  }),
} satisfies Record<string, EndpointContract>;
