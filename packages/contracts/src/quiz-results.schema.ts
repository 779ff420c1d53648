import { z } from 'zod';
import { FIRST_COURSE } from './courses/index.ts';

/**
 * How a question went over all tries: right when it was checked for the first time, wrong at first and right in a later
 * try, wrong so far, or never answered.
 */
export const QUESTION_OUTCOMES = ['right', 'right_later', 'wrong', 'not_answered'] as const;

const moment = z.iso.datetime();

const QuestionResultSchema = z.object({
  /** From 1, in the order of the chapter's topics: tries ask in other orders. */
  number: z.int().min(1),
  /** Markdown: the question as it was put in the try that decided its outcome. */
  text: z.string().min(1),
  /** The program that it asks about, if there is one. */
  code: z.string().optional(),
  outcome: z.enum(QUESTION_OUTCOMES),
  /** Of the first check; null if there is none. */
  checked_at: moment.nullable(),
  /** Of the first right answer; null if there is none. */
  right_at: moment.nullable(),
  /** Explains what is asked. */
  level: z.object({ slug: z.string(), name: z.string() }),
});

const ChapterResultSchema = z.object({
  course_id: z.string(),
  chapter_id: z.int().min(1),
  chapter_name: z.string(),
  question_count: z.int().min(1),
  pass_count: z.int().min(1),
  /** How many tries were finished. */
  tries: z.int().min(0),
  /** The most right answers of a finished try; null before the first. */
  best_score: z.int().min(0).nullable(),
  /** Null until it is passed. */
  passed_at: moment.nullable(),
  questions: z.array(QuestionResultSchema),
});

/**
 * Answer of GET /api/level/quizzes/{student_id}: the quizzes that a student began, by question. What was chosen is not in
 * it, nor any right answer.
 */
export const StudentQuizzesSchema = z.object({
  student_id: z.uuid(),
  quizzes: z.array(ChapterResultSchema),
});

/** Query of GET /api/level/class/{class_id}/quizzes. */
export const ClassQuizzesQuerySchema = z.object({
  course: z.string().max(80).default(FIRST_COURSE),
  language: z.string().max(5).optional(),
});

const ClassQuestionSchema = QuestionResultSchema.pick({
  number: true,
  text: true,
  code: true,
  level: true,
}).extend({
  /** How it went for how many students, of those who were ever right or wrong in it. */
  right: z.int().min(0),
  right_later: z.int().min(0),
  wrong: z.int().min(0),
});

const ClassQuizSchema = ChapterResultSchema.pick({
  chapter_id: true,
  chapter_name: true,
  question_count: true,
  pass_count: true,
}).extend({
  /** Those who began it. Names are the organisation's. */
  students: z.array(
    ChapterResultSchema.pick({ tries: true, best_score: true, passed_at: true }).extend({
      student_id: z.uuid(),
    }),
  ),
  /** In the order of the chapter's topics, put with the first of their data. */
  questions: z.array(ClassQuestionSchema),
});

/** Answer of GET /api/level/class/{class_id}/quizzes: those of a course that somebody in the class began, in its order. */
export const ClassQuizzesSchema = z.object({
  class_id: z.uuid(),
  course_id: z.string(),
  quizzes: z.array(ClassQuizSchema),
});

export type QuestionOutcome = (typeof QUESTION_OUTCOMES)[number];
export type ChapterResult = z.infer<typeof ChapterResultSchema>;
export type QuestionResult = z.infer<typeof QuestionResultSchema>;
export type StudentQuizzes = z.infer<typeof StudentQuizzesSchema>;
export type ClassQuestion = z.infer<typeof ClassQuestionSchema>;
export type ClassQuiz = z.infer<typeof ClassQuizSchema>;
export type ClassQuizzes = z.infer<typeof ClassQuizzesSchema>;
