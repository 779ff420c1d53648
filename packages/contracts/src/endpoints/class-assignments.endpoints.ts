import { z } from 'zod';
import { DoneSchema } from '../account/index.ts';
import {
  ClassAssignmentUpdateSchema,
  NewClassAssignmentSchema,
  OwnAssignmentsSchema,
  TaughtAssignmentSchema,
  TaughtAssignmentsSchema,
} from '../class-assignment.schema.ts';
import { endpoint, type EndpointContract } from './endpoint.ts';

const reading = ['auth/not-logged-in', 'auth/forbidden'] as const;
const writing = [...reading, 'request/cross-site', 'level/unknown-course', 'level/unknown-level'] as const;
const ofClass = z.object({ class_id: z.uuid() });
const one = z.object({ assignment_id: z.uuid() });

/** Levels that a class is to complete until a date. */
export const CLASS_ASSIGNMENT_ENDPOINTS = {
  listClassAssignments: endpoint({ method: 'GET', path: '/api/level/class/{class_id}/assignments', access: 'teaching',
    summary: "Returns a class's assignments and who has done them, the latest date first.", params: ofClass, answer: TaughtAssignmentsSchema, errors: reading }),
  createClassAssignment: endpoint({ method: 'POST', path: '/api/level/class/{class_id}/assignments', access: 'teaching', childActs: [],
    summary: 'Assigns levels or challenges to a class, due on a date.', params: ofClass, body: NewClassAssignmentSchema,
    answer: TaughtAssignmentSchema, errors: [...writing, 'level/too-many-assignments'] }),
  updateClassAssignment: endpoint({ method: 'PUT', path: '/api/level/assignments/{assignment_id}', access: 'teaching', childActs: [],
    summary: 'Changes an assignment, unless someone else has changed it meanwhile.', params: one, body: ClassAssignmentUpdateSchema,
    answer: TaughtAssignmentSchema, errors: [...writing, 'organization/changed-meanwhile'] }),
  removeClassAssignment: endpoint({ method: 'DELETE', path: '/api/level/assignments/{assignment_id}', access: 'teaching', childActs: [],
    summary: 'Removes an assignment; what students did stays.', params: one, answer: DoneSchema, errors: [...reading, 'request/cross-site'] }),
  listOwnAssignments: endpoint({ method: 'GET', path: '/api/level/assignments', access: 'logged-in',
    summary: 'Returns the assignments of the class of the student who plays.', query: z.object({ language: z.string().max(5).optional() }),
    answer: OwnAssignmentsSchema, errors: ['auth/not-logged-in'] }),
} satisfies Record<string, EndpointContract>; // prettier-ignore
