import { ENDPOINTS, ErrorAnswerSchema, type OperationName } from '@burrow/contracts';
import { loadWorld } from '@burrow/world';
import { expect, test } from '@jest/globals';
import { playHandlers } from './handlers.ts';
import { startServer } from './render-play.tsx';
import { Visitor } from './visitor.ts';

const server = startServer();

/** Calls an operation and returns its answer, parsed by contracts. */
async function call(operation: OperationName, path: string, body?: unknown) {
  const { method, answer } = ENDPOINTS[operation];
  const response = await fetch(new Request(path, { method, body: JSON.stringify(body) }));
  const json: unknown = await response.json();
  return response.ok ? answer.parse(json) : { status: response.status, ...ErrorAnswerSchema.parse(json) };
}

const run = { last_status: 'in_progress', last_code_executed: 'a = 1', level_slug: 'intro-level1' };

test('every answer is one of contracts', async () => {
  await call('getCoursePart', '/api/level/course/python/part');
  await call('getLevel', '/api/level/data/python/intro-level1');
  await call('updateLevel', '/api/level/update/python', run);
  await call('saveDraft', '/api/level/draft/python', { level_slug: 'intro-level1', code: 'b = 2' });
  await call('getCredit', '/api/credit/level');
  await call('listChallenges', '/api/challenge?status=not_started');
  await call('getChallengeResults', '/api/challenge/challenge-first-bridge/results');
  expect(await call('getCodeHistory', '/api/level/history/python/intro-level1')).toMatchObject({
    entries: [{ code: 'a = 1', origin: 'run' }],
  });
  expect(await call('changeLanguage', '/api/user/change-language?language=Arabic')).toEqual({
    language: 'Arabic',
  });
});

test('every recorded level can be played', () => {
  const visitor = new Visitor();
  const slugs = visitor.course('python')?.chapters.flatMap(chapter => chapter.level_data) ?? [];
  expect(slugs.length).toBeGreaterThan(0);
  for (const { slug } of slugs) {
    const level = visitor.level(slug);
    expect(ENDPOINTS.getLevel.answer.parse(level)).toEqual(level);
    expect(level && loadWorld(level)).toBeTruthy();
  }
});

test('code and completion are stored', async () => {
  await call('updateLevel', '/api/level/update/python', { ...run, last_status: 'COMPLETE' });
  expect(await call('getLevel', '/api/level/data/python/intro-level1')).toMatchObject({
    completed: true,
    last_code_executed: 'a = 1',
  });
  expect(await call('getChapter', '/api/level/course/python/chapter/1')).toMatchObject({
    level_data: [{ completed: true }, { completed: false }, {}, {}],
  });
});

test('the day has ten runs, and completing costs none', async () => {
  for (let left = 9; left >= 0; left -= 1) {
    expect(await call('updateLevel', '/api/level/update/python', run)).toMatchObject({ counter: left });
  }
  expect(await call('updateLevel', '/api/level/update/python', run)).toMatchObject({
    status: 403,
    code: 'level/no-attempts-left',
  });
  expect(
    await call('updateLevel', '/api/level/update/python', { ...run, last_status: 'COMPLETE' }),
  ).toMatchObject({ status: 'complete', counter: 0 });
});

test.each([
  ['account', 401],
  ['plan', 402],
  ['class', 403],
] as const)('a level locked because of %s answers %i', async (reason, status) => {
  server.resetHandlers(...playHandlers({ locks: { 'intro-level2': reason } }));
  expect(await call('getLevel', '/api/level/data/python/intro-level2')).toMatchObject({ status });
});

test.each<[OperationName, string, unknown, number]>([
  ['getCoursePart', '/api/level/course/none/part', undefined, 404],
  ['getChapter', '/api/level/course/python/chapter/9', undefined, 404],
  ['getLevel', '/api/level/data/python/none', undefined, 404],
  ['updateLevel', '/api/level/update/python', { ...run, last_status: 'done' }, 422],
  ['saveDraft', '/api/level/draft/python', { level_slug: 'none', code: '' }, 404],
  ['getCodeHistory', '/api/level/history/none/intro-level1', undefined, 404],
  ['getCodeHistory', '/api/level/history/python/none', undefined, 404],
  ['getCredit', '/api/credit/none', undefined, 422],
  ['changeLanguage', '/api/user/change-language?language=none', undefined, 422],
])('%s refuses %s', async (operation, path, body, status) => {
  expect(await call(operation, path, body)).toMatchObject({ status });
});
