import { z } from 'zod';
import { ArchivedClassesSchema, ClassSchema, FormerStudentsQuerySchema } from '../organization/index.ts';
import { endpoint, type EndpointContract } from './endpoint.ts';

const reading = ['auth/not-logged-in', 'auth/forbidden'] as const;

/** Classes that were archived at the end of a school year. */
export const ARCHIVED_CLASSES_ENDPOINTS = {
  listArchivedClasses: endpoint({
    method: 'GET',
    path: '/api/organization/archived-classes',
    access: 'teaching',
    summary: 'Returns the archived classes of the organization, or those a teacher taught.',
    query: FormerStudentsQuerySchema,
    answer: ArchivedClassesSchema,
    errors: reading,
  }),
  restoreClass: endpoint({
    method: 'POST',
    path: '/api/organization/archived-classes/{class_id}/restore',
    access: 'admin',
    childActs: [],
    summary: 'Restores an archived class; its students stay in their present classes.',
    params: z.object({ class_id: z.uuid() }),
    answer: ClassSchema,
    errors: [...reading, 'request/cross-site'],
  }),
} satisfies Record<string, EndpointContract>;
