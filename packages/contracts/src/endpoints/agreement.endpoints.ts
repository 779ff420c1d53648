import { AcceptAgreementSchema, AgreementsSchema } from '../organization/index.ts';
import { endpoint, type EndpointContract } from './endpoint.ts';

/** The agreement on the processing of data between an organisation and whoever runs the site. */
export const AGREEMENT_ENDPOINTS = {
  getAgreements: endpoint({
    method: 'GET',
    path: '/api/organization/agreement',
    access: 'admin',
    summary: 'Returns which versions of the data-processing agreement the organization has accepted.',
    answer: AgreementsSchema,
    errors: ['auth/not-logged-in', 'auth/forbidden'],
  }),
  acceptAgreement: endpoint({
    method: 'POST',
    path: '/api/organization/agreement',
    access: 'admin',
    childActs: [],
    summary: 'Accepts the current version for the organization. It can be repeated.',
    body: AcceptAgreementSchema,
    answer: AgreementsSchema,
    errors: ['auth/not-logged-in', 'auth/forbidden', 'request/cross-site', 'organization/agreement-needed'],
  }),
} satisfies Record<string, EndpointContract>;
