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
    summary: 'After how long students who were not there leave, and who is about to.',
    query: FormerPupilsQuerySchema,
    answer: UnusedPupilsSchema,
    errors: reading,
  }),
  updateUnusedPupils: endpoint({
    method: 'PUT',
    path,
    access: 'admin',
    summary: 'Sets after how long they leave. Nobody leaves in the next thirty days by a change.',
    body: UnusedPupilsUpdateSchema,
    answer: UnusedPupilsSchema,
    errors: [...reading, 'request/cross-site'],
  }),
} satisfies Record<string, EndpointContract>;
