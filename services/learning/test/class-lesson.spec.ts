import { type ClassLesson, ClassLessonSchema, type RunOutcome } from '@burrow/contracts';
import type { Identity } from '@burrow/service-kit';
import { schoolClass, student } from '@burrow/service-kit/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { lessonOf, run } from './facts.harness.ts';
import { startLearning, type TestLearning } from './learning.harness.ts';

let learning: TestLearning;
let versions = 0;
const [teacher, organization] = [randomUUID(), randomUUID()];
const ours = schoolClass({ organization_id: organization, teacher_ids: [teacher] });
const schoolStudents = [1, 2, 3, 4].map(() =>
  student({ organization_id: organization, class_id: ours.class_id }),
);
const [ada, ben, cy, dee] = schoolStudents.map(({ student_id }) => student_id) as [
  string,
  string,
  string,
  string,
];
const WALL: RunOutcome = { code: 'world/move-wall', line: 1, variant: null };

beforeAll(async () => {
  learning = await startLearning();
  await learning.tell('organization/class-changed', ours);
  await learning.tell('account/student-changed', ...schoolStudents);
  await lesson(5);
});
afterAll(() => learning.close());

const lesson = (beganMinutesAgo: number) =>
  learning.tell(
    'organization/class-entry-changed',
    lessonOf(ours, { beganMinutesAgo, version: (versions += 1) }),
  );
const get = (more: Partial<Identity> = {}) =>
  learning
    .as({ role: 'teacher', user: teacher, organization, ...more })
    .get(`/api/level/class/${ours.class_id}/lesson`);
const read = async (): Promise<ClassLesson> => ClassLessonSchema.strict().parse((await get()).json());
const of = async (id: string) => (await read()).students.find(({ student_id }) => student_id === id);

async function play(id: string, code: string, outcome: RunOutcome | null, more = {}): Promise<void> {
  const run_id = randomUUID();
  await learning.asStudent(id).post('/api/level/update/python', run(code, { run_id, ...more }));
  if (outcome) await learning.asStudent(id).put(`/api/level/run-outcome/${run_id}`, outcome);
}

async function fail(id: string, times: number, outcome = WALL): Promise<void> {
  for (let count = 0; count < times; count += 1) await play(id, 'player.move_forward(9)', outcome);
}

test('three failed runs without a new goal are stuck, and ten equal ones of a child are one row', async () => {
  await fail(ada, 2);
  expect((await of(ada))?.stuck).toBeNull();
  await fail(ada, 10);
  const { students, causes, at } = await read();
  const stuck = students.find(({ student_id }) => student_id === ada)?.stuck;
  expect(stuck?.runs).toBe(12);
  expect(Date.parse(stuck?.since ?? '')).toBeLessThan(Date.parse(at));
  expect(causes).toEqual([
    {
      course_id: 'python',
      level_slug: 'intro-level1',
      code: 'world/move-wall',
      variant: null,
      student_ids: [ada],
      programs: [{ code: 'player.move_forward(9)', line: 1 }],
    },
  ]);
});

test('a goal that is met for the first time is progress', async () => {
  await fail(ben, 2);
  await fail(ben, 1, { ...WALL, goals_met: [0] });
  await fail(ben, 2, { ...WALL, goals_met: [0] });
  expect((await of(ben))?.stuck).toBeNull();
  await fail(ben, 1, { ...WALL, goals_met: [0] });
  expect((await of(ben))?.stuck?.runs).toBe(3);
  expect((await read()).causes).toMatchObject([{ student_ids: expect.arrayContaining([ada, ben]) }]);
});

test('what a program has nothing to do with makes nobody stuck, nor do runs of which nothing is known', async () => {
  await fail(cy, 3, { code: 'python/busy', line: null, variant: null });
  for (let count = 0; count < 3; count += 1) await play(cy, 'x = 1', null);
  expect(await of(cy)).toMatchObject({ stuck: null, is_done: false });
});

test('another level, or the same one complete, is stuck no longer', async () => {
  await play(ada, 'x = 2', WALL, { level_slug: 'intro-level2' });
  expect(await of(ada)).toMatchObject({ stuck: null, playing: { level_slug: 'intro-level2' } });
  await play(ben, 'x = 2', { code: null, line: null, variant: null });
  expect((await of(ben))?.stuck).toBeNull();
});

test('who has done what the class was given, or is called to, is done', async () => {
  await learning
    .as({ role: 'teacher', user: teacher, organization })
    .post(`/api/level/class/${ours.class_id}/assignments`, {
      course_id: 'python',
      level_slugs: ['intro-level1'],
      due_at: new Date(Date.now() + 86_400_000).toISOString(),
    });
  expect(await of(dee)).toMatchObject({ is_done: false, completed: 0, playing: null });
  await learning.asStudent(dee).post('/api/level/update/python', run('x', { last_status: 'COMPLETE' }));
  expect(await of(dee)).toMatchObject({ is_done: true, completed: 1 });
  await learning
    .as({ role: 'teacher', user: teacher, organization })
    .put(`/api/level/class/${ours.class_id}/focus`, {
      level: { course_id: 'python', level_slug: 'intro-level2' },
    });
  expect(await of(dee)).toMatchObject({ is_done: false });
  expect((await read()).focus).toMatchObject({ focus: { level: { level_slug: 'intro-level2' } } });
});

test('a new lesson begins anew, and after its end nobody sees it', async () => {
  await fail(cy, 3);
  expect((await of(cy))?.stuck).not.toBeNull();
  await learning.sql.query("update learning.runs set at = at - interval '1 hour' where learner_id = $1", [
    cy,
  ]);
  expect((await of(cy))?.stuck).toBeNull();
  await lesson(61);
  const { at, ends_at: end, students, causes } = await read();
  expect([end, students, causes]).toEqual([at, [], []]);
  expect((await get({ user: randomUUID() })).json().code).toBe('auth/forbidden');
});
