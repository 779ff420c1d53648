import { z } from 'zod';
import { ClassCodeUpdateSchema, ClassEntrySchema, LessonUpdateSchema } from '../organization/index.ts';
import { endpoint, type EndpointContract } from './endpoint.ts';

const reading = ['auth/not-logged-in', 'auth/forbidden'] as const;
const writing = [...reading, 'request/cross-site'] as const;
const params = z.object({ class_id: z.uuid() });

/** How students come into a class: its code and its lessons. */
export const CLASS_ENTRY_ENDPOINTS = {
  getClassEntry: endpoint({ method: 'GET', path: '/api/organization/classes/{class_id}/code', access: 'teaching',
    summary: 'Returns the code of a class, until when it can be used to join, and the open lesson.',
    params, answer: ClassEntrySchema, errors: reading }),
  updateClassCode: endpoint({ method: 'PUT', path: '/api/organization/classes/{class_id}/code', access: 'teaching', childActs: [],
    summary: 'Opens joining by the code for 30 minutes, closes it, or creates a new code.',
    params, body: ClassCodeUpdateSchema, answer: ClassEntrySchema, errors: writing }),
  updateLesson: endpoint({ method: 'PUT', path: '/api/organization/classes/{class_id}/lesson', access: 'teaching', childActs: [],
    summary: 'Opens a lesson, changes how long it lasts, or ends it.',
    params, body: LessonUpdateSchema, answer: ClassEntrySchema, errors: writing }),
} satisfies Record<string, EndpointContract>; // prettier-ignore
