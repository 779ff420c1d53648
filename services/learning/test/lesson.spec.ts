import { type ClassFocus, ClassFocusSchema, type OwnLesson, OwnLessonSchema } from '@burrow/contracts';
import { RetentionService } from '@burrow/service-kit';
import { schoolClass, student } from '@burrow/service-kit/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { LEARNING_SCHEMA } from '../src/database/learning.schema.ts';
import { lessonOf } from './facts.harness.ts';
import { startLearning, type TestLearning } from './learning.harness.ts';

let learning: TestLearning;
const [teacher, organization] = [randomUUID(), randomUUID()];
const ours = schoolClass({ organization_id: organization, teacher_ids: [teacher], unlocked_chapters: ['1'] });
const students = [1, 2].map(() => student({ organization_id: organization, class_id: ours.class_id }));
const [first, second] = students.map(({ student_id }) => student_id) as [string, string];
const LEVEL = { course_id: 'python', level_slug: 'intro-level1' };

beforeAll(async () => {
  learning = await startLearning();
  await learning.tell('organization/class-changed', ours);
  await learning.tell('account/student-changed', ...students);
});
afterAll(() => learning.close());

const asTeacher = () => learning.as({ role: 'teacher', user: teacher, organization });
const focusPath = `/api/level/class/${ours.class_id}/focus`;
const call = (body: object) => asTeacher().put(focusPath, body);
const classFocus = async (): Promise<ClassFocus> =>
  ClassFocusSchema.strict().parse((await asTeacher().get(focusPath)).json());
const lessonFor = async (id: string): Promise<OwnLesson> =>
  OwnLessonSchema.strict().parse((await learning.asStudent(id).get('/api/level/lesson')).json());
const look = (body: object) => asTeacher().put(`/api/level/look/${first}`, body);

let versions = 0;
const lesson = (beganMinutesAgo: number) =>
  learning.tell(
    'organization/class-entry-changed',
    lessonOf(ours, { beganMinutesAgo, version: (versions += 1) }),
  );

/** Whom open pages were told to look again, since the last time. */
async function told(): Promise<string[]> {
  const rows = (await learning.sql.query(
    "delete from jobs.job where data->>'type' = 'learning/lesson-changed' returning data->'data'->'audience'->>'kind' as kind",
  )) as { kind: string }[];
  return rows.map(({ kind }) => kind);
}

test('outside lessons nobody is called, and a look is seen afterwards only', async () => {
  const answer = await call({ level: LEVEL });
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'level/no-lesson']);
  expect((await look(LEVEL)).statusCode).toBe(200);
  expect(await told()).toEqual([]);
  expect(await lessonFor(first)).toMatchObject({ focus: null, look: { ...LEVEL, live_until: null } });
  expect((await lessonFor(second)).look).toBeNull();
});

test('a lesson calls its class to a level or to look up, and knows who has come', async () => {
  await lesson(5);
  await told();
  expect((await call({ level: LEVEL })).statusCode).toBe(200);
  expect(await told()).toEqual(['class']);
  const { focus } = await lessonFor(first);
  expect(focus).toMatchObject({ level: LEVEL, has_arrived: false });
  const arrive = () => learning.asStudent(first).put('/api/level/lesson/arrival', { focus_id: focus?.id });
  await arrive();
  await arrive();
  expect((await lessonFor(first)).focus?.has_arrived).toBe(true);
  expect(await classFocus()).toMatchObject({ focus: { level: LEVEL }, arrived: 1, students: 2 });

  await call({ level: null });
  expect((await lessonFor(first)).focus).toMatchObject({ level: null, has_arrived: false });
  expect(await classFocus()).toMatchObject({ focus: { level: null }, arrived: 0 });
  await call({ end: true });
  expect((await lessonFor(first)).focus).toBeNull();
});

test('a level that the class keeps closed, or that does not exist, calls nobody', async () => {
  const refused = async (level_slug: string) => (await call({ level: { ...LEVEL, level_slug } })).json().code;
  expect(await refused('operators-level1')).toBe('level/class-locked');
  expect(await refused('nowhere')).toBe('level/unknown-level');
  expect((await classFocus()).focus).toBeNull();
});

test('who looks is seen at once, until they go', async () => {
  await told();
  await look(LEVEL);
  await look(LEVEL);
  expect(await told()).toEqual(['student']);
  expect((await lessonFor(first)).look?.live_until).not.toBeNull();
  await look({ end: true });
  await look({ end: true });
  expect(await told()).toEqual(['student']);
  expect((await lessonFor(first)).look).toMatchObject({ ...LEVEL, live_until: null });
});

test('with the lesson everything that is live ends, and the next one begins without it', async () => {
  await call({ level: null });
  await look(LEVEL);
  await told();
  await lesson(61);
  expect(await told()).toEqual(['class']);
  expect(await lessonFor(first)).toMatchObject({ focus: null, look: { live_until: null } });
  await lesson(0);
  expect((await lessonFor(first)).focus).toBeNull();
  expect(await classFocus()).toMatchObject({ focus: null, arrived: 0 });
});

test('who must not skip is not called to a level that they have not reached', async () => {
  await learning.tell('organization/class-changed', {
    ...ours,
    version: 2,
    unlocked_chapters: [],
    no_skip: true,
  });
  expect((await call({ level: { ...LEVEL, level_slug: 'operators-level1' } })).statusCode).toBe(200);
  expect((await lessonFor(second)).focus).toBeNull();
});

test('a look is forgotten after a week, and what is left of a student goes with them', async () => {
  const forget = () => new RetentionService(learning.pool, LEARNING_SCHEMA.retention ?? []).forget();
  const older = (days: number) =>
    learning.sql.query("update learning.looks set looked_at = looked_at - $1 * interval '1 day'", [days]);
  await older(6);
  await forget();
  expect((await lessonFor(first)).look).not.toBeNull();
  await older(2);
  await forget();
  expect((await lessonFor(first)).look).toBeNull();

  await look(LEVEL);
  await call({ level: null });
  await learning
    .asStudent(first)
    .put('/api/level/lesson/arrival', { focus_id: (await lessonFor(first)).focus?.id });
  expect((await classFocus()).arrived).toBe(1);
  await learning.tell('account/student-changed', { ...students[0]!, version: 2, removed: true });
  expect((await classFocus()).arrived).toBe(0);
  expect(await learning.sql.query('select 1 from learning.looks')).toEqual([]);
});
