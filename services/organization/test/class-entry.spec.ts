import { type ClassEntry, ClassEntrySchema } from '@burrow/contracts';
import type { Caller } from '@burrow/service-kit/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { createHash, randomUUID } from 'node:crypto';
import { freshSlug, MEADOW, startOrganizations, type TestOrganizations } from './organization.harness.ts';

let organizations: TestOrganizations;
let teacher: Caller;
let school: string;
let classId: string;

beforeAll(async () => {
  organizations = await startOrganizations();
});
afterAll(() => organizations.close());

beforeEach(async () => {
  teacher = organizations.asAdmin();
  const registered = await teacher.put('/api/organization/current', { ...MEADOW, slug: freshSlug() });
  school = registered.json<{ id: string }>().id;
  const made = await teacher.post('/api/organization/classes', { name: '4a' });
  classId = made.json<{ id: string }>().id;
});

const entryIn = (answer: { json(): unknown }): ClassEntry => ClassEntrySchema.parse(answer.json());
const path = (part: string) => `/api/organization/classes/${classId}/${part}`;
const read = async () => entryIn(await teacher.get(path('code')));
const setCode = async (action: string) => entryIn(await teacher.put(path('code'), { action }));
const setLesson = async (body: object) => entryIn(await teacher.put(path('lesson'), body));
const told = async () =>
  (await organizations.told('organization/class-entry-changed')).filter(one => one.class_id === classId);

const minutesLeft = (until: string | null, { now }: ClassEntry) =>
  until && Math.round((Date.parse(until) - Date.parse(now)) / 60_000);

test('a class has one code, with which one joins for 30 minutes; others read its hash only', async () => {
  expect(await read()).toMatchObject({ code: null, joining_until: null, lesson_ends_at: null });
  const open = await setCode('open');
  expect(open.code).toMatch(/^[b-z]{4}-[2-9]{4}$/);
  expect(minutesLeft(open.joining_until, open)).toBe(30);
  expect((await setCode('open')).code).toBe(open.code);
  const closed = await setCode('close');
  expect([closed.code, closed.joining_until]).toEqual([open.code, null]);
  const code_hash = createHash('sha256')
    .update(open.code ?? '')
    .digest('hex');
  expect((await told()).map(one => [one.version, one.code_hash])).toEqual([
    [1, code_hash],
    [2, code_hash],
    [3, code_hash],
  ]);
  expect(JSON.stringify(await told())).not.toContain(open.code);
});

test('a renewed code is another one, as open as the old one was', async () => {
  const open = await setCode('open');
  const renewed = await setCode('renew');
  expect(renewed.code).not.toBe(open.code);
  expect(renewed.joining_until).toBe(open.joining_until);
  await setCode('close');
  expect((await setCode('renew')).joining_until).toBeNull();
});

test('a lesson is open until its end, goes on when it is prolonged, and ends when it is ended', async () => {
  const begun = await setLesson({ minutes: 45, shared_devices: true });
  expect(minutesLeft(begun.lesson_ends_at, begun)).toBe(45);
  expect(begun).toMatchObject({ shared_devices: true, picture_log_in: false, joining_until: null });
  const longer = await setLesson({ minutes: 90, picture_log_in: true });
  expect(minutesLeft(longer.lesson_ends_at, longer)).toBe(90);
  expect(longer).toMatchObject({
    lesson_began_at: begun.lesson_began_at,
    shared_devices: true,
    picture_log_in: true,
  });
  const ended = await setLesson({ end: true });
  expect(Date.parse(ended.lesson_ends_at ?? '')).toBeLessThanOrEqual(Date.parse(ended.now));
  expect(await setLesson({ end: true })).toEqual({ ...ended, now: expect.any(String) });
  expect((await setLesson({ minutes: 5 })).lesson_began_at).not.toBe(begun.lesson_began_at);
  expect((await teacher.put(path('lesson'), { minutes: 1 })).statusCode).toBe(422);
});

test('pictures are switched on and off without a lesson, and touch none that is open', async () => {
  const on = await setLesson({ picture_log_in: true });
  expect(on).toMatchObject({ picture_log_in: true, lesson_ends_at: null, code: expect.any(String) });
  const begun = await setLesson({ minutes: 45 });
  const off = await setLesson({ picture_log_in: false });
  expect(off).toEqual({ ...begun, picture_log_in: false, now: expect.any(String) });
  expect((await told()).map(one => one.picture_log_in)).toEqual([true, true, false]);
});

test('picture passwords are for students of the class, and for a class that uses them', async () => {
  const refusal = async (answer: ReturnType<Caller['get']>) => (await answer).json<{ code: string }>().code;
  const make = () => teacher.post(path('picture-passwords'), { student_ids: [randomUUID()] });
  expect(await refusal(make())).toBe('organization/pictures-off');
  expect(await refusal(teacher.get(path('picture-passwords')))).toBe('organization/pictures-off');
  await setLesson({ picture_log_in: true });
  expect(await refusal(make())).toBe('auth/forbidden');
});

test('who joins with the code is counted, and pages that show the number are told', async () => {
  const join = async (username: string) =>
    organizations.tell('account/pupil-described', {
      student_id: randomUUID(),
      version: 1,
      organization_id: school,
      class_id: classId,
      username,
      full_name: null,
      character: 'Owl',
      assistant_enabled: true,
      removed: false,
    });
  const joined = async () =>
    (await organizations.told('organization/class-joined')).filter(one => one.class_id === classId).length;
  await join('zoe');
  expect([(await read()).students, await joined()]).toEqual([1, 0]);
  await setCode('open');
  await join('ben');
  expect([(await read()).students, await joined()]).toEqual([2, 1]);
});

test('who edits the class is not disturbed by its code and its lessons', async () => {
  await setCode('open');
  await setLesson({ minutes: 45 });
  const saved = await teacher.put(`/api/organization/classes/${classId}`, { version: 1, no_skip: true });
  expect(saved.statusCode).toBe(200);
});

test('the code of a class goes with it', async () => {
  const { code } = await setCode('open');
  await teacher.delete(`/api/organization/classes/${classId}`);
  const left = await organizations.pool.query('select 1 from organization.class_entries where code = $1', [
    code,
  ]);
  expect(left.rowCount).toBe(0);
});
