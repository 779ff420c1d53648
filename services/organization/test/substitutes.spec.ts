import {
  ClassesSchema,
  ClassSchema,
  ClassSubstitutesSchema,
  ComingClassesSchema,
  OrganizationSchema,
  SchoolStudentsSchema,
  SchoolAuditSchema,
} from '@burrow/contracts';
import type { Caller } from '@burrow/service-kit/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { freshSlug, MEADOW, startOrganizations, type TestOrganizations } from './organization.harness.ts';

const CLASSES = '/api/organization/classes';

let organizations: TestOrganizations;
let admin: Caller;
let school: string;
let teacherId: string;
let substituteId: string;
let substitute: Caller;
let classId: string;

beforeAll(async () => {
  organizations = await startOrganizations();
});
afterAll(() => organizations.close());

beforeEach(async () => {
  admin = organizations.asAdmin();
  const registered = await admin.put('/api/organization/current', { ...MEADOW, slug: freshSlug() });
  school = OrganizationSchema.parse(registered.json()).id;
  [teacherId, substituteId] = [
    await organizations.addTeacher(school),
    await organizations.addTeacher(school),
  ];
  substitute = organizations.asTeacher(substituteId);
  classId = ClassSchema.parse((await admin.post(CLASSES, { name: '4a' })).json()).id;
  await admin.put('/api/organization/class-teachers', { class_id: classId, teacher_ids: [teacherId] });
});

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();
const pathOf = (user: string) => `${CLASSES}/${classId}/substitutes/${user}`;
const give = (from: number, until: number, caller = admin, user = substituteId) =>
  caller.put(pathOf(user), { begins_at: inDays(from), ends_at: inDays(until) });

/** What somebody reaches of the class, in each of the ways in which classes are found. */
async function reached(caller: Caller) {
  const list = ClassesSchema.parse((await caller.get(CLASSES)).json()).classes.length;
  const one = (await caller.get(`${CLASSES}/${classId}`)).statusCode;
  const changed = (await caller.put(`${CLASSES}/${classId}/lesson`, { end: true })).statusCode;
  const students = await caller.get(`/api/organization/students?class_id=${classId}`);
  return {
    list,
    one,
    changed,
    students: students.statusCode === 200 && SchoolStudentsSchema.safeParse(students.json()).success,
  };
}

const ALL = { list: 1, one: 200, changed: 200, students: true };
const NONE = { list: 0, one: 403, changed: 403, students: true };

const noticesTo = async (user: string) =>
  (await organizations.told('organization/notice'))
    .filter(({ to, notice }) => to.includes(user) && notice.startsWith('substitute'))
    .map(({ notice, from, date }) => [notice, from?.slice(0, 10), date?.slice(0, 10)]);
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const toldLast = async () =>
  (await organizations.told('organization/class-changed')).findLast(({ class_id }) => class_id === classId);

test('a substitute reaches the class from the first day until the end of the last, and nobody has to end it', async () => {
  expect(await reached(substitute)).toEqual(NONE);
  await give(1, 2);
  expect(await reached(substitute)).toEqual(NONE);
  await give(-1, 2);
  expect(await reached(substitute)).toEqual(ALL);
  const over = 'update organization.class_substitutes set ends_at = now() where user_id = $1';
  await organizations.pool.query(over, [substituteId]);
  expect(await reached(substitute)).toEqual(NONE);
  const listed = await admin.get(`${CLASSES}/${classId}/substitutes`);
  expect(ClassSubstitutesSchema.strict().parse(listed.json()).substitutes).toEqual([]);
});

test('the other services are told of the days with a newer version, and of nobody once it is taken back', async () => {
  const before = (await toldLast())?.version ?? 0;
  await give(-1, 2);
  const told = await toldLast();
  expect(told).toMatchObject({ substitutes: [{ user_id: substituteId }], teacher_ids: [teacherId] });
  expect(told?.version).toBeGreaterThan(before);
  await admin.delete(pathOf(substituteId));
  expect(await toldLast()).toMatchObject({ substitutes: [], version: (told?.version ?? 0) + 1 });
  expect(await reached(substitute)).toEqual(NONE);
});

