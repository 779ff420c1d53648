import { z } from 'zod';
import { DoneSchema, HandOverSchema } from '../account/index.ts';
import { FormerPupilsQuerySchema, FormerPupilsSchema, PupilSchema } from '../organization/index.ts';
import { endpoint, type EndpointContract } from './endpoint.ts';

const reading = ['auth/not-logged-in', 'auth/forbidden'] as const;
const writing = [...reading, 'request/cross-site'] as const;
const params = z.object({ student_id: z.uuid() });

/** Students who leave an organisation: to return, to a parent, or for good. A parent takes over by a call of profile.endpoints.ts. */
export const LEAVING_ENDPOINTS = {
  listFormerPupils: endpoint({ method: 'GET', path: '/api/organization/former-students', access: 'teaching',
    summary: 'Returns students who left in the last 30 days, of the organization or of the classes a teacher teaches.',
    query: FormerPupilsQuerySchema, answer: FormerPupilsSchema, errors: reading }),
  returnPupil: endpoint({ method: 'POST', path: '/api/organization/former-students/{student_id}/return', access: 'teaching', childActs: ['student-returned'],
    summary: 'Takes a student who left back into their class.', params, answer: PupilSchema,
    errors: [...writing, 'auth/class-full', 'user/unknown', 'gateway/service-down'] }),
  erasePupil: endpoint({ method: 'DELETE', path: '/api/organization/former-students/{student_id}', access: 'admin', childActs: ['student-erased'],
    summary: 'Erases a student who left, without waiting.', params, answer: DoneSchema, errors: writing }),
  handOverPupil: endpoint({ method: 'POST', path: '/api/organization/students/{student_id}/hand-over', access: 'teaching', childActs: ['student-offered'],
    summary: 'Creates a code with which a parent can take over a student who is in the organization, or left it.',
    params, answer: HandOverSchema, errors: [...writing, 'user/unknown', 'gateway/service-down'] }),
} satisfies Record<string, EndpointContract>; // prettier-ignore
