import { z } from 'zod';
import {
  AppointAdministratorSchema,
  JudgeDomainSchema,
  OrphanedSchoolsSchema,
  SupportedSchoolSchema,
} from '../organization/index.ts';
import { endpoint, type EndpointContract } from './endpoint.ts';

const reading = ['auth/not-logged-in', 'auth/forbidden'] as const;
const writing = [...reading, 'request/cross-site', 'organization/unknown'] as const;
const path = '/api/organization/support/schools';
const params = z.object({ organization_id: z.uuid() });

/** What staff do for organisations; each change is in the organisation's own record. */
export const SCHOOL_SUPPORT_ENDPOINTS = {
  listOrphanedSchools: endpoint({ method: 'GET', path, access: 'staff',
    summary: 'Returns the organizations without an administrator.', answer: OrphanedSchoolsSchema, errors: reading }),
  getSupportedSchool: endpoint({ method: 'GET', path: `${path}/{organization_id}`, access: 'staff',
    summary: 'Returns the adults and domains of an organization.', params, answer: SupportedSchoolSchema,
    errors: [...reading, 'organization/unknown'] }),
  appointAdministrator: endpoint({ method: 'PUT', path: `${path}/{organization_id}/administrator`, access: 'staff', childActs: [],
    summary: 'Appoints an administrator in an organization that has none, and tells all of its adults by mail.', params,
    body: AppointAdministratorSchema, answer: SupportedSchoolSchema,
    errors: [...writing, 'organization/has-admin', 'organization/already-member', 'auth/email-not-confirmed', 'gateway/service-down'] }),
  judgeDomain: endpoint({ method: 'PUT', path: `${path}/{organization_id}/domain`, access: 'staff', childActs: [],
    summary: 'Decides whether a claimed domain belongs to the organization.', params, body: JudgeDomainSchema,
    answer: SupportedSchoolSchema, errors: [...writing, 'organization/domain-unknown', 'organization/domain-taken'] }),
} satisfies Record<string, EndpointContract>; // prettier-ignore
