import { z } from 'zod';
import { DoneSchema, HandOverSchema } from '../account/index.ts';
import {
  FormerStudentsQuerySchema,
  FormerStudentsSchema,
  SchoolStudentSchema,
} from '../organization/index.ts';
import { endpoint, type EndpointContract } from './endpoint.ts';

const reading = ['auth/not-logged-in', 'auth/forbidden'] as const;
const writing = [...reading, 'request/cross-site'] as const;
const params = z.object({ student_id: z.uuid() });

/** Students who leave an organisation: to return, to a parent, or for good. A parent takes over by a call of profile.endpoints.ts. */
export const LEAVING_ENDPOINTS = {
  listFormerStudents: endpoint({ method: 'GET', path: '/api/organization/former-students', access: 'teaching',
    summary: 'Returns students who left in the last 30 days, of the organization or of the classes a teacher teaches.',
    query: FormerStudentsQuerySchema, answer: FormerStudentsSchema, errors: reading }),
  returnFormerStudent: endpoint({ method: 'POST', path: '/api/organization/former-students/{student_id}/return', access: 'teaching', childActs: ['student-returned'],
    summary: 'Takes a student who left back into their class.', params, answer: SchoolStudentSchema,
    errors: [...writing, 'auth/class-full', 'user/unknown', 'gateway/service-down'] }),
  eraseFormerStudent: endpoint({ method: 'DELETE', path: '/api/organization/former-students/{student_id}', access: 'admin', childActs: ['student-erased'],
    summary: 'Erases a student who left, without waiting.', params, answer: DoneSchema, errors: writing }),
  handOverStudent: endpoint({ method: 'POST', path: '/api/organization/students/{student_id}/hand-over', access: 'teaching', childActs: ['student-offered'],
    summary: 'Creates a code with which a parent can take over a student who is in the organization, or left it.',
    params, answer: HandOverSchema, errors: [...writing, 'user/unknown', 'gateway/service-down'] }),
} satisfies Record<string, EndpointContract>; // prettier-ignore
