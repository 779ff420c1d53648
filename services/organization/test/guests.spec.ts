import {
  ClassGuestsSchema,
  ClassSchema,
  FoundGuestsSchema,
  OrganizationSchema,
  SchoolAuditSchema,
} from '@burrow/contracts';
import type { Caller } from '@burrow/service-kit/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { freshSlug, MEADOW, startOrganizations, type TestOrganizations } from './organization.harness.ts';

const CLASSES = '/api/organization/classes';

let organizations: TestOrganizations;
let admin: Caller;
let host: Caller;
let school: string;
let [own, home] = ['', ''];
let kim: string;

beforeAll(async () => {
  organizations = await startOrganizations();
});
afterAll(() => organizations.close());

beforeEach(async () => {
  admin = organizations.asAdmin();
  const registered = await admin.put('/api/organization/current', { ...MEADOW, slug: freshSlug() });
  school = OrganizationSchema.parse(registered.json()).id;
  const made = async (name: string, caller = admin) =>
    ClassSchema.parse((await caller.post(CLASSES, { name })).json()).id;
  host = organizations.asTeacher(await organizations.addTeacher(school));
  [own, home] = [await made('Club', host), await made('4a')];
  kim = await student('Kim Ünal', home);
});

async function student(full_name: string | null, class_id: string | null, of = school): Promise<string> {
  const student_id = randomUUID();
  await organizations.tell('account/pupil-described', {
    student_id,
    version: 1,
    organization_id: of,
    class_id,
    username: `p${student_id.slice(0, 8)}`,
    full_name,
    character: 'Owl',
    assistant_enabled: true,
    removed: false,
  });
  return student_id;
}

const add = (id: string, caller = host) => caller.put(`${CLASSES}/${own}/guests/${id}`);
const guests = async () =>
  ClassGuestsSchema.strict().parse((await host.get(`${CLASSES}/${own}/guests`)).json()).guests;
const found = async (search: string, caller = host) =>
  FoundGuestsSchema.strict()
    .parse((await caller.get(`${CLASSES}/${own}/guests-to-be?search=${encodeURIComponent(search)}`)).json())
    .students.map(({ name }) => name);
const told = async () =>
  (await organizations.told('organization/class-changed')).findLast(({ class_id }) => class_id === own);

test('a teacher finds a student of the school by name, makes them a guest, and the other services and the record are told', async () => {
  await student('Kim Here', own);
  expect(await found('unal kim')).toEqual(['Kim Ünal']);
  expect((await add(kim)).statusCode).toBe(200);
  const version = (await told())?.version;
  expect((await add(kim)).statusCode).toBe(200);
  expect(await guests()).toMatchObject([{ student_id: kim, name: 'Kim Ünal', class_name: '4a' }]);
  expect(await told()).toMatchObject({ guest_ids: [kim], version });
  expect(await found('kim')).toEqual([]);
  const { entries } = SchoolAuditSchema.parse((await admin.get('/api/organization/audit')).json());
  expect(entries.filter(({ action }) => action === 'guest-added')).toMatchObject([
    { about: { kind: 'student', id: kim } },
  ]);
  await host.delete(`${CLASSES}/${own}/guests/${kim}`);
  expect(await told()).toMatchObject({ guest_ids: [], version: (version ?? 0) + 1 });
});

test('nobody of another school is found or becomes a guest', async () => {
  const other = organizations.asAdmin();
  const registered = await other.put('/api/organization/current', { ...MEADOW, slug: freshSlug() });
  const stranger = await student('Kim Stranger', null, OrganizationSchema.parse(registered.json()).id);
  expect(await found('stranger')).toEqual([]);
  expect((await add(stranger)).json()).toMatchObject({ code: 'auth/forbidden' });
  expect((await add(stranger, other)).json()).toMatchObject({ code: 'auth/forbidden' });
});

test('a guest’s host reaches nothing of the account: no list, no change, no card, no move, no leaving', async () => {
  await add(kim);
  const one = `/api/organization/students/${kim}`;
  const answers = [
    await host.get(one),
    await host.put(one, { full_name: 'Somebody' }),
    await host.delete(one),
    await host.post('/api/organization/transfer-students', { student_ids: [kim], class_id: own }),
    await host.post('/api/organization/login-cards', { student_ids: [kim] }),
    await host.post(`${one}/hand-over`),
  ];
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toEqual([]);
  const listed = await host.get(`/api/organization/students?class_id=${own}`);
  expect(listed.json()).toMatchObject({ total: 0 });
});

test('whoever moves into the class is no guest any longer, nor when they are moved away again', async () => {
  await add(kim);
  const move = (class_id: string) =>
    admin.post('/api/organization/transfer-students', { student_ids: [kim], class_id });
  await move(own);
  expect(await told()).toMatchObject({ guest_ids: [] });
  await move(home);
  expect(await guests()).toEqual([]);
});

test('who leaves the school is in no list of guests, and who is erased is forgotten', async () => {
  await add(kim);
  await admin.delete(`/api/organization/students/${kim}`);
  expect(await guests()).toEqual([]);
  await admin.delete(`/api/organization/former-students/${kim}`);
  const { rows } = await organizations.pool.query(
    'select 1 from organization.class_guests where student_id = $1',
    [kim],
  );
  expect(rows).toEqual([]);
});

test('with the school year a class has no guests any longer', async () => {
  await add(kim);
  const classes = [{ class_id: own, next: 'leaves' }];
  const begun = await admin.post('/api/organization/school-year', { request_id: randomUUID(), classes });
  expect(begun.statusCode).toBe(200);
  expect(await told()).toMatchObject({ guest_ids: [] });
  expect((await add(kim, admin)).statusCode).toBe(403);
});
