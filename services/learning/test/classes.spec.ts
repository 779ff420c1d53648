import { type CourseData, CourseDataSchema, ErrorAnswerSchema, type EventData } from '@burrow/contracts';
import { entitlement, schoolClass, student } from '@burrow/service-kit/testing';
import type { Caller } from '@burrow/service-kit/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { run } from './facts.harness.ts';
import { startLearning, type TestLearning } from './learning.harness.ts';

let learning: TestLearning;

beforeAll(async () => {
  learning = await startLearning();
});
afterAll(() => learning.close());

type ClassChanged = EventData<'organization/class-changed'>;

/** A student of a class in an organisation that has a plan. */
async function schoolStudent(
  more: Partial<ClassChanged>,
): Promise<{ caller: Caller; id: string; data: ClassChanged }> {
  const data = schoolClass(more);
  const { class_id, organization_id } = data;
  const { student_id, ...rest } = student({ class_id, organization_id });
  await learning.tell('organization/class-changed', data);
  await learning.tell('account/student-changed', { student_id, ...rest });
  const owner = { kind: 'organization', id: organization_id } as const;
  await learning.tell('payment/entitlement-changed', entitlement({ owner }));
  return { caller: learning.asStudent(student_id), id: student_id, data };
}

const courseOf = async (caller: Caller, query = ''): Promise<CourseData> =>
  CourseDataSchema.parse((await caller.get(`/api/level/course/python${query}`)).json());
const closedIn = ({ chapters }: CourseData): boolean[] => chapters.map(chapter => chapter.class_locked);
const complete = (caller: Caller, level_slug: string) =>
  caller.post('/api/level/update/python', run('x', { level_slug, last_status: 'COMPLETE' }));

describe('chapters that the class has not unlocked', () => {
  test('are marked in the course, and their levels locked for that reason', async () => {
    const { caller } = await schoolStudent({ unlocked_chapters: ['python:1'] });
    const course = await courseOf(caller);
    expect(closedIn(course)).toEqual([false, true]);
    expect(course.chapters[1]?.level_data).toMatchObject([{ locked: true, lock_reason: 'class' }]);
    expect(course.chapters[0]?.level_data.map(level => level.locked)).toEqual([false, false, false, false]);
  });

  test('cannot be reached by any call', async () => {
    const { caller } = await schoolStudent({ unlocked_chapters: ['2'] });
    const answers = [
      await caller.get('/api/level/data/python/intro-level1'),
      await caller.put('/api/level/draft/python', { level_slug: 'intro-level1', code: 'x' }),
      await caller.post('/api/level/update/python', run('x')),
      await complete(caller, 'intro-level1'),
    ];
    for (const answer of answers) {
      expect([answer.statusCode, ErrorAnswerSchema.parse(answer.json())]).toEqual([
        403,
        expect.objectContaining({ code: 'level/class-locked', detail: expect.any(String) }),
      ]);
    }
    expect((await caller.get('/api/level/data/python/operators-level1')).statusCode).toBe(200);
  });

  test('do not exist if the names match none, nor in challenges', async () => {
    const { caller } = await schoolStudent({ unlocked_chapters: ['python:77'] });
    expect(closedIn(await courseOf(caller))).toEqual([false, false]);
    const { caller: other } = await schoolStudent({ unlocked_chapters: ['2'], no_skip: true });
    expect((await other.get('/api/level/data/challenges/first-challenge')).statusCode).toBe(200);
  });

  test('open when the class says so, and not because of an older message', async () => {
    const { caller, data } = await schoolStudent({ unlocked_chapters: ['1'], version: 2 });
    await learning.tell('organization/class-changed', { ...data, version: 1, unlocked_chapters: [] });
    expect(closedIn(await courseOf(caller))).toEqual([false, true]);
    await learning.tell('organization/class-changed', { ...data, version: 2, unlocked_chapters: ['2'] });
    expect(closedIn(await courseOf(caller))).toEqual([true, false]);
    await learning.tell('organization/class-changed', { ...data, version: 3, unlocked_chapters: [] });
    expect(closedIn(await courseOf(caller))).toEqual([false, false]);
  });

  test('are closed to everybody who plays as the student, and to nobody without a class', async () => {
    const { id, data } = await schoolStudent({ unlocked_chapters: ['1'] });
    const teacher = { role: 'teacher', user: data.class_id, organization: data.organization_id } as const;
    expect(closedIn(await courseOf(learning.as({ ...teacher, student: id })))).toEqual([false, true]);
    expect(closedIn(await courseOf(learning.as(teacher)))).toEqual([false, false]);
  });
});

test('without skipping, the next chapter opens when the previous one is complete', async () => {
  const { caller } = await schoolStudent({ no_skip: true });
  expect(closedIn(await courseOf(caller))).toEqual([false, true]);
  for (const slug of ['intro-level1', 'intro-level2', 'intro-level8']) await complete(caller, slug);
  expect((await caller.get('/api/level/data/python/operators-level1')).statusCode).toBe(403);
  await complete(caller, 'intro-level5');
  expect((await caller.get('/api/level/data/python/operators-level1')).statusCode).toBe(200);
  expect(closedIn(await courseOf(caller))).toEqual([false, false]);
});

test('a class that is removed restricts nobody, and no older message brings it back', async () => {
  const { caller, data } = await schoolStudent({ unlocked_chapters: ['1'], version: 5 });
  await learning.tell('organization/class-changed', { ...data, version: 6, removed: true });
  expect(closedIn(await courseOf(caller))).toEqual([false, false]);
  await learning.tell('organization/class-changed', { ...data, version: 5 });
  expect(closedIn(await courseOf(caller))).toEqual([false, false]);
  await learning.tell('organization/class-changed', { ...data, version: 7 });
  expect(closedIn(await courseOf(caller))).toEqual([false, true]);
});

test('when a class has its lesson is that of the newest version, and goes with the class', async () => {
  const { data } = await schoolStudent({});
  const { class_id, organization_id } = data;
  const entry = (version: number, lesson_ends_at: string) => ({
    class_id,
    version,
    organization_id,
    code_hash: null,
    joining_until: null,
    lesson_began_at: '2026-11-20T08:00:00.000Z',
    lesson_ends_at,
    picture_log_in: false,
    shared_devices: false,
  });
  await learning.tell('organization/class-entry-changed', entry(2, '2026-11-20T09:30:00.000Z'));
  await learning.tell('organization/class-entry-changed', entry(1, '2026-11-20T09:00:00.000Z'));
  const read = async () =>
    (
      await learning.pool.query('select lesson_ends_at from learning.class_entries where class_id = $1', [
        class_id,
      ])
    ).rows;
  expect(await read()).toEqual([{ lesson_ends_at: new Date('2026-11-20T09:30:00.000Z') }]);
  await learning.tell('organization/class-changed', { ...data, version: data.version + 1, removed: true });
  expect(await read()).toEqual([]);
});

test('a student who changes class has the rules of the new one', async () => {
  const { caller, id, data } = await schoolStudent({ unlocked_chapters: ['1'] });
  const next = schoolClass({ organization_id: data.organization_id, unlocked_chapters: ['2'] });
  await learning.tell('organization/class-changed', next);
  const moved = {
    student_id: id,
    organization_id: data.organization_id,
    class_id: next.class_id,
    version: 2,
  };
  await learning.tell('account/student-changed', student(moved));
  expect(closedIn(await courseOf(caller))).toEqual([true, false]);
});
