import { type StudentAct, type SchoolAudit, SchoolAuditSchema } from '@burrow/contracts';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Caller } from '@burrow/service-kit/testing';
import { randomUUID } from 'node:crypto';
import { freshSlug, MEADOW, startOrganizations, type TestOrganizations } from './organization.harness.ts';

const AUDIT = '/api/organization/audit';
let organizations: TestOrganizations;
let adminId: string;
let admin: Caller;
let school: string;

beforeAll(async () => {
  organizations = await startOrganizations();
});
afterAll(() => organizations.close());

beforeEach(async () => {
  adminId = randomUUID();
  admin = organizations.asAdmin(adminId);
  const registered = await admin.put('/api/organization/current', { ...MEADOW, slug: freshSlug() });
  school = registered.json<{ id: string }>().id;
});

const readAudit = async (caller = admin, query = ''): Promise<SchoolAudit> =>
  SchoolAuditSchema.parse((await caller.get(`${AUDIT}?${query}`)).json());
const makeClass = async (name: string): Promise<string> =>
  (await admin.post('/api/organization/classes', { name })).json<{ id: string }>().id;

async function addStudent(username: string, class_id: string): Promise<string> {
  const student_id = randomUUID();
  await organizations.tell('account/pupil-described', {
    student_id,
    version: 1,
    organization_id: school,
    class_id,
    username,
    full_name: null,
    character: 'Rabbit',
    assistant_enabled: true,
    removed: false,
  });
  return student_id;
}

async function addTeacher(full_name: string): Promise<string> {
  const user_id = randomUUID();
  const to = { user_id, organization_id: school };
  await organizations.tell('account/invitation-accepted', { ...to, role: 'teacher' });
  await organizations.tell('account/member-described', {
    ...to,
    version: 1,
    email: 'tom@school.example',
    full_name,
  });
  return user_id;
}

test('administrators read who did what to whom, newest first, with the names of today', async () => {
  const own = await makeClass('4a');
  const other = await makeClass('4b');
  const tom = await addTeacher('Tom Teacher');
  await admin.put(`/api/organization/teacher/${tom}`, { role: 'admin' });
  await admin.put(`/api/organization/classes/${own}`, { name: '5a', version: 1 });
  const [zoe, ben] = [await addStudent('zoe', own), await addStudent('ben', own)];
  const move = (student_ids: string[]) =>
    organizations.asAdmin(tom).post('/api/organization/transfer-students', { student_ids, class_id: other });
  await move([zoe]);
  await move([zoe, ben]);
  await admin.delete(`/api/organization/classes/${own}`);

  const { entries, total } = await readAudit();
  expect(entries.map(({ action, name, about, count }) => [action, name, about?.name ?? null, count])).toEqual(
    [
      ['class-removed', null, null, null],
      ['students-moved', 'Tom Teacher', 'ben', 1],
      ['students-moved', 'Tom Teacher', 'zoe', 1],
      ['class-changed', null, null, null],
      ['admin-made', null, 'Tom Teacher', null],
      ['member-joined', 'Tom Teacher', 'Tom Teacher', null],
      ['class-added', null, '4b', null],
      ['class-added', null, null, null],
      ['organization-registered', null, null, null],
    ],
  );
  expect(total).toBe(9);
  expect((await readAudit(admin, 'per_page=2&page=2')).entries).toEqual(entries.slice(2, 4));
});

test('what is refused or changes nothing is not recorded, and nobody reads it of another school', async () => {
  const own = await makeClass('4a');
  await admin.put(`/api/organization/classes/${own}`, { name: '4a', version: 1 });
  await admin.put(`/api/organization/classes/${own}`, { name: '5a', version: 7 });
  await admin.delete(`/api/organization/teacher/${adminId}`);
  expect((await readAudit()).total).toBe(2);
  const stranger = organizations.asAdmin();
  await stranger.put('/api/organization/current', { ...MEADOW, slug: freshSlug() });
  expect((await readAudit(stranger)).entries.map(({ action }) => action)).toEqual([
    'organization-registered',
  ]);
});

