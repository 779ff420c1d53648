import { z } from 'zod';
import { DoneSchema } from '../account/index.ts';
import {
  ClassByTokenSchema,
  ClassTokenQuerySchema,
  JoinAnswerSchema,
  JoinRequestsSchema,
} from '../organization/index.ts';
import { endpoint, type EndpointContract } from './endpoint.ts';

const finding = ['auth/token-invalid', 'auth/too-many-attempts', 'gateway/service-down'] as const;
const reading = ['auth/not-logged-in', 'auth/forbidden', 'gateway/service-down'] as const;
const params = z.object({ class_id: z.uuid() });

/** How students join a class by its code. To sign up: `signupWithClassToken`. */
export const JOINING_ENDPOINTS = {
  getClassByToken: endpoint({ method: 'GET', path: '/api/organization/class-by-token', access: 'token',
    summary: 'Returns the class and school of a code or token.', query: ClassTokenQuerySchema, answer: ClassByTokenSchema, errors: finding }),
  readClassByToken: endpoint({ method: 'POST', path: '/api/organization/class-by-token', access: 'token',
    summary: 'Returns the class and school of a code or token; it is in the body.', body: ClassTokenQuerySchema, answer: ClassByTokenSchema,
    errors: [...finding, 'request/cross-site'] }),
  listJoinRequests: endpoint({ method: 'GET', path: '/api/organization/classes/{class_id}/join-requests', access: 'teaching',
    summary: 'Returns who came after joining had closed, and is waiting to be let in.', params, answer: JoinRequestsSchema, errors: reading }),
  answerJoinRequest: endpoint({ method: 'PUT', path: '/api/organization/classes/{class_id}/join-requests/{request_id}', access: 'teaching', childActs: ['student-let-in', 'student-refused'],
    summary: 'Lets someone who is waiting into the class, or refuses them.', params: params.extend({ request_id: z.uuid() }), body: JoinAnswerSchema,
    answer: DoneSchema, errors: [...reading, 'request/cross-site', 'user/unknown', 'auth/username-taken', 'auth/class-full'] }),
} satisfies Record<string, EndpointContract>; // prettier-ignore
