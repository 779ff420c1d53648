import { z } from 'zod';
import { ChapterPartSchema, CourseDataSchema, CoursePartSchema } from '../course.schema.ts';
import { HintDoseSchema, LevelDataSchema, LevelVariantsSchema } from '../level.schema.ts';
import {
  CreditSchema, LevelDraftAnswerSchema, LevelDraftSchema, LevelUpdateAnswerSchema, LevelUpdateSchema, RunTypeSchema,
} from '../level-update.schema.ts'; // prettier-ignore
import { CodeHistorySchema, LearnerExportSchema, StudentWorkSchema } from '../learner-work.schema.ts';
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
    summary: 'Chapters and levels of a course with completion and locks.',
    params: z.object({ slug: SlugSchema }),
    query: z.object({ student_id: z.uuid().optional(), ...LanguageQuery }),
    answer: CourseDataSchema,
    errors: ['level/unknown-course', 'auth/forbidden'],
  }),
  getCoursePart: endpoint({
    method: 'GET',
    path: '/api/level/course/{slug}/part',
    access: 'anyone',
    summary: 'The part of a course around a level, with counts of the rest.',
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
    summary: 'A chapter with its levels from one of them on.',
    params: z.object({ slug: SlugSchema, chapter: IndexSchema }),
    query: z.object({ from: IndexSchema.optional(), student_id: z.uuid().optional(), ...LanguageQuery }),
    answer: ChapterPartSchema,
    errors: ['level/unknown-course', 'level/unknown-chapter', 'auth/forbidden'],
  }),
  getLevel: endpoint({
    method: 'GET',
    path: '/api/level/data/{course_slug}/{slug}',
    access: 'anyone',
    summary: 'A level with its map, texts, goals and the last code.',
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
    summary: 'The hidden settings that a program must meet besides the level as shown, for its run.',
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
    summary: 'One dose of help, from 1.',
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
    answer: LevelUpdateAnswerSchema,
    errors: [
      'level/unknown-course', 'level/unknown-level', 'level/account-needed', 'level/sign-up-to-run', 'level/plan-needed',
      'level/class-locked', 'level/no-attempts-left', 'level/too-many-from-address', 'level/replay-mismatch', 'request/cross-site',
    ], // prettier-ignore
    bodyLimit: 1_048_576,
  }),
  saveDraft: endpoint({
    method: 'PUT',
    path: '/api/level/draft/{slug}',
    access: 'anyone',
    summary: 'Keeps code that was typed and not yet run. The slug is the course.',
    params: z.object({ slug: SlugSchema }),
    body: LevelDraftSchema,
    answer: LevelDraftAnswerSchema,
    errors: [
      'level/unknown-course', 'level/unknown-level', 'level/account-needed', 'level/plan-needed', 'level/class-locked',
      'request/cross-site',
    ], // prettier-ignore
  }),
  getCodeHistory: endpoint({
    method: 'GET',
    path: '/api/level/history/{course_slug}/{slug}',
    access: 'anyone',
    summary: "The caller's own last codes of a level, each once, the latest first.",
    params: z.object({ course_slug: SlugSchema, slug: SlugSchema }),
    answer: CodeHistorySchema,
    errors: ['level/unknown-course', 'level/unknown-level'],
  }),
  getStudentWork: endpoint({
    method: 'GET',
    path: '/api/level/work/{student_id}',
    access: 'logged-in',
    summary:
      "A student's levels with status, code and times: for the student, the parent, and those who teach them.",
    params: z.object({ student_id: z.uuid() }),
    answer: StudentWorkSchema,
    errors: ['auth/not-logged-in', 'auth/forbidden'],
  }),
  exportLearning: endpoint({
    method: 'GET',
    path: '/api/level/export',
    access: 'logged-in',
    summary: "Everything that learning keeps of the caller and the caller's students.",
    answer: LearnerExportSchema,
    errors: ['auth/not-logged-in'],
  }),
  getCredit: endpoint({
    method: 'GET',
    path: '/api/credit/{execution_type}',
    access: 'anyone',
    summary: 'What is left of the day’s runs.',
    params: z.object({ execution_type: RunTypeSchema }),
    answer: CreditSchema,
    errors: [],
  }),
} satisfies Record<string, EndpointContract>;
