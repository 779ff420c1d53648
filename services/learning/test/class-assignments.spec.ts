import {
  type OwnAssignments,
  OwnAssignmentsSchema,
  type TaughtAssignment,
  TaughtAssignmentSchema,
  TaughtAssignmentsSchema,
} from '@burrow/contracts';
import { schoolClass, student } from '@burrow/service-kit/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { inDays, run } from './facts.harness.ts';
import { startLearning, type TestLearning } from './learning.harness.ts';

const LEVELS = ['intro-level1', 'intro-level2'];
let learning: TestLearning;
const [teacher, colleague, organization] = [randomUUID(), randomUUID(), randomUUID()];
let ours: ReturnType<typeof schoolClass>;
let first: string;
let second: string;

beforeAll(async () => {
  learning = await startLearning();
});
afterAll(() => learning.close());

beforeEach(async () => {
  ours = schoolClass({ organization_id: organization, teacher_ids: [teacher] });
  const schoolStudents = [1, 2].map(() =>
    student({ organization_id: organization, class_id: ours.class_id }),
  );
  [first, second] = schoolStudents.map(({ student_id }) => student_id) as [string, string];
  await learning.tell('organization/class-changed', ours);
  await learning.tell('account/student-changed', ...schoolStudents);
});

const as = (user: string) => learning.as({ role: 'teacher', user, organization });
const ofClass = () => `/api/level/class/${ours.class_id}/assignments`;
const make = (more: object = {}) =>
  as(teacher).post(ofClass(), { course_id: 'python', level_slugs: LEVELS, due_at: inDays(3), ...more });
const made = async (more: object = {}): Promise<TaughtAssignment> =>
  TaughtAssignmentSchema.strict().parse((await make(more)).json());
const statesOf = async () => {
  const answer = await as(teacher).get(ofClass());
  return TaughtAssignmentsSchema.parse(answer.json()).assignments.map(({ students }) =>
    Object.fromEntries(students.map(({ student_id, state, completed }) => [student_id, [state, completed]])),
  );
};
const ownOf = async (id: string): Promise<OwnAssignments['assignments']> => {
  const answer = await learning.asStudent(id).get('/api/level/assignments');
  return OwnAssignmentsSchema.strict().parse(answer.json()).assignments;
};
const complete = async (id: string, ...levels: string[]) => {
  for (const level_slug of levels)
    await learning
      .asStudent(id)
      .post('/api/level/update/python', run('x', { level_slug, last_status: 'COMPLETE' }));
};
const codeOf = (answer: { json(): unknown }) => (answer.json() as { code?: string }).code;

test('a class is given levels until a day, and the teacher sees who has done them', async () => {
  await made({ note: 'Before the trip' });
  await complete(first, ...LEVELS);
  await complete(second, 'intro-level1');
  expect(await statesOf()).toEqual([{ [first]: ['done', 2], [second]: ['open', 1] }]);
  await made({ due_at: inDays(-1) });
  expect(await statesOf()).toEqual([
    { [first]: ['done', 2], [second]: ['open', 1] },
    { [first]: ['late', 2], [second]: ['missing', 1] },
  ]);
});

test('students see what their class is to do, and nobody else does', async () => {
  const { id } = await made({ note: 'Before the trip' });
  await complete(first, 'intro-level1');
  expect(await ownOf(first)).toMatchObject([
    {
      id,
      state: 'open',
      note: 'Before the trip',
      levels: [
        { slug: 'intro-level1', name: expect.any(String), completed: true },
        { slug: 'intro-level2', completed: false },
      ],
    },
  ]);
  expect(await ownOf(randomUUID())).toEqual([]);
  const adult = await learning.as({ role: 'parent', user: randomUUID() }).get('/api/level/assignments');
  expect(adult.json()).toEqual({ assignments: [] });
});

test('of two teachers who change an assignment at once the second is told', async () => {
  const { id } = await made();
  const url = `/api/level/assignments/${id}`;
  const changed = await as(teacher).put(url, {
    version: 1,
    note: 'Done by Friday',
    level_slugs: ['intro-level1'],
  });
  expect(changed.json()).toMatchObject({ version: 2, note: 'Done by Friday', level_slugs: ['intro-level1'] });
  expect(codeOf(await as(teacher).put(url, { version: 1, note: null }))).toBe(
    'organization/changed-meanwhile',
  );
  expect((await as(teacher).put(url, { version: 2, note: null })).json()).toMatchObject({ note: null });
});

test('a teacher of another class neither sees nor changes it', async () => {
  const { id } = await made();
  const url = `/api/level/assignments/${id}`;
  for (const refused of [
    as(colleague).get(ofClass()),
    as(colleague).put(url, { version: 1 }),
    as(colleague).delete(url),
  ])
    expect(codeOf(await refused)).toBe('auth/forbidden');
  expect(codeOf(await make({ level_slugs: ['nowhere'] }))).toBe('level/unknown-level');
});

test('an assignment goes when it is removed, and with its class', async () => {
  const [{ id }] = [await made(), await made()];
  expect((await as(teacher).delete(`/api/level/assignments/${id}`)).json()).toEqual({ done: true });
  expect(await ownOf(first)).toHaveLength(1);
  await learning.tell('organization/class-changed', { ...ours, version: ours.version + 1, removed: true });
  expect(await ownOf(first)).toEqual([]);
});
