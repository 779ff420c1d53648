import { z } from 'zod';
import {
  ClassesProgressQuerySchema,
  ClassesProgressSchema,
  ClassFailuresSchema,
  ClassProgressQuerySchema,
  ClassProgressSchema,
  KeptOutcomeSchema,
  RunOutcomeSchema,
  StudentRunsSchema,
} from '../class-work.schema.ts';
import { ClassQuizzesQuerySchema, ClassQuizzesSchema } from '../quiz-results.schema.ts';
import { ClassLessonSchema } from '../class-lesson.schema.ts';
import { endpoint, type EndpointContract } from './endpoint.ts';

const ofClass = z.object({ class_id: z.uuid() });

/** What students of a class do, for those who teach them. */
export const CLASS_WORK_ENDPOINTS = {
  getClassProgress: endpoint({
    method: 'GET',
    path: '/api/level/class/{class_id}/progress',
    access: 'teaching',
    summary:
      'Returns where each student of a class is, by id: completed levels by chapter, the current level and its runs.',
    params: ofClass,
    query: ClassProgressQuerySchema,
    answer: ClassProgressSchema,
    errors: ['auth/not-logged-in', 'auth/forbidden', 'level/unknown-course'],
  }),
  listClassesProgress: endpoint({
    method: 'GET',
    path: '/api/level/classes/progress',
    access: 'teaching',
    summary: 'Returns how far classes are in a course. Classes the caller may not see are left out.',
    query: ClassesProgressQuerySchema,
    answer: ClassesProgressSchema,
    errors: ['auth/not-logged-in', 'auth/forbidden', 'level/unknown-course'],
  }),
  getClassLesson: endpoint({
    method: 'GET',
    path: '/api/level/class/{class_id}/lesson',
    access: 'teaching',
    summary:
      'Returns what the students of a class do in its open lesson: who is stuck and since when, on what, and who is done.',
    params: ofClass,
    answer: ClassLessonSchema,
    errors: ['auth/not-logged-in', 'auth/forbidden'],
  }),
  getClassQuizzes: endpoint({
    method: 'GET',
    path: '/api/level/class/{class_id}/quizzes',
    access: 'teaching',
    summary:
      "Returns how a class did in a course's quizzes: each student by id, and how each question went for how many.",
    params: ofClass,
    query: ClassQuizzesQuerySchema,
    answer: ClassQuizzesSchema,
    errors: ['auth/not-logged-in', 'auth/forbidden', 'level/unknown-course'],
  }),
  listClassFailures: endpoint({
    method: 'GET',
    path: '/api/level/class/{class_id}/failures',
    access: 'teaching',
    summary:
      'Returns what several students of a class fail at, as groups with their programs, without names.',
    params: ofClass,
    answer: ClassFailuresSchema,
    errors: ['auth/not-logged-in', 'auth/forbidden'],
  }),
  listStudentRuns: endpoint({
    method: 'GET',
    path: '/api/level/runs/{student_id}/{course_slug}/{slug}',
    access: 'logged-in',
    summary:
      "Returns a student's latest runs of a level, with programs and how they ended, for the student, the parent and the student's teachers.",
    params: z.object({ student_id: z.uuid(), course_slug: z.string().max(80), slug: z.string().max(80) }),
    answer: StudentRunsSchema,
    errors: ['auth/not-logged-in', 'auth/forbidden'],
  }),
  keepRunOutcome: endpoint({
    method: 'PUT',
    path: '/api/level/run-outcome/{run_id}',
    access: 'anyone',
    summary: 'Stores how a counted run of a student ended. It uses no attempt and can be repeated.',
    params: z.object({ run_id: z.uuid() }),
    body: RunOutcomeSchema,
    answer: KeptOutcomeSchema,
    errors: ['level/only-looking', 'request/cross-site'],
  }),
} satisfies Record<string, EndpointContract>;
