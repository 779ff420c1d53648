import {
  ClassHandedInSchema,
  type HandedInWork,
  HandedInWorkSchema,
  OwnFeedbackSchema,
  OwnHandedInSchema,
} from '@burrow/contracts';
import { schoolClass, student } from '@burrow/service-kit/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { inDays } from './facts.harness.ts';
import { startLearning, type TestLearning } from './learning.harness.ts';

let learning: TestLearning;
const [teacher, organization] = [randomUUID(), randomUUID()];
let ours: ReturnType<typeof schoolClass>;
let child: string;
let url: string;

beforeAll(async () => {
  learning = await startLearning();
});
afterAll(() => learning.close());

const as = (user = teacher, school = organization) =>
  learning.as({ role: 'teacher', user, organization: school });
const codeOf = (answer: { json(): unknown }) => (answer.json() as { code?: string }).code;
const handIn = (code: string, level = 'intro-level1', id = child) =>
  learning.asStudent(id).put(`/api/level/hand-in/python/${level}`, { code });
const giveBack = (version: number, verdict: string, text = '', remark_id = randomUUID()) =>
  as().put(url, { version, verdict, text, remark_id });
const work = async (): Promise<HandedInWork> =>
  HandedInWorkSchema.strict().parse((await as().get(url)).json());

beforeEach(async () => {
  ours = schoolClass({ organization_id: organization, teacher_ids: [teacher] });
  const schoolStudent = student({ organization_id: organization, class_id: ours.class_id });
  child = schoolStudent.student_id;
  url = `/api/level/handed-in/${child}/python/intro-level1`;
  await learning.tell('organization/class-changed', ours);
  await learning.tell('account/student-changed', schoolStudent);
  const given = { course_id: 'python', level_slugs: ['intro-level1'], due_at: inDays(3) };
  await as().post(`/api/level/class/${ours.class_id}/assignments`, given);
});

test('a program is handed in as it is, returned with a remark, and handed in again', async () => {
  const handed = OwnHandedInSchema.strict().parse((await handIn('player.collect()')).json());
  expect(handed).toMatchObject({ state: 'handed-in', returned_at: null });
  await learning
    .asStudent(child)
    .put('/api/level/draft/python', { level_slug: 'intro-level1', code: 'later' });
  expect(await work()).toMatchObject({ code: 'player.collect()', version: 1 });

  expect((await giveBack(1, 'look-again')).statusCode).toBe(422);
  expect((await giveBack(1, 'look-again', 'Walk first.')).json()).toMatchObject({
    state: 'look-again',
    version: 2,
  });
  const feedback = await learning.asStudent(child).get('/api/level/feedback');
  expect(OwnFeedbackSchema.strict().parse(feedback.json()).levels).toMatchObject([
    {
      handed_in: { state: 'look-again' },
      remarks: [{ about: 'work', verdict: 'look-again', text: 'Walk first.', read_at: null }],
    },
  ]);
  await handIn('player.move_forward(2)');
  expect(await work()).toMatchObject({ state: 'handed-in', version: 3, code: 'player.move_forward(2)' });
  expect((await giveBack(3, 'accepted')).json()).toMatchObject({ state: 'accepted' });
  const list = await as().get(`/api/level/class/${ours.class_id}/handed-in`);
  expect(ClassHandedInSchema.strict().parse(list.json()).work).toMatchObject([
    { student_id: child, level_slug: 'intro-level1', state: 'accepted', version: 4 },
  ]);
});

test('of two teachers who return work at once the second is told, and so is who returns what was handed in again', async () => {
  await handIn('one');
  const both = await Promise.all([giveBack(1, 'accepted'), giveBack(1, 'look-again', 'Once more.')]);
  expect(both.map(answer => answer.statusCode).toSorted()).toEqual([200, 409]);
  const { version } = await work();
  await handIn('two');
  expect(codeOf(await giveBack(version, 'look-again', 'Once more.'))).toBe('organization/changed-meanwhile');
});

test('work that is returned again with the same id was returned once', async () => {
  await handIn('one');
  const id = randomUUID();
  await giveBack(1, 'look-again', 'Once more.', id);
  expect((await giveBack(1, 'look-again', 'Once more.', id)).json()).toMatchObject({ version: 2 });
});

test('only what the class was given is handed in, even while its chapter is locked, and only by its student', async () => {
  expect(codeOf(await handIn('x', 'intro-level2'))).toBe('level/not-assigned');
  expect(codeOf(await handIn('x', 'intro-level1', randomUUID()))).toBe('level/not-assigned');
  await learning.tell('organization/class-changed', { ...ours, version: 2, unlocked_chapters: ['python/9'] });
  expect((await handIn('x')).statusCode).toBe(200);
  const playing = learning.as({ role: 'teacher', user: teacher, organization, student: child });
  expect(codeOf(await playing.put('/api/level/hand-in/python/intro-level1', { code: 'x' }))).toBe(
    'level/only-looking',
  );
});

test('nobody else’s teacher sees or returns it', async () => {
  await handIn('one');
  for (const caller of [as(randomUUID()), as(teacher, randomUUID())]) {
    const answers = [
      await caller.get(`/api/level/class/${ours.class_id}/handed-in`),
      await caller.put(url, { version: 1, verdict: 'accepted', text: '', remark_id: randomUUID() }),
    ];
    expect(answers.map(codeOf)).toEqual(['auth/forbidden', 'auth/forbidden']);
  }
  expect(codeOf(await as(randomUUID()).get(url))).toBe('auth/forbidden');
  expect(codeOf(await as().get(url.replace('level1', 'level2')))).toBe('level/not-handed-in');
});
