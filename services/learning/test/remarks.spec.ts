import {
  FailureRemarkAnswerSchema,
  type OwnFeedback,
  OwnFeedbackSchema,
  RemarkSchema,
  RemarksSchema,
} from '@burrow/contracts';
import { schoolClass, student } from '@burrow/service-kit/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { run } from './facts.harness.ts';
import { startLearning, type TestLearning } from './learning.harness.ts';

let learning: TestLearning;
const [teacher, colleague, admin, organization, elsewhere] = Array.from({ length: 5 }, () =>
  randomUUID(),
) as [string, string, string, string, string];
let ours: ReturnType<typeof schoolClass>;
let students: ReturnType<typeof student>[];
let first: string;
let second: string;

beforeAll(async () => {
  learning = await startLearning();
});
afterAll(() => learning.close());

beforeEach(async () => {
  ours = schoolClass({ organization_id: organization, teacher_ids: [teacher] });
  students = [1, 2].map(() => student({ organization_id: organization, class_id: ours.class_id }));
  [first, second] = students.map(({ student_id }) => student_id) as [string, string];
  await learning.tell('organization/class-changed', ours);
  await learning.tell('account/student-changed', ...students);
});

const as = (user: string, role: 'teacher' | 'admin' = 'teacher', school = organization) =>
  learning.as({ role, user, organization: school });
const ON_LINE = { line: { number: 2, text: 'player.turn_left()' }, text: 'Which way is the carrot?' };
const write = (to: string, more: object = {}, id = randomUUID(), caller = as(teacher)) =>
  caller.put(`/api/level/remarks/${id}`, {
    student_id: to,
    course_id: 'python',
    level_slug: 'intro-level1',
    ...ON_LINE,
    ...more,
  });
const levelsOf = async (id: string): Promise<OwnFeedback['levels']> => {
  const answer = await learning.asStudent(id).get('/api/level/feedback');
  return OwnFeedbackSchema.strict().parse(answer.json()).levels;
};
const codeOf = (answer: { json(): unknown }) => (answer.json() as { code?: string }).code;
const listed = async (of: string, caller = as(teacher)) =>
  RemarksSchema.strict().parse((await caller.get(`/api/level/remarks/student/${of}`)).json()).remarks;

test('a student sees what the teacher says about a line, and the teacher whether it was read', async () => {
  const written = RemarkSchema.strict().parse((await write(first)).json());
  expect(written).toMatchObject({ ...ON_LINE, about: 'line', author_id: teacher, read_at: null });
  const [level, ...more] = await levelsOf(first);
  expect([level, more]).toEqual([
    {
      course_id: 'python',
      level_slug: 'intro-level1',
      name: expect.any(String),
      handed_in: null,
      remarks: [expect.objectContaining({ id: written.id, ...ON_LINE, read_at: null })],
    },
    [],
  ]);
  expect(await levelsOf(second)).toEqual([]);

  const read = { remark_ids: [written.id] };
  const asTeacher = learning.as({ role: 'teacher', user: teacher, organization, student: first });
  await asTeacher.put('/api/level/feedback/read', read);
  await learning.asStudent(second).put('/api/level/feedback/read', read);
  expect((await listed(first))[0]?.read_at).toBeNull();
  await learning.asStudent(first).put('/api/level/feedback/read', read);
  expect((await listed(first, as(admin, 'admin')))[0]?.read_at).not.toBeNull();
});

test('a remark that is sent again is one remark', async () => {
  const id = randomUUID();
  await write(first, {}, id);
  await write(first, { text: 'Something else' }, id);
  expect((await listed(first)).map(({ text }) => text)).toEqual([ON_LINE.text]);
});

test('only who teaches the student now may write, and nothing but text', async () => {
  const strangers = [as(colleague), as(admin, 'admin', elsewhere), as(teacher, 'teacher', elsewhere)];
  for (const caller of strangers)
    expect(codeOf(await write(first, {}, randomUUID(), caller))).toBe('auth/forbidden');
  expect((await write(first, {}, randomUUID(), as(admin, 'admin'))).statusCode).toBe(200);
  for (const text of ['', ' ', 'x'.repeat(501), 'a\u0000b', 'a\u001bb'])
    expect((await write(first, { text })).statusCode).toBe(422);
  expect((await write(first, { text: 'one\ntwo', line: null })).json()).toMatchObject({ about: 'program' });
  await learning.tell('organization/class-changed', { ...ours, version: 2, teacher_ids: [colleague] });
  expect(codeOf(await write(first))).toBe('auth/forbidden');
});

test('one remark reaches all who fail in the same way, and those who have gone on are not among them', async () => {
  const fail = async (id: string) => {
    const run_id = randomUUID();
    await learning.asStudent(id).post('/api/level/update/python', run('player.move_forward(9)', { run_id }));
    const outcome = { code: 'world/move-wall', line: 1, variant: null };
    await learning.asStudent(id).put(`/api/level/run-outcome/${run_id}`, outcome);
  };
  const url = `/api/level/class/${ours.class_id}/failures/remarks/${randomUUID()}`;
  const remark = { course_id: 'python', level_slug: 'intro-level1', code: 'world/move-wall', text: 'Count.' };
  await fail(first);
  await fail(second);
  const reached = async (body: object) =>
    FailureRemarkAnswerSchema.parse((await as(teacher).put(url, body)).json()).students;
  expect(await reached({ ...remark, code: 'world/push-object' })).toBe(0);
  expect(await reached({ ...remark, on_other_map: true })).toBe(0);
  expect(await reached(remark)).toBe(2);
  await learning
    .asStudent(second)
    .post('/api/level/update/python', run('x', { last_status: 'COMPLETE', run_id: randomUUID() }));
  expect(await reached(remark)).toBe(2);
  for (const id of [first, second])
    expect((await levelsOf(id))[0]?.remarks).toMatchObject([
      { about: 'failure', line: null, text: 'Count.' },
    ]);
  const later = await as(teacher).put(url.replace(/[^/]*$/, randomUUID()), remark);
  expect(later.json()).toEqual({ students: 1 });
  expect(codeOf(await as(colleague).put(url, remark))).toBe('auth/forbidden');
});

test('a remark goes with its student, and stays when its author goes', async () => {
  await write(first);
  await learning.tell('account/user-removed', { user_id: teacher });
  const [left] = await listed(first, as(admin, 'admin'));
  expect(left).toMatchObject({ text: ON_LINE.text, author_id: null });
  await learning.tell('account/student-changed', { ...students[0]!, version: 2, removed: true });
  expect(await learning.sql.query('select 1 from learning.remarks where learner_id = $1', [first])).toEqual(
    [],
  );
});
