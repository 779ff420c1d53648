import {
  QuizAnswerBodySchema,
  QuizFinishSchema,
  VisitorTrySchema,
  type ChapterPart,
  type CoursePart,
  type LevelEntry,
} from '@burrow/contracts';
import { answer, refusal } from '@burrow/remote-testing/answers';
import { type HttpHandler, HttpResponse } from 'msw';
import type { QuizServer } from './quiz-server.ts';

const level = (slug: string, name: string): LevelEntry => ({
  slug,
  name,
  idea: '',
  completed: true,
  locked: false,
  lock_reason: null,
});

const CHAPTER: ChapterPart = {
  id: 1,
  name: 'Variables and Types',
  quiz_exists: true,
  quiz_complete: false,
  level_count: 1,
  completed_count: 1,
  from: 0,
  level_data: [level('intro-level1', 'First carrots')],
};

const PART: CoursePart = {
  id: 'python',
  name: 'Beginner Python',
  level_count: 2,
  completed_count: 1,
  quiz_count: 1,
  quiz_complete_count: 0,
  first_chapter: 1,
  last_chapter: 2,
  open: { level_count: 2, completed_count: 1, chapter_count: 2 },
  from: 0,
  chapters: [],
  chapter: CHAPTER,
  previous: null,
  next: level('operators-level1', 'Counting logs'),
  waiting: null,
};

/** The calls of the quiz pages, as learning answers them. */
export const quizHandlers = (server: QuizServer): HttpHandler[] => [
  answer('getQuiz', () => server.standing(), { at: { course_slug: 'python', chapter_id: '1' } }),
  answer('getQuizTry', () => (server.latest ? HttpResponse.json(server.latest) : refusal('quiz/no-try')), {
    at: { course_slug: 'python', chapter_id: '1' },
  }),
  answer('beginQuiz', () => server.begin(), { at: { course_slug: 'python', chapter_id: '1' } }),
  answer(
    'answerQuiz',
    async ({ request, params }) => {
      const { try_id, answer } = QuizAnswerBodySchema.parse(await request.json());
      const verdict = server.answer(try_id, Number(params.number), answer);
      return verdict ? HttpResponse.json(verdict) : refusal('quiz/other-try');
    },
    { at: { course_slug: 'python', chapter_id: '1' } },
  ),
  answer(
    'finishQuiz',
    async ({ request }) => {
      const { try_id } = QuizFinishSchema.parse(await request.json());
      const finished = server.finish(try_id);
      return finished ? HttpResponse.json(finished) : refusal('quiz/other-try');
    },
    { at: { course_slug: 'python', chapter_id: '1' } },
  ),
  answer(
    'settleVisitorTry',
    async ({ request }) => server.settle(VisitorTrySchema.parse(await request.json()).is_own),
    { at: { course_slug: 'python', chapter_id: '1' } },
  ),
  answer('getChapter', () => CHAPTER, { at: { slug: 'python', chapter: '1' } }),
  answer('getCoursePart', () => PART, { at: { slug: 'python' } }),
  answer('askGrownUp', () => ({ done: true })),
  answer('getQuiz', () => refusal('quiz/unknown')),
  answer('beginQuiz', () => refusal('quiz/unknown')),
  answer('getQuizTry', () => refusal('quiz/unknown')),
];
