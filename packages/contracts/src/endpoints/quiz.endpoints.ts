import { z } from 'zod';
import {
  QuizAnswerBodySchema,
  QuizFinishSchema,
  QuizSchema,
  QuizTrySchema,
  QuizVerdictSchema,
  FinishedQuizSchema,
  VisitorTrySchema,
} from '../quiz.schema.ts';
import { endpoint, type EndpointContract } from './endpoint.ts';

const ofChapter = { course_slug: z.string().max(80), chapter_id: z.string().regex(/^[1-9]\d{0,2}$/) };
const params = z.object(ofChapter);
const query = z.object({ language: z.string().max(5).optional() });
const access = [
  'quiz/unknown',
  'level/unknown-course',
  'level/account-needed',
  'level/plan-needed',
  'level/class-locked',
  'quiz/class-off',
] as const;
const writing = [
  ...access,
  'level/only-looking',
  'request/cross-site',
  'quiz/no-try',
  'quiz/other-try',
] as const;

/** Quizzes of chapters. A quiz is open to whom the last level of its chapter is. */
export const QUIZ_ENDPOINTS = {
  getQuiz: endpoint({
    method: 'GET',
    path: '/api/quiz/{course_slug}/{chapter_id}',
    access: 'anyone',
    summary: 'Returns the quiz of a chapter, and how the caller did in it.',
    params,
    query,
    answer: QuizSchema,
    errors: access,
  }),
  beginQuiz: endpoint({
    method: 'POST',
    path: '/api/quiz/{course_slug}/{chapter_id}/try',
    access: 'anyone',
    summary: 'Starts a try with other values in another order, or continues the open one.',
    params,
    query,
    answer: QuizTrySchema,
    errors: [...access, 'level/only-looking', 'request/cross-site'],
  }),
  getQuizTry: endpoint({
    method: 'GET',
    path: '/api/quiz/{course_slug}/{chapter_id}/try',
    access: 'anyone',
    summary:
      'Returns the latest try and its answers. Right answers are included only for questions that were answered.',
    params,
    query,
    answer: QuizTrySchema,
    errors: [...access, 'quiz/no-try'],
  }),
  answerQuiz: endpoint({
    method: 'PUT',
    path: '/api/quiz/{course_slug}/{chapter_id}/answer/{number}',
    access: 'anyone',
    summary:
      'Answers a question of the open try. The first answer counts; sending it again returns the same verdict.',
    params: z.object({ ...ofChapter, number: z.string().regex(/^[1-9]\d?$/) }),
    query,
    body: QuizAnswerBodySchema,
    answer: QuizVerdictSchema,
    errors: [...writing, 'quiz/unknown-question', 'quiz/finished'],
  }),
  finishQuiz: endpoint({
    method: 'POST',
    path: '/api/quiz/{course_slug}/{chapter_id}/finish',
    access: 'anyone',
    summary:
      'Ends the open try; questions without an answer count as wrong. Sending it again returns the same result.',
    params,
    query,
    body: QuizFinishSchema,
    answer: FinishedQuizSchema,
    errors: writing,
  }),
  settleVisitorTry: endpoint({
    method: 'POST',
    path: '/api/quiz/{course_slug}/{chapter_id}/visitor-try',
    access: 'logged-in',
    childActs: [],
    summary:
      'Moves what a visitor of this browser did in the quiz to the caller, or drops it. Teachers are not asked.',
    params,
    query,
    body: VisitorTrySchema,
    answer: QuizSchema,
    errors: [...access, 'auth/not-logged-in', 'auth/forbidden', 'level/only-looking', 'request/cross-site'],
  }),
} satisfies Record<string, EndpointContract>;
