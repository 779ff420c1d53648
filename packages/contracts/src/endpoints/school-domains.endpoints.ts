import {
  CheckedDomainSchema,
  SchoolDomainBodySchema,
  SchoolDomainsSchema,
  SchoolDomainsUpdateSchema,
} from '../organization/index.ts';
import { endpoint, type EndpointContract } from './endpoint.ts';

const reading = ['auth/not-logged-in', 'auth/forbidden'] as const;
const writing = [...reading, 'request/cross-site'] as const;
const path = '/api/organization/domains';

/** The email domains of an organisation, whose adults are led to it. */
export const SCHOOL_DOMAIN_ENDPOINTS = {
  listSchoolDomains: endpoint({ method: 'GET', path, access: 'admin',
    summary: 'Returns the email domains of the organization, and what proves them.', answer: SchoolDomainsSchema, errors: reading }),
  addSchoolDomain: endpoint({ method: 'POST', path, access: 'admin', childActs: [],
    summary: 'Claims a domain, which has no effect until it is proven.', body: SchoolDomainBodySchema,
    answer: SchoolDomainsSchema, errors: [...writing, 'organization/domain-public', 'organization/too-many-domains'] }),
  updateSchoolDomains: endpoint({ method: 'PUT', path, access: 'admin', childActs: [],
    summary: 'Has no effect any more: whoever has an address of a proven domain asks to join.', body: SchoolDomainsUpdateSchema,
    answer: SchoolDomainsSchema, errors: writing }),
  checkSchoolDomain: endpoint({ method: 'POST', path: `${path}/check`, access: 'admin', childActs: [],
    summary: 'Looks for the DNS record that proves a domain.', body: SchoolDomainBodySchema, answer: CheckedDomainSchema,
    errors: [...writing, 'organization/domain-unknown'] }),
  removeSchoolDomain: endpoint({ method: 'DELETE', path, access: 'admin', childActs: [],
    summary: 'Removes a domain: nobody can ask to join by it any more, and no member is removed.', body: SchoolDomainBodySchema,
    answer: SchoolDomainsSchema, errors: writing }),
} satisfies Record<string, EndpointContract>; // prettier-ignore