test('the rules of a class that change later keep its substitute in the other services', async () => {
  await give(-1, 2);
  const { version } = ClassSchema.parse((await admin.get(`${CLASSES}/${classId}`)).json());
  expect((await admin.put(`${CLASSES}/${classId}`, { version, no_skip: true })).statusCode).toBe(200);
  expect(await toldLast()).toMatchObject({ no_skip: true, substitutes: [{ user_id: substituteId }] });
});

test('both sides are told by mail with the days, and once more when it is taken back', async () => {
  await give(2, 4);
  expect(await noticesTo(substituteId)).toEqual([
    ['substitute-named', expect.any(String), expect.any(String)],
  ]);
  await admin.delete(pathOf(substituteId));
  await admin.delete(pathOf(substituteId));
  expect((await noticesTo(substituteId)).map(([notice]) => notice)).toEqual([
    'substitute-named',
    'substitute-ended',
  ]);
  const [first, ...more] = await noticesTo(teacherId);
  expect([first?.[0], more.map(([notice]) => notice)]).toEqual([
    'substitute-for-class',
    ['substitute-ended-for-class'],
  ]);
  expect([dayIn(2), dayIn(3)]).toContain(first?.[1]);
  expect([dayIn(3), dayIn(4)]).toContain(first?.[2]);
});

test('the school’s record says who, and which class', async () => {
  await give(-1, 2);
  const { entries } = SchoolAuditSchema.parse((await admin.get('/api/organization/audit')).json());
  expect(entries.slice(0, 2).map(({ action, about }) => [action, about?.kind, about?.id])).toEqual([
    ['class-teachers-changed', 'class', classId],
    ['substitute-named', 'member', substituteId],
  ]);
});

test('only administrators give a class, to members only, for days that are in order and no more than a year', async () => {
  expect((await give(-1, 2, organizations.asTeacher(teacherId))).statusCode).toBe(403);
  expect((await give(-1, 2, admin, randomUUID())).json()).toMatchObject({
    code: 'organization/not-a-member',
  });
  expect((await give(2, 1)).statusCode).toBe(422);
  expect((await give(0, 400)).statusCode).toBe(422);
  expect(await reached(substitute)).toEqual(NONE);
});

test('whoever leaves the school has no class any longer, and the others are told', async () => {
  await give(-1, 2);
  await admin.delete(`/api/organization/teacher/${substituteId}`);
  expect(await toldLast()).toMatchObject({ substitutes: [] });
  const { rows } = await organizations.pool.query(
    'select 1 from organization.class_substitutes where user_id = $1',
    [substituteId],
  );
  expect(rows).toEqual([]);
});

test('a substitute’s import does not make a second class of a name that they have for some days', async () => {
  await give(-1, 2);
  const rows = [{ full_name: 'Ida Brook', class_name: '4a' }];
  const compared = await substitute.post('/api/organization/rosters', {
    source: 'list',
    class_id: null,
    rows,
    is_whole: false,
  });
  expect(compared.json()).toMatchObject({ rows: [{ class_name: '4a' }], new_classes: [] });
});

test('a substitute does not remove the class, its teacher does', async () => {
  await give(-1, 2);
  const path = `${CLASSES}/${classId}`;
  expect((await substitute.delete(path)).json()).toMatchObject({ code: 'auth/forbidden' });
  expect((await organizations.asTeacher(teacherId).delete(path)).statusCode).toBe(200);
});

test('who will have a class sees from when until when, until it is in their list', async () => {
  const coming = async (caller = substitute) =>
    ComingClassesSchema.strict().parse((await caller.get('/api/organization/substitutes')).json()).classes;
  await give(1, 2);
  expect(await coming()).toMatchObject([{ class_id: classId, class_name: '4a' }]);
  expect(await coming(organizations.asTeacher(teacherId))).toEqual([]);
  await give(-1, 2);
  expect(await coming()).toEqual([]);
});
