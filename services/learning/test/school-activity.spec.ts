import { type SchoolActivity, SchoolActivitySchema } from '@burrow/contracts';
import { schoolClass, student } from '@burrow/service-kit/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { run } from './facts.harness.ts';
import { startLearning, type TestLearning } from './learning.harness.ts';

let learning: TestLearning;
const organization = randomUUID();
const [first, second] = [1, 2].map(() => schoolClass({ organization_id: organization })) as [
  ReturnType<typeof schoolClass>,
  ReturnType<typeof schoolClass>,
];
const foreign = schoolClass({ organization_id: randomUUID() });
const studentOf = ({ class_id, organization_id }: typeof first) => student({ organization_id, class_id });
const schoolStudents = [studentOf(first), studentOf(first), studentOf(second), studentOf(foreign)];

beforeAll(async () => {
  learning = await startLearning();
  await learning.tell('organization/class-changed', first, second, foreign);
  await learning.tell('account/student-changed', ...schoolStudents);
});
afterAll(() => learning.close());

async function activity(query = ''): Promise<SchoolActivity> {
  const admin = learning.as({ role: 'admin', user: randomUUID(), organization });
  const answer = await admin.get(`/api/level/school-activity${query}`);
  return SchoolActivitySchema.strict().parse(answer.json());
}
const play = (id: string, level_slug: string, more = {}) =>
  learning.asStudent(id).post('/api/level/update/python', run('x', { level_slug, ...more }));

/** As if all that was done until now was done ten days ago. */
const passTenDays = async () => {
  await learning.pool.query(`update learning.progress set last_run_at = last_run_at - interval '10 days'`);
  await learning.pool.query(`update learning.class_periods set begins = begins - 14 where period = 'week'`);
};

test('a school is told of classes, students and levels as numbers, each student once a week', async () => {
  expect((await activity()).periods.map(({ students }) => students)).toEqual(Array(52).fill(0));
  for (const { student_id: id } of schoolStudents) {
    await play(id, 'intro-level1');
    await play(id, 'intro-level1', { last_status: 'COMPLETE' });
    await play(id, 'intro-level1', { last_status: 'COMPLETE' });
    await play(id, 'intro-level2');
  }
  expect((await activity()).periods.at(-1)).toMatchObject({ classes: 2, students: 3, levels: 3 });
  await passTenDays();
  await play(schoolStudents[0]!.student_id, 'intro-level2');
  const { periods, classes } = await activity();
  expect([periods.at(-3), periods.at(-1)]).toMatchObject([
    { classes: 2, students: 3, levels: 3 },
    { classes: 1, students: 1, levels: 0 },
  ]);
  const { class_id } = first;
  expect(classes.find(each => each.class_id === class_id)).toEqual({
    class_id, levels: 2, active_periods: 2, last_active: periods.at(-1)?.begins,
  }); // prettier-ignore
  expect((await activity(`?class_id=${class_id}`)).periods.at(-3)).toMatchObject({ students: 2, levels: 2 });
  expect((await activity(`?class_id=${foreign.class_id}`)).classes).toEqual([]);
  expect((await activity('?period=month')).periods).toHaveLength(12);
});

test('nobody is named in what is kept', async () => {
  const { rows } = await learning.pool.query('select * from learning.class_periods');
  for (const { student_id: id } of schoolStudents) expect(JSON.stringify(rows)).not.toContain(id);
});
