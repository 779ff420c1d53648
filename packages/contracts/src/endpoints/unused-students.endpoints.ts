import {
  FormerStudentsQuerySchema,
  UnusedStudentsSchema,
  UnusedStudentsUpdateSchema,
} from '../organization/index.ts';
import { endpoint, type EndpointContract } from './endpoint.ts';

const reading = ['auth/not-logged-in', 'auth/forbidden'] as const;
const path = '/api/organization/unused-students';

/** Students whose accounts nobody uses. */
export const UNUSED_STUDENTS_ENDPOINTS = {
  listUnusedStudents: endpoint({
    method: 'GET',
    path,
    access: 'admin',
    summary: 'Returns after how long unused student accounts are removed, and which are about to be.',
    query: FormerStudentsQuerySchema,
    answer: UnusedStudentsSchema,
    errors: reading,
  }),
  updateUnusedStudents: endpoint({
    method: 'PUT',
    path,
    access: 'admin',
    childActs: [],
    summary:
      'Sets after how long unused student accounts are removed. A change removes none within the next 30 days.',
    body: UnusedStudentsUpdateSchema,
    answer: UnusedStudentsSchema,
    errors: [...reading, 'request/cross-site'],
  }),
} satisfies Record<string, EndpointContract>;
