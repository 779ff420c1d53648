import { LastSchoolYearSchema, NewSchoolYearSchema, SchoolYearSchema } from '../organization/index.ts';
import { endpoint, type EndpointContract } from './endpoint.ts';

const reading = ['auth/not-logged-in', 'auth/forbidden'] as const;
const writing = [...reading, 'request/cross-site'] as const;

/** The end of a school year: all classes of a school at once. */
export const SCHOOL_YEAR_ENDPOINTS = {
  getSchoolYear: endpoint({ method: 'GET', path: '/api/organization/school-year', access: 'admin',
    summary: 'Returns the new school year that was begun in the last week, if any.', answer: LastSchoolYearSchema, errors: reading }),
  beginSchoolYear: endpoint({ method: 'POST', path: '/api/organization/school-year', access: 'admin', childActs: [],
    summary: 'Archives classes and moves their students up or lets them leave: all or nothing, once for each request id.',
    body: NewSchoolYearSchema, answer: SchoolYearSchema, errors: writing }),
  undoSchoolYear: endpoint({ method: 'POST', path: '/api/organization/school-year/undo', access: 'admin', childActs: [],
    summary: 'Moves students back to where they were, unless they have been moved since.', answer: SchoolYearSchema,
    errors: [...writing, 'organization/nothing-to-undo', 'auth/class-full', 'gateway/service-down'] }),
} satisfies Record<string, EndpointContract>; // prettier-ignore
