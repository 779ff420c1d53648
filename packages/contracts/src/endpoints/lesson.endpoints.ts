import { z } from 'zod';
import { DoneSchema } from '../account/index.ts';
import {
  ClassFocusSchema,
  ClassFocusUpdateSchema,
  FocusArrivalSchema,
  LookSchema,
  OwnLessonSchema,
} from '../lesson.schema.ts';
import { endpoint, type EndpointContract } from './endpoint.ts';

const reading = ['auth/not-logged-in', 'auth/forbidden'] as const;
const writing = [...reading, 'request/cross-site'] as const;
const ofClass = z.object({ class_id: z.uuid() });

/** What happens between those who teach and their class while a lesson is open. */
export const LESSON_ENDPOINTS = {
  getClassFocus: endpoint({ method: 'GET', path: '/api/level/class/{class_id}/focus', access: 'teaching',
    summary: 'Returns what a lesson calls its class to, and how many students have arrived.', params: ofClass, answer: ClassFocusSchema, errors: reading }),
  setClassFocus: endpoint({ method: 'PUT', path: '/api/level/class/{class_id}/focus', access: 'teaching', childActs: [],
    summary: 'Calls everyone in a lesson to a level, pauses their game, or ends either.', params: ofClass, body: ClassFocusUpdateSchema,
    answer: ClassFocusSchema, errors: [...writing, 'level/unknown-course', 'level/unknown-level', 'level/class-locked', 'level/no-lesson'] }),
  getOwnLesson: endpoint({ method: 'GET', path: '/api/level/lesson', access: 'logged-in',
    summary: 'Returns what the lesson of the student who is logged in calls them to, and who is looking at their work.', answer: OwnLessonSchema, errors: ['auth/not-logged-in'] }),
  arriveAtFocus: endpoint({ method: 'PUT', path: '/api/level/lesson/arrival', access: 'logged-in', childActs: [],
    summary: 'Records that a student has followed the call of their lesson. It can be repeated.', body: FocusArrivalSchema,
    answer: DoneSchema, errors: ['auth/not-logged-in', 'request/cross-site', 'level/only-looking'] }),
  lookAtStudent: endpoint({ method: 'PUT', path: '/api/level/look/{student_id}', access: 'teaching', childActs: [],
    summary: "Records that someone is looking at a student's work, and shows it to the student.", params: z.object({ student_id: z.uuid() }), body: LookSchema,
    answer: DoneSchema, errors: writing }),
} satisfies Record<string, EndpointContract>; // prettier-ignore
