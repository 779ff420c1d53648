import { ChapterSolutionsSchema } from '@burrow/contracts';
import { type Caller, schoolClass, student } from '@burrow/service-kit/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { run } from './facts.harness.ts';
import { startLearning, type TestLearning } from './learning.harness.ts';

const FIRST_CHAPTER = '/api/level/solutions/python/1';

let learning: TestLearning;

beforeAll(async () => {
  learning = await startLearning();
});
afterAll(() => learning.close());

test('a teacher, an administrator and staff get the solutions', async () => {
  const adults = [
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

describe('a parent', () => {
  async function family() {
    const user = randomUUID();
    const child = student({ parent_id: user });
    await learning.tell('account/student-changed', child);
    return {
      parent: learning.as({ role: 'parent', user }),
      child: learning.asStudent(child.student_id),
      user,
    };
  }
  const codeOf = async (caller: Caller, chapter = FIRST_CHAPTER) => (await caller.get(chapter)).json().code;
  const openTo = async (caller: Caller, chapter = FIRST_CHAPTER): Promise<string[]> =>
    (await caller.get(chapter)).json().levels.map(({ level_slug }: { level_slug: string }) => level_slug);

  test('who only says that they are one gets none, and neither does one whose child has run nothing', async () => {
    expect(await codeOf(learning.as({ role: 'parent', user: randomUUID() }))).toBe('auth/forbidden');
    expect(await codeOf(learning.as({ role: 'parent', user: randomUUID(), student: randomUUID() }))).toBe(
      'auth/forbidden',
    );
    const { parent, child } = await family();
    await child.put('/api/level/draft/python', { level_slug: 'intro-level1', code: 'typed' });
    expect(await codeOf(parent)).toBe('auth/forbidden');
  });

  test('gets those of a chapter in which their child has run a level, and of no other', async () => {
    const { parent, child, user } = await family();
    await child.post('/api/level/update/python', run('x'));
    expect(await openTo(parent)).toEqual(['intro-level1', 'intro-level2', 'intro-level5', 'intro-level8']);
    expect(await codeOf(parent, '/api/level/solutions/python/2')).toBe('auth/forbidden');
    expect(await codeOf(learning.as({ role: 'parent', user: randomUUID() }))).toBe('auth/forbidden');
    // What parents run themselves is no child's.
    await learning
      .as({ role: 'parent', user })
      .post('/api/level/update/python', run('x', { level_slug: 'operators-level1' }));
    expect(await codeOf(parent, '/api/level/solutions/python/2')).toBe('auth/forbidden');
  });

  test('gets none of levels that the child may no longer play', async () => {
    const closed = schoolClass({ unlocked_chapters: ['python:2'] });
    const user = randomUUID();
    const child = student({ parent_id: user, class_id: closed.class_id });
    await learning.tell('account/student-changed', { ...child, class_id: null });
    await learning.asStudent(child.student_id).post('/api/level/update/python', run('x'));
    await learning.tell('organization/class-changed', closed);
    await learning.tell('account/student-changed', { ...child, version: child.version + 1 });
    expect(await codeOf(learning.as({ role: 'parent', user }))).toBe('auth/forbidden');
  });
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
  const answer = await learning.as({ role: 'teacher', user: randomUUID() }).get(FIRST_CHAPTER);
  expect(answer.headers['cache-control']).toBe('private, no-store');
});
