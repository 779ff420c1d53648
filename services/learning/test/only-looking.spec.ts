import { ENDPOINTS } from '@burrow/contracts';
import type { Identity } from '@burrow/service-kit';
import { schoolClass, student } from '@burrow/service-kit/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { run } from './facts.harness.ts';
import { startLearning, type TestLearning } from './learning.harness.ts';
import { contentFile, quizzesFile } from './quiz.harness.ts';

let learning: TestLearning;
beforeAll(async () => {
  learning = await startLearning({ QUIZZES_FILE: quizzesFile() }, contentFile(true));
});
afterAll(() => learning.close());

const [CHILD, ADULT, SCHOOL] = [randomUUID(), randomUUID(), randomUUID()];
const user = { user: ADULT, session: randomUUID() };

/** Who comes, and whether they only look. */
const WHO: readonly (readonly [string, Partial<Identity>, boolean])[] = [
  ['a visitor', {}, false],
  ['a student', { role: 'student', student: CHILD }, false],
  ['a parent alone', { ...user, role: 'parent' }, false],
  ['a parent with a child', { ...user, role: 'parent', student: CHILD }, false],
  ['a teacher alone', { ...user, role: 'teacher', organization: SCHOOL }, false],
  ['a teacher with a student', { ...user, role: 'teacher', organization: SCHOOL, student: CHILD }, true],
  ['an administrator with a student', { ...user, role: 'admin', organization: SCHOOL, student: CHILD }, true],
  ['staff with a student', { ...user, role: 'parent', staff: true, student: CHILD }, true],
  ['somebody who acts as a student', { role: 'student', student: CHILD, impersonator: ADULT }, true],
  ['somebody who acts as a parent', { ...user, role: 'parent', impersonator: randomUUID() }, true],
  ['somebody who acts as a parent with a child', { ...user, role: 'parent', student: CHILD, impersonator: randomUUID() }, true],
]; // prettier-ignore

/** What adults do in their own name: teaching, and how much of a name is shown. */
const isAdults = (name: string, access: string) => access === 'teaching' || name === 'chooseCertificateName';
const WRITING = Object.entries(ENDPOINTS).flatMap(([name, { service, method, path, access }]) =>
  service === 'learning' && method !== 'GET' && !isAdults(name, access)
    ? [
        [
          name,
          method,
          path
            .replaceAll(/\{chapter_id\}|\{number\}/g, '1')
            .replaceAll(/\{(run_id)\}/g, randomUUID())
            .replaceAll(/\{\w*slug\}/g, 'python'),
        ] as const,
      ]
    : [],
);

test('there are calls that keep work', () => {
  expect(WRITING.map(([name]) => name)).toEqual(
    expect.arrayContaining(['updateLevel', 'answerQuiz', 'handIn']),
  );
});

describe.each(WRITING)('%s', (_name, method, path) => {
  test.each(WHO)('by %s', async (_who, identity, isLooking) => {
    const caller = learning.as(identity);
    const sent = await (method === 'PUT' ? caller.put(path, {}) : caller.post(path, {}));
    expect(sent.json().code === 'level/only-looking').toBe(isLooking);
    expect(sent.statusCode === 409).toBe(isLooking);
  });
});

test('nothing of a run, a draft or a quiz is kept, and the child’s class order does not hold whoever looks', async () => {
  const strict = schoolClass({ no_skip: true });
  const data = student({ class_id: strict.class_id });
  await learning.tell('organization/class-changed', strict);
  await learning.tell('account/student-changed', data);
  const id = randomUUID();
  const teacher = learning.as({
    ...user,
    user: id,
    role: 'teacher',
    organization: strict.organization_id,
    student: data.student_id,
  });
  const own = learning.asStudent(data.student_id);
  await teacher.post('/api/level/update/python', run('x', { last_status: 'COMPLETE' }));
  await teacher.put('/api/level/draft/python', { level_slug: 'intro-level1', code: 'x' });
  await teacher.post('/api/quiz/python/1/try', {});
  expect((await own.get('/api/quiz/python/1')).json()).toMatchObject({ tries: 0, answered: null });
  for (const table of ['progress', 'completions', 'code_history', 'daily_runs', 'last_played', 'quiz_tries'])
    expect(
      await learning.sql.query(`select 1 from learning.${table} where learner_id = any ($1::uuid[])`, [
        [data.student_id, id],
      ]),
    ).toEqual([]);
  const closed = async (caller: typeof own) =>
    (await caller.get('/api/level/course/python')).json().chapters[1].class_locked;
  expect([await closed(own), await closed(teacher)]).toEqual([true, false]);
});
