import { z } from 'zod';
import { DoneSchema } from '../account/index.ts';
import {
  ClassFocusSchema, ClassFocusUpdateSchema, FocusArrivalSchema, LookSchema, OwnLessonSchema,
} from '../lesson.schema.ts'; // prettier-ignore
import { endpoint, type EndpointContract } from './endpoint.ts';

const reading = ['auth/not-logged-in', 'auth/forbidden'] as const;
const writing = [...reading, 'request/cross-site'] as const;
const ofClass = z.object({ class_id: z.uuid() });

/** What happens between those who teach and their class while a lesson is open. */
export const LESSON_ENDPOINTS = {
  getClassFocus: endpoint({ method: 'GET', path: '/api/level/class/{class_id}/focus', access: 'teaching',
    summary: 'To what a class is called in its lesson, and how many have come.', params: ofClass, answer: ClassFocusSchema, errors: reading }),
  setClassFocus: endpoint({ method: 'PUT', path: '/api/level/class/{class_id}/focus', access: 'teaching',
    summary: 'Calls everybody in a lesson to a level, pauses their game, or ends that.', params: ofClass, body: ClassFocusUpdateSchema,
    answer: ClassFocusSchema, errors: [...writing, 'level/unknown-course', 'level/unknown-level', 'level/class-locked', 'level/no-lesson'] }),
  getOwnLesson: endpoint({ method: 'GET', path: '/api/level/lesson', access: 'logged-in',
    summary: 'To what the lesson of the student who is logged in calls them, and who looks at their work.', answer: OwnLessonSchema, errors: ['auth/not-logged-in'] }),
  arriveAtFocus: endpoint({ method: 'PUT', path: '/api/level/lesson/arrival', access: 'logged-in',
    summary: 'Says that a student has followed the call of their lesson. It may be repeated.', body: FocusArrivalSchema,
    answer: DoneSchema, errors: ['auth/not-logged-in', 'request/cross-site'] }),
  lookAtStudent: endpoint({ method: 'PUT', path: '/api/level/look/{student_id}', access: 'teaching',
    summary: 'Says that somebody looks at the work of a student, who sees it.', params: z.object({ student_id: z.uuid() }), body: LookSchema,
    answer: DoneSchema, errors: writing }),
} satisfies Record<string, EndpointContract>; // prettier-ignore
