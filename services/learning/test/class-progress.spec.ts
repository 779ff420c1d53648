import { ClassesProgressSchema, type ClassProgress, ClassProgressSchema } from '@burrow/contracts';
import type { Identity } from '@burrow/service-kit';
import { schoolClass, student } from '@burrow/service-kit/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { lessonOf, run } from './facts.harness.ts';
import { startLearning, type TestLearning } from './learning.harness.ts';

let learning: TestLearning;
const [teacher, organization] = [randomUUID(), randomUUID()];
const ours = schoolClass({ organization_id: organization, teacher_ids: [teacher] });
const other = schoolClass({ organization_id: organization });
const schoolStudents = [1, 2].map(() => student({ organization_id: organization, class_id: ours.class_id }));
const [first, second] = schoolStudents.map(({ student_id }) => student_id) as [string, string];

beforeAll(async () => {
  learning = await startLearning();
  await learning.tell('organization/class-changed', ours, other);
  await learning.tell('account/student-changed', ...schoolStudents);
});
afterAll(() => learning.close());

const asTeacher = (more: Partial<Identity> = {}) =>
  learning.as({ role: 'teacher', user: teacher, organization, ...more });

const progressOf = async (): Promise<ClassProgress> => {
  const answer = await asTeacher().get(`/api/level/class/${ours.class_id}/progress`);
  return ClassProgressSchema.strict().parse(answer.json());
};
const play = (id: string, level_slug: string, more = {}) =>
  learning.asStudent(id).post('/api/level/update/python', run('x', { level_slug, ...more }));
const complete = { last_status: 'COMPLETE' };

test('a teacher sees where each student of the class is, and nothing of who they are', async () => {
  await play(first, 'intro-level1', complete);
  await play(first, 'intro-level5', complete);
  await play(first, 'intro-level2');
  const { chapters, students, total } = await progressOf();
  expect([total, chapters.map(({ id, levels }) => [id, levels.length])]).toEqual([
    2,
    [
      [1, 4],
      [2, 1],
    ],
  ]);
  expect(students).toMatchObject([
    {
      student_id: first,
      completed: [2, 0],
      playing: { course_id: 'python', level_slug: 'intro-level2', chapter_id: 1 },
      runs: 1,
    },
    {
      student_id: second,
      completed: [0, 0],
      playing: null,
      last_active_at: null,
      runs: 0,
      trying_since: null,
    },
  ]);
});

test('runs count until the level is complete, and anew after a pause', async () => {
  const tries = async (): Promise<[number, boolean]> => {
    const { students } = await progressOf();
    const own = students.find(({ student_id }) => student_id === second);
    return [own?.runs ?? -1, own?.trying_since !== null];
  };
  for (let runs = 0; runs < 3; runs += 1) await play(second, 'intro-level1');
  expect(await tries()).toEqual([3, true]);
  await learning.sql.query(
    "update learning.progress set last_run_at = now() - interval '31 minutes' where learner_id = $1",
    [second],
  );
  await play(second, 'intro-level1');
  expect(await tries()).toEqual([1, true]);
  await play(second, 'intro-level1', complete);
  expect(await tries()).toEqual([0, false]);
  await play(second, 'intro-level1');
  expect(await tries()).toEqual([0, false]);
});

test('a list of classes tells how far each is, and leaves out those of others', async () => {
  const classes = async (identity: Partial<Identity>) => {
    const ids = [ours.class_id, other.class_id].join();
    const answer = await asTeacher(identity).get(`/api/level/classes/progress?class_ids=${ids}`);
    return ClassesProgressSchema.strict().parse(answer.json()).classes;
  };
  const own = { class_id: ours.class_id, most_on: 1, share: 0.3 };
  expect(await classes({})).toEqual([own]);
  expect(await classes({ role: 'admin', user: randomUUID() })).toHaveLength(2);
  expect(await classes({ organization: randomUUID() })).toEqual([]);
});

test('those who teach are told of work during a lesson, less often than of each run, and never outside', async () => {
  const told = async (): Promise<string[]> => {
    const rows = (await learning.sql.query(
      "select data->'data'->>'class_id' as id from jobs.job where data->>'type' = 'learning/class-work-changed'",
    )) as { id: string }[];
    return rows.map(({ id }) => id);
  };
  const outside = student({ organization_id: organization, class_id: other.class_id });
  await learning.tell('account/student-changed', outside);
  await learning.tell(
    'organization/class-entry-changed',
    lessonOf(ours, { beganMinutesAgo: 5 }),
    lessonOf(other, { beganMinutesAgo: 61 }),
  );
  const runs = 12;
  await play(outside.student_id, 'intro-level2');
  await Promise.all(Array.from({ length: runs }, () => play(second, 'intro-level2')));
  while ((await told()).length === 0) await delay(20);
  expect((await told()).length).toBeLessThan(runs);
  expect(new Set(await told())).toEqual(new Set([ours.class_id]));
});
