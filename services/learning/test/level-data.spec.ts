import {
  CourseDataSchema,
  ErrorAnswerSchema,
  HintDoseSchema,
  LevelDataSchema,
  LevelVariantsSchema,
} from '@burrow/contracts';
import { visitorIdentity } from '@burrow/service-kit';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { startLearning, type TestLearning } from './learning.harness.ts';

let learning: TestLearning;

beforeAll(async () => {
  learning = await startLearning();
});
afterAll(() => learning.close());

const FIRST = '/api/level/data/python/intro-level1';

describe('level/data', () => {
  test('matches its schema and has the texts of the language', async () => {
    const english = LevelDataSchema.strict().parse((await learning.as().get(FIRST)).json());
    expect(english).toMatchObject({
      name: 'First steps',
      chapter_name: 'Variables and Types',
      chapter_id: 1,
      level_id: 1,
      locked: false,
      completed: false,
      last_code_executed: null,
    });
    const arabic = LevelDataSchema.parse((await learning.as().get(`${FIRST}?language=ar`)).json());
    expect(arabic).toMatchObject({ name: 'الخطوات الأولى', chapter_name: 'المتغيرات والأنواع' });
    const german = LevelDataSchema.parse((await learning.as().get(`${FIRST}?language=de`)).json());
    expect(german).toEqual({ ...english, textsLanguage: 'en' });
  });

  test('is the same compressed', async () => {
    const { service } = learning;
    const plain = (await learning.as().get(FIRST)).body;
    const answer = await service.fastify.inject({
      url: FIRST,
      headers: {
        'accept-encoding': 'br, gzip',
        'x-identity': await learning.tokenOf(visitorIdentity(randomUUID())),
      },
    });
    expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    expect(gunzipSync(answer.rawPayload).toString()).toBe(plain);
  });

  test.each([
    ['/api/level/data/python/intro-level99', 404, 'level/unknown-level'],
    ['/api/level/data/cobol/intro-level1', 404, 'level/unknown-course'],
    ['/api/level/data/python/__proto__', 404, 'level/unknown-level'],
    ['/api/level/data/python/intro-level8', 401, 'level/account-needed'],
    ['/api/level/data/python/operators-level1', 402, 'level/plan-needed'],
    [`/api/level/data/python/${'x'.repeat(90)}`, 422, 'request/invalid'],
    [`${FIRST}?language=toolong`, 422, 'request/invalid'],
  ])('%s answers %i %s', async (url, status, code) => {
    const answer = await learning.as().get(url);
    expect([answer.statusCode, ErrorAnswerSchema.parse(answer.json()).code]).toEqual([status, code]);
  });

  test('shows a level that needs an account to run, and the whole first chapter to an account', async () => {
    const answer = await learning.as().get('/api/level/data/python/intro-level5');
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { signUpToRun: true }]);
    const student = learning.asStudent();
    expect((await student.get('/api/level/data/python/intro-level8')).statusCode).toBe(200);
    expect((await student.get('/api/level/data/python/operators-level1')).statusCode).toBe(402);
  });
});

const SECOND = 'python/intro-level2';

describe('what a level hides', () => {
  test('contains neither hidden settings nor help: they are only counted', async () => {
    const body = (await learning.as().get(`/api/level/data/${SECOND}`)).body;
    expect(LevelDataSchema.strict().parse(JSON.parse(body))).toMatchObject({
      variantCount: 1,
      hintDoseCount: 4,
    });
    for (const hidden of ['How far is it?', 'player.push()', 'steps']) expect(body).not.toContain(hidden);
  });

  test('is returned by separate calls', async () => {
    const variants = await learning.as().get(`/api/level/variants/${SECOND}`);
    expect(LevelVariantsSchema.strict().parse(variants.json())).toMatchObject({
      level_hash: 'hash-of-intro-level2',
      variants: [{ start: [1, 5] }],
    });
    const second = await learning.as().get(`/api/level/dose/${SECOND}/2?language=ar`);
    expect(HintDoseSchema.parse(second.json())).toMatchObject({ kind: 'look', tile: [4, 5] });
  });

  test.each([
    ['/api/level/variants/python/intro-level8', 401, 'level/account-needed'],
    ['/api/level/variants/python/operators-level1', 402, 'level/plan-needed'],
    ['/api/level/variants/python/nowhere', 404, 'level/unknown-level'],
    ['/api/level/dose/python/intro-level8/1', 401, 'level/account-needed'],
    ['/api/level/dose/python/operators-level1/1', 402, 'level/plan-needed'],
    [`/api/level/dose/${SECOND}/5`, 404, 'level/unknown-dose'],
    ['/api/level/dose/python/intro-level1/1', 404, 'level/unknown-dose'],
    [`/api/level/dose/${SECOND}/first`, 422, 'request/invalid'],
  ])('%s answers %i %s', async (url, status, code) => {
    const answer = await learning.as().get(url);
    expect([answer.statusCode, ErrorAnswerSchema.parse(answer.json()).code]).toEqual([status, code]);
  });
});

describe('level/course', () => {
  test('is compressed for those who accept it', async () => {
    const url = '/api/level/course/python';
    const identity = await learning.tokenOf(visitorIdentity(randomUUID()));
    const { headers, rawPayload } = await learning.service.fastify.inject({
      url,
      headers: { 'accept-encoding': 'br, gzip', 'x-identity': identity },
    });
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    const plain = await learning.as().get(url);
    expect(JSON.parse(gunzipSync(rawPayload).toString())).toEqual(plain.json());
    expect(plain.headers['content-encoding']).toBeUndefined();
  });

  test('lists chapters and levels with their locks', async () => {
    const course = CourseDataSchema.parse((await learning.as().get('/api/level/course/python')).json());
    expect(course.name).toBe('Beginner Python Development Course');
    const levels = course.chapters.flatMap(chapter => chapter.level_data);
    expect(levels.map(level => [level.slug, level.locked, level.lock_reason])).toEqual([
      ['intro-level1', false, null],
      ['intro-level2', false, null],
      ['intro-level5', false, null],
      ['intro-level8', true, 'account'],
      ['operators-level1', true, 'plan'],
    ]);
    const arabic = CourseDataSchema.parse(
      (await learning.as().get('/api/level/course/python?language=ar')).json(),
    );
    expect(arabic.chapters[0]?.name).toBe('المتغيرات والأنواع');
    const ideas = [course, arabic].map(({ chapters }) => chapters[0]?.level_data[0]?.idea);
    expect(ideas).toEqual(['Tell your animal how far to go', 'قل لحيوانك كم يمشي']);
  });

  test.each([
    ['/api/level/course/cobol', 404, 'level/unknown-course'],
    [`/api/level/course/python?student_id=${randomUUID()}`, 403, 'auth/forbidden'],
    ['/api/level/course/python?student_id=me', 422, 'request/invalid'],
  ])('%s answers %i %s', async (url, status, code) => {
    const answer = await learning.as().get(url);
    expect([answer.statusCode, ErrorAnswerSchema.parse(answer.json()).code]).toEqual([status, code]);
  });
});
