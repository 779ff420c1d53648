import { ChapterSolutionsSchema } from '@burrow/contracts';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { startLearning, type TestLearning } from './learning.harness.ts';

const FIRST_CHAPTER = '/api/level/solutions/python/1';

let learning: TestLearning;

beforeAll(async () => {
  learning = await startLearning();
});
afterAll(() => learning.close());

test('a parent, also one who has chosen a student, a teacher and an administrator get the solutions', async () => {
  const adults = [
    { role: 'parent' },
    { role: 'parent', student: randomUUID() },
    { role: 'parent', staff: true },
    { role: 'teacher', organization: randomUUID() },
    { role: 'teacher', organization: randomUUID(), student: randomUUID() },
    { role: 'admin', organization: randomUUID() },
  ] as const;
  for (const adult of adults) {
    const answer = await learning.as({ user: randomUUID(), ...adult }).get(FIRST_CHAPTER);
    expect([adult, answer.statusCode]).toEqual([adult, 200]);
    expect(answer.body).toContain('player.move_forward(2)');
  }
});

test('the levels come in the order of the chapter, each with its programs, the simplest first', async () => {
  const answer = await learning.as({ role: 'teacher', user: randomUUID() }).get(FIRST_CHAPTER);
  const { levels } = ChapterSolutionsSchema.strict().parse(answer.json());
  expect(levels.map(({ level_slug, programs }) => [level_slug, programs.length])).toEqual([
    ['intro-level1', 0],
    ['intro-level2', 0],
    ['intro-level5', 0],
    ['intro-level8', 1],
  ]);
  expect(levels[3]?.programs[0]).toMatch(/^player\.turn_left\(\)\nplayer\.turn_right\(\)/);
});

test('a visitor, and a student of a family or of a school, get an error and no program', async () => {
  const answers = [
    await learning.as({}).get(FIRST_CHAPTER),
    await learning.as({ role: 'student', student: randomUUID(), user: randomUUID() }).get(FIRST_CHAPTER),
    await learning
      .as({ role: 'student', student: randomUUID(), organization: randomUUID() })
      .get(FIRST_CHAPTER),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 403, 403]);
  expect(answers.map(answer => answer.json().code)).toEqual([
    'auth/not-logged-in',
    'auth/forbidden',
    'auth/forbidden',
  ]);
  for (const { body } of answers) expect(body).not.toContain('player.');
});

test('a course or a chapter that does not exist is said to be unknown', async () => {
  const teacher = learning.as({ role: 'teacher', user: randomUUID() });
  const codeOf = async (path: string) => (await teacher.get(`/api/level/solutions/${path}`)).json().code;
  expect(await codeOf('python/9')).toBe('level/unknown-chapter');
  expect(await codeOf('nowhere/1')).toBe('level/unknown-course');
  expect(await codeOf('python/first')).toBe('request/invalid');
});

test('no cache between the server and the page keeps them', async () => {
  const answer = await learning.as({ role: 'parent', user: randomUUID() }).get(FIRST_CHAPTER);
  expect(answer.headers['cache-control']).toBe('private, no-store');
});
