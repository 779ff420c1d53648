import { z } from 'zod';
import { ChapterPartSchema, CourseDataSchema, CoursePartSchema } from '../course.schema.ts';
import { HintDoseSchema, LevelDataSchema, LevelVariantsSchema } from '../level.schema.ts';
import {
  CreditSchema,
  LevelDraftAnswerSchema,
  LevelDraftSchema,
  LevelUpdateAnswerSchema,
  LevelUpdateEnvelopeSchema,
  LevelUpdateSchema,
  RunTypeSchema,
} from '../level-update.schema.ts';
import { CodeHistorySchema, LearnerExportSchema, StudentWorkSchema } from '../learner-work.schema.ts';
import { StudentQuizzesSchema } from '../quiz-results.schema.ts';
import { endpoint, type EndpointContract } from './endpoint.ts';

const SlugSchema = z.string().max(80);
/** A whole number in an address. */
const IndexSchema = z.string().regex(/^\d{1,4}$/);
const LanguageQuery = { language: z.string().max(5).optional() };

/** Courses, levels and credits. */
export const LEVEL_ENDPOINTS = {
  getCourse: endpoint({
    method: 'GET',
    path: '/api/level/course/{slug}',
    access: 'anyone',
    summary: 'Returns the chapters and levels of a course, which are complete and which are locked.',
    params: z.object({ slug: SlugSchema }),
    query: z.object({ student_id: z.uuid().optional(), ...LanguageQuery }),
    answer: CourseDataSchema,
    errors: ['level/unknown-course', 'auth/forbidden'],
  }),
  getCoursePart: endpoint({
    method: 'GET',
    path: '/api/level/course/{slug}/part',
    access: 'anyone',
    summary: 'Returns the part of a course around a level, with counts of the rest.',
    params: z.object({ slug: SlugSchema }),
    query: z.object({
      level: SlugSchema.optional(),
      from: IndexSchema.optional(),
      student_id: z.uuid().optional(),
      ...LanguageQuery,
    }),
    answer: CoursePartSchema,
    errors: ['level/unknown-course', 'auth/forbidden'],
  }),
  getChapter: endpoint({
    method: 'GET',
    path: '/api/level/course/{slug}/chapter/{chapter}',
    access: 'anyone',
    summary: 'Returns a chapter with its levels, starting from one of them.',
    params: z.object({ slug: SlugSchema, chapter: IndexSchema }),
    query: z.object({ from: IndexSchema.optional(), student_id: z.uuid().optional(), ...LanguageQuery }),
    answer: ChapterPartSchema,
    errors: ['level/unknown-course', 'level/unknown-chapter', 'auth/forbidden'],
  }),
  getLevel: endpoint({
    method: 'GET',
    path: '/api/level/data/{course_slug}/{slug}',
    access: 'anyone',
    summary: 'Returns a level with its map, texts, goals and the code that was last run.',
    params: z.object({ course_slug: SlugSchema, slug: SlugSchema }),
    query: z.object(LanguageQuery),
    answer: LevelDataSchema,
    errors: [
      'level/unknown-course', 'level/unknown-level', 'level/account-needed', 'level/plan-needed', 'level/class-locked',
    ], // prettier-ignore
  }),
  getLevelVariants: endpoint({
    method: 'GET',
    path: '/api/level/variants/{course_slug}/{slug}',
    access: 'anyone',
    summary:
      'Returns the other versions of the map that a program must solve, besides the one that is shown.',
    params: z.object({ course_slug: SlugSchema, slug: SlugSchema }),
    answer: LevelVariantsSchema,
    errors: [
      'level/unknown-course', 'level/unknown-level', 'level/account-needed', 'level/plan-needed', 'level/class-locked',
    ], // prettier-ignore
  }),
  getHintDose: endpoint({
    method: 'GET',
    path: '/api/level/dose/{course_slug}/{slug}/{number}',
    access: 'anyone',
    summary: 'Returns one hint of a level, counted from 1.',
    params: z.object({
      course_slug: SlugSchema,
      slug: SlugSchema,
      number: z.string().regex(/^[1-9]$/),
    }),
    query: z.object(LanguageQuery),
    answer: HintDoseSchema,
    errors: [
      'level/unknown-course', 'level/unknown-level', 'level/unknown-dose', 'level/account-needed', 'level/plan-needed',
      'level/class-locked',
    ], // prettier-ignore
  }),
  updateLevel: endpoint({
    method: 'POST',
    path: '/api/level/update/{slug}',
    access: 'anyone',
    summary: 'Counts a run (in_progress) or records a completion (COMPLETE). The slug is the course.',
    params: z.object({ slug: SlugSchema }),
    body: LevelUpdateSchema,
    bodyAsRead: LevelUpdateEnvelopeSchema,
    answer: LevelUpdateAnswerSchema,
    errors: [
      'level/unknown-course', 'level/unknown-level', 'level/account-needed', 'level/sign-up-to-run', 'level/plan-needed',
      'level/class-locked', 'level/no-attempts-left', 'level/too-many-from-address', 'level/replay-mismatch', 'level/only-looking',
      'request/cross-site',
    ], // prettier-ignore
    bodyLimit: 1_048_576,
  }),
  saveDraft: endpoint({
    method: 'PUT',
    path: '/api/level/draft/{slug}',
    access: 'anyone',
    summary: 'Stores code that was typed and not yet run. The slug is the course.',
    params: z.object({ slug: SlugSchema }),
    body: LevelDraftSchema,
    answer: LevelDraftAnswerSchema,
    errors: [
      'level/unknown-course', 'level/unknown-level', 'level/account-needed', 'level/plan-needed', 'level/class-locked',
      'level/only-looking', 'request/cross-site',
    ], // prettier-ignore
  }),
  getCodeHistory: endpoint({
    method: 'GET',
    path: '/api/level/history/{course_slug}/{slug}',
    access: 'anyone',
    summary: "Returns the caller's last programs of a level, each once, the latest first.",
    params: z.object({ course_slug: SlugSchema, slug: SlugSchema }),
    answer: CodeHistorySchema,
    errors: ['level/unknown-course', 'level/unknown-level'],
  }),
  getStudentWork: endpoint({
    method: 'GET',
    path: '/api/level/work/{student_id}',
    access: 'logged-in',
    summary:
      "Returns a student's levels with status, code and times, for the student, the parent and the student's teachers.",
    params: z.object({ student_id: z.uuid() }),
    answer: StudentWorkSchema,
    errors: ['auth/not-logged-in', 'auth/forbidden'],
  }),
  getStudentQuizzes: endpoint({
    method: 'GET',
    path: '/api/level/quizzes/{student_id}',
    access: 'logged-in',
    summary:
      "Returns how each question of the quizzes that a student began went, for the student, the parent and the student's teachers.",
    params: z.object({ student_id: z.uuid() }),
    query: z.object(LanguageQuery),
    answer: StudentQuizzesSchema,
    errors: ['auth/not-logged-in', 'auth/forbidden'],
  }),
  exportLearning: endpoint({
    method: 'GET',
    path: '/api/level/export',
    access: 'logged-in',
    summary:
      "Returns everything that the learning service stores about the caller and the caller's students.",
    answer: LearnerExportSchema,
    errors: ['auth/not-logged-in'],
  }),
  getCredit: endpoint({
    method: 'GET',
    path: '/api/credit/{execution_type}',
    access: 'anyone',
    summary: 'Returns how many runs are left today.',
    params: z.object({ execution_type: RunTypeSchema }),
    answer: CreditSchema,
    errors: [],
  }),
} satisfies Record<string, EndpointContract>;
