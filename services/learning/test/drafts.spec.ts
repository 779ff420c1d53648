import { CreditSchema, ErrorAnswerSchema, LevelDataSchema } from '@burrow/contracts';
import type { Caller } from '@burrow/service-kit/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { run } from './facts.harness.ts';
import { startLearning, type TestLearning } from './learning.harness.ts';

let learning: TestLearning;

beforeAll(async () => {
  learning = await startLearning();
});
afterAll(() => learning.close());

const levelOf = async (caller: Caller) =>
  LevelDataSchema.parse((await caller.get('/api/level/data/python/intro-level1')).json());
const creditOf = async (caller: Caller, type: string) =>
  CreditSchema.parse((await caller.get(`/api/credit/${type}`)).json());
const refusal = async (answer: ReturnType<Caller['put']>) => {
  const { statusCode, ...rest } = await answer;
  return [statusCode, ErrorAnswerSchema.parse(rest.json()).code];
};

describe('a draft', () => {
  test('is what is shown until the next run, and counts as nothing', async () => {
    const visitor = learning.as();
    await visitor.post('/api/level/update/python', run('ran'));
    const saved = await visitor.put('/api/level/draft/python', { level_slug: 'intro-level1', code: 'typed' });
    expect(saved.json()).toEqual({ level_slug: 'intro-level1' });
    expect((await levelOf(visitor)).last_code_executed).toBe('typed');
    expect(await creditOf(visitor, 'level')).toMatchObject({ counter: 9 });
    await visitor.post('/api/level/update/python', run('ran again'));
    expect((await levelOf(visitor)).last_code_executed).toBe('ran again');
  });

  test.each([
    ['intro-level8', 401, 'level/account-needed'],
    ['operators-level1', 402, 'level/plan-needed'],
    ['nowhere', 404, 'level/unknown-level'],
    ['NOT A SLUG', 422, 'request/invalid'],
  ])('of %s answers %i %s', async (level_slug, status, code) => {
    expect(await refusal(learning.as().put('/api/level/draft/python', { level_slug, code: 'x' }))).toEqual([
      status,
      code,
    ]);
  });

  test('above the usual limit is too large', async () => {
    const body = { level_slug: 'intro-level1', code: 'x'.repeat(300_000) };
    expect(await refusal(learning.as().put('/api/level/draft/python', body))).toEqual([
      413,
      'request/too-large',
    ]);
  });
});
