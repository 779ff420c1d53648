import {
  FormerPupilsQuerySchema,
  UnusedPupilsSchema,
  UnusedPupilsUpdateSchema,
} from '../organization/index.ts';
import { endpoint, type EndpointContract } from './endpoint.ts';

const reading = ['auth/not-logged-in', 'auth/forbidden'] as const;
const path = '/api/organization/unused-students';

/** Students whose accounts nobody uses. */
export const UNUSED_PUPILS_ENDPOINTS = {
  listUnusedPupils: endpoint({
    method: 'GET',
    path,
    access: 'admin',
    summary: 'Returns after how long unused student accounts are removed, and which are about to be.',
    query: FormerPupilsQuerySchema,
    answer: UnusedPupilsSchema,
    errors: reading,
  }),
  updateUnusedPupils: endpoint({
    method: 'PUT',
    path,
    access: 'admin',
    childActs: [],
    summary:
      'Sets after how long unused student accounts are removed. A change removes none within the next 30 days.',
    body: UnusedPupilsUpdateSchema,
    answer: UnusedPupilsSchema,
    errors: [...reading, 'request/cross-site'],
  }),
} satisfies Record<string, EndpointContract>;
