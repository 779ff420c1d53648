import { CourseDataSchema, ErrorAnswerSchema, LevelDataSchema } from '@burrow/contracts';
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
  test('fits its schema and has the texts of the language', async () => {
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
    expect(german).toEqual(english);
  });

  test('is the same compressed', async () => {
    const { service } = learning;
    const plain = (await learning.as().get(FIRST)).body;
    const answer = await service.fastify.inject({
      url: FIRST,
      headers: { 'accept-encoding': 'br, gzip', 'x-identity': await tokenOf() },
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

  test('shows a level that needs an account to run, and all of the first chapter to an account', async () => {
    expect((await learning.as().get('/api/level/data/python/intro-level5')).statusCode).toBe(200);
    const student = learning.asStudent();
    expect((await student.get('/api/level/data/python/intro-level8')).statusCode).toBe(200);
    expect((await student.get('/api/level/data/python/operators-level1')).statusCode).toBe(402);
  });
});

describe('level/course', () => {
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

async function tokenOf(): Promise<string> {
  const { IdentitySigner, visitorIdentity } = await import('@burrow/service-kit');
  const signer = new IdentitySigner('test-identity-secret-test-identity-secret');
  return signer.sign(visitorIdentity(randomUUID()));
}
