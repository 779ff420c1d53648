import { z } from 'zod';
import { DoneSchema } from '../account/index.ts';
import {
  AskedToTeachSchema,
  AskToTeachSchema,
  OwnTeacherRequestSchema,
  TeacherAnswerSchema,
  TeacherRequestsSchema,
} from '../organization/index.ts';
import { endpoint, type EndpointContract } from './endpoint.ts';

const reading = ['auth/not-logged-in', 'auth/forbidden'] as const;
const writing = [...reading, 'request/cross-site'] as const;
const path = '/api/organization/teacher-request';

/** Adults who ask to teach in an organisation. */
export const TEACHER_REQUEST_ENDPOINTS = {
  getTeacherRequest: endpoint({ method: 'GET', path, access: 'user',
    summary: 'Which organisation may be the caller\'s, and which one they asked.', answer: OwnTeacherRequestSchema,
    errors: [...reading, 'gateway/service-down'] }),
  askToTeach: endpoint({ method: 'POST', path, access: 'user',
    summary: 'Asks the administrators of an organisation, who are told by mail.', body: AskToTeachSchema,
    answer: AskedToTeachSchema,
    errors: [...writing, 'auth/too-many-attempts', 'organization/unknown', 'organization/already-member', 'organization/has-students', 'auth/email-not-confirmed', 'gateway/service-down'] }),
  withdrawTeacherRequest: endpoint({ method: 'DELETE', path, access: 'user',
    summary: 'Takes the request back.', answer: DoneSchema, errors: writing }),
  listTeacherRequests: endpoint({ method: 'GET', path: '/api/organization/teacher-requests', access: 'admin',
    summary: 'Who asked to teach and waits.', answer: TeacherRequestsSchema, errors: reading }),
  answerTeacherRequest: endpoint({ method: 'PUT', path: '/api/organization/teacher-requests/{user_id}', access: 'admin',
    summary: 'Lets somebody who waits in as a teacher without classes, or refuses; they are told by mail.',
    params: z.object({ user_id: z.uuid() }), body: TeacherAnswerSchema, answer: TeacherRequestsSchema,
    errors: [...writing, 'organization/already-member', 'user/unknown'] }),
} satisfies Record<string, EndpointContract>; // prettier-ignore
