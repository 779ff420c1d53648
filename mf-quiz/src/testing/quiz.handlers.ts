import {
  QuizAnswerBodySchema,
  QuizFinishSchema,
  type ChapterPart,
  type CoursePart,
  type LevelEntry,
} from '@burrow/contracts';
import { refusal } from '@burrow/remote-testing/refusal';
import { http, type HttpHandler, HttpResponse } from 'msw';
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
  http.get('/api/quiz/python/1', () => HttpResponse.json(server.standing())),
  http.get('/api/quiz/python/1/try', () =>
    server.latest ? HttpResponse.json(server.latest) : refusal('quiz/no-try'),
  ),
  http.post('/api/quiz/python/1/try', () => HttpResponse.json(server.begin())),
  http.put('/api/quiz/python/1/answer/:number', async ({ request, params }) => {
    const { try_id, answer } = QuizAnswerBodySchema.parse(await request.json());
    const verdict = server.answer(try_id, Number(params['number']), answer);
    return verdict ? HttpResponse.json(verdict) : refusal('quiz/other-try');
  }),
  http.post('/api/quiz/python/1/finish', async ({ request }) => {
    const { try_id } = QuizFinishSchema.parse(await request.json());
    const finished = server.finish(try_id);
    return finished ? HttpResponse.json(finished) : refusal('quiz/other-try');
  }),
  http.get('/api/level/course/python/chapter/1', () => HttpResponse.json(CHAPTER)),
  http.get('/api/level/course/python/part', () => HttpResponse.json(PART)),
  http.post('/api/user/ask-grown-up', () => HttpResponse.json({ done: true })),
  http.get('/api/quiz/:course/:chapter', () => refusal('quiz/unknown')),
  http.post('/api/quiz/:course/:chapter/try', () => refusal('quiz/unknown')),
  http.get('/api/quiz/:course/:chapter/try', () => refusal('quiz/unknown')),
];
