import { z } from 'zod';
import {
  ClassesProgressQuerySchema, ClassesProgressSchema, ClassFailuresSchema, ClassProgressQuerySchema, ClassProgressSchema,
  KeptOutcomeSchema, RunOutcomeSchema, StudentRunsSchema,
} from '../class-work.schema.ts'; // prettier-ignore
import { endpoint, type EndpointContract } from './endpoint.ts';

const ofClass = z.object({ class_id: z.uuid() });

/** What students of a class do, for those who teach them. */
export const CLASS_WORK_ENDPOINTS = {
  getClassProgress: endpoint({
    method: 'GET',
    path: '/api/level/class/{class_id}/progress',
    access: 'teaching',
    summary:
      'Where each student of a class is, by id: completed levels by chapter, the level they play and their runs.',
    params: ofClass,
    query: ClassProgressQuerySchema,
    answer: ClassProgressSchema,
    errors: ['auth/not-logged-in', 'auth/forbidden', 'level/unknown-course'],
  }),
  listClassesProgress: endpoint({
    method: 'GET',
    path: '/api/level/classes/progress',
    access: 'teaching',
    summary: 'How far classes are in a course. Classes that the caller may not see are left out.',
    query: ClassesProgressQuerySchema,
    answer: ClassesProgressSchema,
    errors: ['auth/not-logged-in', 'auth/forbidden', 'level/unknown-course'],
  }),
  listClassFailures: endpoint({
    method: 'GET',
    path: '/api/level/class/{class_id}/failures',
    access: 'teaching',
    summary: 'What several students of a class fail at, each group with their programs, without names.',
    params: ofClass,
    answer: ClassFailuresSchema,
    errors: ['auth/not-logged-in', 'auth/forbidden'],
  }),
  listStudentRuns: endpoint({
    method: 'GET',
    path: '/api/level/runs/{student_id}/{course_slug}/{slug}',
    access: 'logged-in',
    summary:
      "A student's last runs of a level, with programs and how they ended: for the student, the parent, and those who teach them.",
    params: z.object({ student_id: z.uuid(), course_slug: z.string().max(80), slug: z.string().max(80) }),
    answer: StudentRunsSchema,
    errors: ['auth/not-logged-in', 'auth/forbidden'],
  }),
  keepRunOutcome: endpoint({
    method: 'PUT',
    path: '/api/level/run-outcome/{run_id}',
    access: 'anyone',
    summary: 'Keeps how a counted run of a student ended. It costs no attempt, and may be repeated.',
    params: z.object({ run_id: z.uuid() }),
    body: RunOutcomeSchema,
    answer: KeptOutcomeSchema,
    errors: ['request/cross-site'],
  }),
} satisfies Record<string, EndpointContract>;
