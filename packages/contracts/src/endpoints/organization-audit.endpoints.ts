import { SchoolAuditQuerySchema, SchoolAuditSchema } from '../organization/index.ts';
import { endpoint, type EndpointContract } from './endpoint.ts';

/** Who did what in an organisation. */
export const ORGANIZATION_AUDIT_ENDPOINTS = {
  listSchoolAudit: endpoint({
    method: 'GET',
    path: '/api/organization/audit',
    access: 'admin',
    summary: 'Returns what was done in the organization, the latest first.',
    query: SchoolAuditQuerySchema,
    answer: SchoolAuditSchema,
    errors: ['auth/not-logged-in', 'auth/forbidden'],
  }),
} satisfies Record<string, EndpointContract>;
