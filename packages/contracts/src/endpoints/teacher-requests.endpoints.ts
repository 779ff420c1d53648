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
    summary: "Returns which organization may be the caller's, and which one they have asked to join.", answer: OwnTeacherRequestSchema,
    errors: [...reading, 'gateway/service-down'] }),
  askToTeach: endpoint({ method: 'POST', path, access: 'user', childActs: [],
    summary: 'Asks to join an organization as a teacher, and tells its administrators by mail.', body: AskToTeachSchema,
    answer: AskedToTeachSchema,
    errors: [...writing, 'auth/too-many-attempts', 'organization/unknown', 'organization/already-member', 'auth/email-not-confirmed', 'gateway/service-down'] }),
  withdrawTeacherRequest: endpoint({ method: 'DELETE', path, access: 'user', childActs: [],
    summary: 'Withdraws the request to join.', answer: DoneSchema, errors: writing }),
  listTeacherRequests: endpoint({ method: 'GET', path: '/api/organization/teacher-requests', access: 'admin',
    summary: 'Returns who has asked to teach and is waiting.', answer: TeacherRequestsSchema, errors: reading }),
  answerTeacherRequest: endpoint({ method: 'PUT', path: '/api/organization/teacher-requests/{user_id}', access: 'admin', childActs: [],
    summary: 'Lets someone in as a teacher without classes, or refuses, and tells them by mail.',
    params: z.object({ user_id: z.uuid() }), body: TeacherAnswerSchema, answer: TeacherRequestsSchema,
    errors: [...writing, 'organization/already-member', 'user/unknown'] }),
} satisfies Record<string, EndpointContract>; // prettier-ignore
