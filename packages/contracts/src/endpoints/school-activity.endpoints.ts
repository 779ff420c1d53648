import { SchoolActivityQuerySchema, SchoolActivitySchema } from '../school-activity.schema.ts';
import { endpoint, type EndpointContract } from './endpoint.ts';

/** A school over time. */
export const SCHOOL_ACTIVITY_ENDPOINTS = {
  getSchoolActivity: endpoint({
    method: 'GET',
    path: '/api/level/school-activity',
    access: 'admin',
    summary: 'Returns the number of active classes, active students and completed levels, by week or month.',
    query: SchoolActivityQuerySchema,
    answer: SchoolActivitySchema,
    errors: ['auth/not-logged-in', 'auth/forbidden'],
  }),
} satisfies Record<string, EndpointContract>;
