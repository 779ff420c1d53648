import {
  type ClassFailures,
  ClassFailuresSchema,
  KeptOutcomeSchema,
  type RunOutcome,
  StudentRunsSchema,
} from '@burrow/contracts';
import { schoolClass, student } from '@burrow/service-kit/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { run } from './facts.harness.ts';
import { startLearning, type TestLearning } from './learning.harness.ts';

let learning: TestLearning;
const [teacher, organization] = [randomUUID(), randomUUID()];
const ours = schoolClass({ organization_id: organization, teacher_ids: [teacher] });
const schoolStudents = [1, 2, 3].map(() =>
  student({ organization_id: organization, class_id: ours.class_id }),
);
const [first, second, third] = schoolStudents.map(({ student_id }) => student_id) as [string, string, string];
const WALL: RunOutcome = { code: 'world/move-wall', line: 1, variant: null };

beforeAll(async () => {
  learning = await startLearning();
  await learning.tell('organization/class-changed', ours);
  await learning.tell('account/student-changed', ...schoolStudents);
});
afterAll(() => learning.close());

const failuresOf = async (): Promise<ClassFailures['failures']> => {
  const caller = learning.as({ role: 'teacher', user: teacher, organization });
  const answer = await caller.get(`/api/level/class/${ours.class_id}/failures`);
  return ClassFailuresSchema.strict().parse(answer.json()).failures;
};

const ends = async (id: string, run_id: string, outcome: RunOutcome): Promise<boolean> => {
  const answer = await learning.asStudent(id).put(`/api/level/run-outcome/${run_id}`, outcome);
  return KeptOutcomeSchema.strict().parse(answer.json()).kept;
};

/** Runs a program, and tells how that ended. */
async function play(id: string, code: string, outcome: RunOutcome, more = {}): Promise<string> {
  const run_id = randomUUID();
  await learning.asStudent(id).post('/api/level/update/python', run(code, { run_id, ...more }));
  expect(await ends(id, run_id, outcome)).toBe(true);
  return run_id;
}

test('what several students fail at is one row with their programs, and nothing says whose they are', async () => {
  await play(first, 'player.move_forward(9)', WALL);
  expect(await failuresOf()).toEqual([]);
  await play(second, 'player.move_forward(8)', WALL);
  await play(third, 'player.turn_left()', { code: 'world/goal-open', line: null, variant: null });
  const [group, ...more] = await failuresOf();
  expect([group, more]).toEqual([
    {
      course_id: 'python',
      level_slug: 'intro-level1',
      code: 'world/move-wall',
      on_other_map: false,
      students: 2,
      programs: expect.arrayContaining([
        { code: 'player.move_forward(9)', line: 1 },
        { code: 'player.move_forward(8)', line: 1 },
      ]),
    },
    [],
  ]);
});

test('who goes on, or completes the level, fails no longer', async () => {
  await play(second, 'player.move_forward(1)', { code: null, line: null, variant: null });
  expect(await failuresOf()).toEqual([]);
});

test('the first outcome of a run counts, only of the one whose run it is, and costs nothing', async () => {
  const run_id = await play(first, 'x', WALL);
  expect(await ends(first, run_id, { ...WALL, code: 'python/name' })).toBe(true);
  expect(await ends(second, run_id, WALL)).toBe(false);
  const rows = await learning.sql.query('select outcome_code from learning.runs where run_id = $1', [run_id]);
  expect(rows).toEqual([{ outcome_code: 'world/move-wall' }]);
  const own = await learning.asStudent(first).get(`/api/level/export`);
  expect(own.json().learners[0].runs[0].count).toBe(2);
});

test('those who teach see the runs of a level with programs and outcomes, and looking changes nothing', async () => {
  const path = `/api/level/runs/${second}/python/intro-level1`;
  const before = await learning.sql.query('select * from learning.progress order by 2, 3, 4');
  const answer = await learning.as({ role: 'teacher', user: teacher, organization }).get(path);
  expect(StudentRunsSchema.strict().parse(answer.json()).runs).toMatchObject([
    { program: 'player.move_forward(1)', outcome: { code: null } },
    { program: 'player.move_forward(8)', outcome: WALL },
  ]);
  expect((await learning.asStudent(first).get(path)).statusCode).toBe(403);
  expect(await learning.sql.query('select * from learning.progress order by 2, 3, 4')).toEqual(before);
});

test('who fails on another map only is not in a row with those who fail on the map shown', async () => {
  const hidden = { ...WALL, variant: 0 };
  await play(first, 'player.move_forward(7)', hidden);
  await play(second, 'player.move_forward(6)', WALL);
  await play(third, 'player.move_forward(5)', { ...hidden, variant: 1 });
  const rows = (await failuresOf()).map(({ on_other_map, students }) => ({ on_other_map, students }));
  expect(rows).toEqual([{ on_other_map: true, students: 2 }]);
});

test('of a level the last twenty runs are kept, and those of hours in which a lesson can be', async () => {
  const again = (runs: number) => play(third, `x = ${runs % 2}`, WALL, { level_slug: 'intro-level2' });
  const kept = async () =>
    (
      await learning.sql.query(
        "select 1 from learning.runs where learner_id = $1 and level = 'intro-level2'",
        [third],
      )
    ).length;
  for (let runs = 0; runs < 21; runs += 1) await again(runs);
  expect(await kept()).toBe(21);
  await learning.sql.query("update learning.runs set at = at - interval '6 hours' where learner_id = $1", [
    third,
  ]);
  await again(1);
  expect(await kept()).toBe(20);
});

test('what the tutor finds in a program says more than its error, in groups and in runs', async () => {
  const inPlace: RunOutcome = { code: 'world/move-wall', line: 3, variant: null };
  const turned = (number: number) =>
    `player.turn_right()\nplayer.turn_right()\nplayer.move_forward(${number})\nplayer.collect("carrot")`;
  const played = { level_slug: 'intro-level8' };
  await play(first, turned(2), inPlace, played);
  await play(second, turned(2), { ...inPlace, code: 'world/goal-open', line: null }, played);
  const groups = await failuresOf();
  expect(groups).toMatchObject([
    {
      level_slug: 'intro-level8',
      code: 'tutor/line-turn',
      students: 2,
      programs: [{ line: 1 }, { line: 1 }],
    },
  ]);
  const path = `/api/level/runs/${first}/python/intro-level8`;
  const answer = await learning.as({ role: 'teacher', user: teacher, organization }).get(path);
  expect(StudentRunsSchema.strict().parse(answer.json()).runs[0]?.outcome).toMatchObject({
    code: 'tutor/line-turn',
    line: 1,
  });
});
