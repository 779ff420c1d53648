import { MemberSchema, MembersSchema, OrganizationSchema } from '@burrow/contracts';
import type { Caller } from '@burrow/service-kit/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { freshSlug, MEADOW, startOrganizations, type TestOrganizations } from './organization.harness.ts';

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
  school = OrganizationSchema.parse(registered.json()).id;
});

const codeOf = (answer: { json(): unknown }) => (answer.json() as { code?: string }).code;
const accept = (user_id: string) =>
  organizations.tell('account/invitation-accepted', { user_id, organization_id: school, role: 'teacher' });
const describe = (user_id: string, full_name: string, version = 1) =>
  organizations.tell('account/member-described', {
    user_id,
    version,
    organization_id: school,
    email: 'tom@school.example',
    full_name,
  });
const teachers = async () =>
  MembersSchema.parse((await admin.get('/api/organization/teachers')).json()).teachers;
const toldOf = async (id: string) =>
  (await organizations.told('organization/membership-changed'))
    .filter(({ member }) => member.id === id)
    .map(({ version, organization_id, role }) => [version, organization_id, role]);

test('who accepts an invitation is a teacher, listed as account describes them, the newest description counting', async () => {
  const user = randomUUID();
  await accept(user);
  expect(await toldOf(user)).toEqual([[1, school, 'teacher']]);
  await describe(user, 'Tom Teacher', 2);
  await describe(user, 'Thomas', 1);
  expect(await teachers()).toContainEqual({
    user_id: user, role: 'teacher', email: 'tom@school.example', full_name: 'Tom Teacher', joined_at: expect.any(String),
    class_count: 0, second_factor: false,
  }); // prettier-ignore
});

test('a teacher becomes an administrator and a teacher again; the last administrator stays one', async () => {
  const user = randomUUID();
  await accept(user);
  const setRole = (id: string, role: string) => admin.put(`/api/organization/teacher/${id}`, { role });
  expect(codeOf(await setRole(adminId, 'teacher'))).toBe('organization/last-admin');
  expect(codeOf(await admin.delete(`/api/organization/teacher/${adminId}`))).toBe('organization/last-admin');
  expect((await setRole(user, 'admin')).json()).toMatchObject({ user_id: user, role: 'admin' });
  expect((await setRole(user, 'teacher')).json()).toMatchObject({ role: 'teacher' });
  expect(await toldOf(user)).toEqual([
    [1, school, 'teacher'],
    [2, school, 'admin'],
    [3, school, 'teacher'],
  ]);
});

test('of two administrators who end each other at once one stays', async () => {
  const user = randomUUID();
  await accept(user);
  await admin.put(`/api/organization/teacher/${user}`, { role: 'admin' });
  const asked = await Promise.all([
    admin.delete(`/api/organization/teacher/${user}`),
    organizations.asAdmin(user).delete(`/api/organization/teacher/${adminId}`),
  ]);
  expect(asked.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
});

test('who leaves is refused at once, leaves no class without its others, and may come back', async () => {
  const user = randomUUID();
  await accept(user);
  const teacher = organizations.asTeacher(user);
  const { id } = (await teacher.post('/api/organization/classes', { name: '4a' })).json<{ id: string }>();
  await admin.put('/api/organization/class-teachers', { class_id: id, teacher_ids: [user, adminId] });
  expect((await admin.delete(`/api/organization/teacher/${user}`)).json()).toEqual({ done: true });
  expect(codeOf(await teacher.get('/api/organization/classes'))).toBe('auth/forbidden');
  expect((await admin.get(`/api/organization/class-teachers/${id}`)).json()).toMatchObject({
    teacher_ids: [adminId],
  });
  await accept(user);
  expect(await toldOf(user)).toEqual([
    [1, school, 'teacher'],
    [2, null, null],
    [3, school, 'teacher'],
  ]);
});

test('who was erased does not come back by an invitation that was on its way', async () => {
  const user = randomUUID();
  await organizations.tell('account/user-removed', { user_id: user });
  await accept(user);
  expect((await teachers()).map(one => one.user_id)).toEqual([adminId]);
});

test('nothing that an administrator reads tells that a colleague works elsewhere now, and their second factor stays', async () => {
  const user = randomUUID();
  await accept(user);
  const before = await teachers();
  await organizations.asTeacher(user).post('/api/organization/memberships', { ...MEADOW, slug: freshSlug() });
  expect(await teachers()).toEqual(before);
  const opened = await admin.get(`/api/organization/teachers/${user}`);
  expect(opened.json()).toEqual(MemberSchema.parse(before.find(({ user_id }) => user_id === user)));
  const reset = await admin.delete(`/api/organization/teacher/${user}/second-factor`);
  expect(codeOf(reset)).toBe('auth/forbidden');
});
