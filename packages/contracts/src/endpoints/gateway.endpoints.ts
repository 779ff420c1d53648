import { DoneSchema } from '../account/index.ts';
import { ClientErrorSchema } from '../client-error.schema.ts';
import { endpoint, type EndpointContract } from './endpoint.ts';

/** What the gateway answers itself. */
export const GATEWAY_ENDPOINTS = {
  reportClientError: endpoint({
    method: 'POST',
    path: '/api/client-error',
    access: 'anyone',
    summary: 'Counts an error that occurred in a page. Nothing is stored.',
    body: ClientErrorSchema,
    answer: DoneSchema,
    errors: ['request/cross-site'],
    bodyLimit: 1_024,
  }),
} satisfies Record<string, EndpointContract>;