test('whoever was logged in as a member is told apart from the member', async () => {
  const tom = await addTeacher('Tom Teacher');
  await organizations.tell('account/member-described', {
    user_id: adminId,
    version: 1,
    organization_id: school,
    email: 'ada@school.example',
    full_name: 'Ada Admin',
  });
  const post = (impersonator: string) =>
    organizations
      .as({ role: 'teacher', user: tom, session: randomUUID(), impersonator })
      .post('/api/organization/classes', { name: '4a' });
  await post(adminId);
  await post(randomUUID());
  const { entries } = await readAudit();
  expect(entries.slice(0, 2)).toMatchObject([
    { by: 'impersonator', name: 'Tom Teacher', impersonator: null },
    { by: 'impersonator', name: 'Tom Teacher', impersonator: 'Ada Admin' },
  ]);
});

test('whoever was erased is in no entry any more, and what was done stays', async () => {
  const own = await makeClass('4a');
  const tom = await addTeacher('Tom Teacher');
  const zoe = await addStudent('zoe', own);
  await admin.put('/api/organization/class-teachers', { class_id: own, teacher_ids: [tom] });
  const teacher = organizations.asTeacher(tom);
  await teacher.delete(`/api/organization/students/${zoe}`);
  await organizations.tell('account/pupil-described', {
    student_id: zoe,
    version: 2,
    organization_id: school,
    class_id: own,
    username: 'zoe',
    full_name: null,
    character: 'Rabbit',
    assistant_enabled: true,
    removed: true,
  });
  await organizations.tell('account/user-removed', { user_id: tom });
  const [removed, , joined] = (await readAudit()).entries;
  expect(removed).toMatchObject({
    action: 'student-removed',
    by: 'member',
    name: null,
    about: { kind: 'student', id: null, name: null },
  });
  expect(joined).toMatchObject({ action: 'member-joined', about: { kind: 'member', id: null } });
  const { rowCount } = await organizations.pool.query(
    'select 1 from organization.audit where $1 in (user_id, subject_id) or $2 in (user_id, subject_id)',
    [tom, zoe],
  );
  expect(rowCount).toBe(0);
});

const actOf = (more: Partial<StudentAct>): StudentAct => ({
  organization_id: school,
  action: 'cards-made',
  by: { user_id: adminId, impersonator_id: null, is_staff: false },
  student_id: null,
  count: null,
  at: new Date().toISOString(),
  ...more,
});

test('what other services tell of acts on accounts of students is in the record', async () => {
  const zoe = await addStudent('zoe', await makeClass('4a'));
  const staff = { user_id: randomUUID(), impersonator_id: null, is_staff: true };
  const acts = [
    { count: 25 },
    { action: 'impersonation-began', by: staff, student_id: zoe, at: '2026-01-02T03:04:05.000Z' },
    { action: 'student-joined', by: null, student_id: zoe },
  ] as const;
  for (const act of acts) await organizations.tell('account/pupil-acted-on', actOf(act));
  const { entries } = await readAudit();
  expect(entries.slice(0, 3)).toMatchObject([
    { action: 'student-joined', by: 'platform', about: { kind: 'student', name: 'zoe' } },
    { action: 'impersonation-began', by: 'staff', about: { id: zoe }, at: '2026-01-02T03:04:05.000Z' },
    { action: 'cards-made', by: 'member', about: null, count: 25 },
  ]);
});

test('an act that is told after its student was erased names nobody, and one of a school that is gone is dropped', async () => {
  const own = await makeClass('4a');
  const zoe = await addStudent('zoe', own);
  await organizations.tell('account/pupil-described', {
    student_id: zoe,
    version: 2,
    organization_id: school,
    class_id: own,
    username: 'zoe',
    full_name: null,
    character: 'Rabbit',
    assistant_enabled: true,
    removed: true,
  });
  await organizations.tell('account/pupil-acted-on', actOf({ student_id: zoe }));
  await organizations.tell('account/pupil-acted-on', actOf({ organization_id: randomUUID() }));
  const [told] = (await readAudit()).entries;
  expect(told).toMatchObject({ action: 'cards-made', about: { kind: 'student', id: null } });
});

test('a teacher who opens one solution after the other is named once an hour', async () => {
  const at = (time: string) => actOf({ action: 'solutions-opened', at: `2026-03-02T${time}:00.000Z` });
  for (const time of ['08:00', '08:10', '08:59', '09:30'])
    await organizations.tell('learning/pupil-acted-on', at(time));
  const opened = (await readAudit()).entries.filter(({ action }) => action === 'solutions-opened');
  expect(opened.map(entry => entry.at.slice(11, 16)).toSorted()).toEqual(['08:00', '09:30']);
});
