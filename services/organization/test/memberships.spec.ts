import { MembersSchema, OrganizationSchema, SuccessorSchema } from '@burrow/contracts';
import type { Caller } from '@burrow/service-kit/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { freshSlug, MEADOW, startOrganizations, type TestOrganizations } from './organization.harness.ts';

const CURRENT = '/api/organization/memberships/current';
const MEMBERSHIP = '/api/organization/membership';

interface School {
  readonly id: string;
  readonly adminId: string;
  readonly admin: Caller;
}

let organizations: TestOrganizations;
let elm: School;
let oak: School;
let teacher: string;

beforeAll(async () => {
  organizations = await startOrganizations();
});
afterAll(() => organizations.close());

async function register(adminId: string = randomUUID()): Promise<School> {
  const admin = organizations.asAdmin(adminId);
  const made = await admin.put('/api/organization/current', { ...MEADOW, slug: freshSlug() });
  return { id: OrganizationSchema.parse(made.json()).id, adminId, admin };
}

/** The teacher belongs to Elm and Oak, and works in Oak. */
beforeEach(async () => {
  [elm, oak] = [await register(), await register()];
  teacher = await organizations.addTeacher(oak.id);
  await organizations.pool.query(
    `insert into organization.other_memberships (user_id, organization_id, role) values ($1, $2, 'teacher')`,
    [teacher, elm.id],
  );
});

const codeOf = (answer: { json(): unknown }) => (answer.json() as { code?: string }).code;
const accept = (user_id: string, organization_id: string) =>
  organizations.tell('account/invitation-accepted', { user_id, organization_id, role: 'teacher' });
const workIn = (user: string, organization_id: string | null) =>
  organizations.asTeacher(user).put(CURRENT, { organization_id });
const membersOf = async ({ admin }: School) =>
  MembersSchema.parse((await admin.get('/api/organization/teachers')).json()).teachers;
const idsOf = async (school: School) => (await membersOf(school)).map(({ user_id }) => user_id);
const rolesOf = async (school: School) =>
  Object.fromEntries((await membersOf(school)).map(({ user_id, role }) => [user_id, role]));
const worksIn = async (user: string) => {
  const read = await organizations.asTeacher(user).get('/api/organization/current');
  return read.statusCode === 200 ? OrganizationSchema.parse(read.json()).id : null;
};
const toldOf = async (id: string) =>
  (await organizations.told('organization/membership-changed')).filter(({ member }) => member.id === id);
const lastToldOf = async (id: string) => (await toldOf(id)).at(-1);
const addClass = async (user: string) =>
  (await organizations.asTeacher(user).post('/api/organization/classes', { name: '4a' })).json<{
    id: string;
  }>().id;
const readClass = async (user: string, id: string) =>
  (await organizations.asTeacher(user).get(`/api/organization/classes/${id}`)).statusCode;
const noticesTo = async (user: string) =>
  (await organizations.told('organization/notice')).filter(({ to }) => to.includes(user));
const rowsOf = async (sql: string, values: unknown[]) => (await organizations.pool.query(sql, values)).rows;

test('an invitation to another school is one more: they work there now, and both list them', async () => {
  const user = randomUUID();
  for (const { id } of [elm, oak]) await accept(user, id);
  expect(await worksIn(user)).toBe(oak.id);
  expect([await idsOf(elm), await idsOf(oak)]).toEqual([
    expect.arrayContaining([user]),
    expect.arrayContaining([user]),
  ]);
  expect(await lastToldOf(user)).toMatchObject({
    organization_id: oak.id,
    role: 'teacher',
    others: [{ organization_id: elm.id, role: 'teacher' }],
  });
});

test('what they teach in one school stays theirs, and is reached only while they work there', async () => {
  const inOak = await addClass(teacher);
  await workIn(teacher, elm.id);
  const inElm = await addClass(teacher);
  expect([await readClass(teacher, inElm), await readClass(teacher, inOak)]).toEqual([200, 403]);
  await workIn(teacher, oak.id);
  expect([await readClass(teacher, inElm), await readClass(teacher, inOak)]).toEqual([403, 200]);
  expect((await elm.admin.get(`/api/organization/class-teachers/${inElm}`)).json()).toMatchObject({
    teacher_ids: [teacher],
  });
});

test('who administers one school is a teacher in another', async () => {
  await accept(elm.adminId, oak.id);
  const inOak = organizations.asAdmin(elm.adminId);
  expect(codeOf(await inOak.get('/api/organization/teachers'))).toBe('auth/forbidden');
  expect(codeOf(await inOak.delete(`/api/organization/teacher/${teacher}`))).toBe('auth/forbidden');
  await workIn(elm.adminId, elm.id);
  expect(await idsOf(elm)).toContain(teacher);
});

test('a session that has not heard of the change acts in neither school', async () => {
  const stale = organizations.as({
    role: 'teacher',
    user: teacher,
    session: randomUUID(),
    organization: oak.id,
  });
  expect((await stale.get('/api/organization/classes')).statusCode).toBe(200);
  await workIn(teacher, elm.id);
  expect(codeOf(await stale.get('/api/organization/classes'))).toBe('auth/forbidden');
  expect(codeOf(await stale.post('/api/organization/classes', { name: '4b' }))).toBe('auth/forbidden');
  expect(codeOf(await stale.delete(MEMBERSHIP, { organization_id: elm.id }))).toBe('auth/forbidden');
});

test('of two invitations accepted at once both count, and they work in one', async () => {
  const user = randomUUID();
  await Promise.all([accept(user, elm.id), accept(user, oak.id)]);
  const rows = await rowsOf(
    'select organization_id, is_current from organization.school_members where user_id = $1',
    [user],
  );
  expect(rows.map(row => row.organization_id).toSorted()).toEqual([elm.id, oak.id].toSorted());
  expect(rows.filter(row => row.is_current)).toHaveLength(1);
});

test('nobody works in a school that is not theirs, or was, nor somebody else for them', async () => {
  const other = await register();
  expect(codeOf(await workIn(teacher, other.id))).toBe('organization/unknown');
  await elm.admin.delete(`/api/organization/teacher/${teacher}`);
  expect(codeOf(await workIn(teacher, elm.id))).toBe('organization/unknown');
  expect(await worksIn(teacher)).toBe(oak.id);
  const acting = organizations.as({
    role: 'teacher',
    user: teacher,
    session: randomUUID(),
    impersonator: oak.adminId,
    organization: oak.id,
  });
  expect(codeOf(await acting.put(CURRENT, { organization_id: oak.id }))).toBe('auth/forbidden');
  expect(codeOf(await acting.get('/api/organization/memberships'))).toBe('auth/forbidden');
});

test('who is removed where they work goes on in another school', async () => {
  await workIn(teacher, oak.id);
  const before = await lastToldOf(teacher);
  await oak.admin.delete(`/api/organization/teacher/${teacher}`);
  expect(await worksIn(teacher)).toBe(elm.id);
  expect(await idsOf(oak)).not.toContain(teacher);
  const after = await lastToldOf(teacher);
  expect(after).toMatchObject({ organization_id: elm.id, others: [] });
  expect(after?.version).toBeGreaterThan(before?.version ?? 0);
});

test('who is removed from a school where they do not work now goes on where they do', async () => {
  await workIn(teacher, elm.id);
  const inElm = await addClass(teacher);
  await workIn(teacher, oak.id);
  const inOak = await addClass(teacher);
  const before = await lastToldOf(teacher);
  await elm.admin.delete(`/api/organization/teacher/${teacher}`);
  expect(await worksIn(teacher)).toBe(oak.id);
  expect(await lastToldOf(teacher)).toMatchObject({
    version: (before?.version ?? 0) + 1,
    organization_id: oak.id,
    others: [],
  });
  const taught = await rowsOf('select id from organization.classes where teacher_ids @> array[$1::uuid]', [
    teacher,
  ]);
  expect(taught).toEqual([{ id: inOak }]);
  expect(await rowsOf('select teacher_ids from organization.classes where id = $1', [inElm])).toEqual([
    { teacher_ids: [] },
  ]);
});

test('who leaves the last one works in none', async () => {
  for (const { id } of [oak, elm])
    await organizations.asTeacher(teacher).delete(MEMBERSHIP, { organization_id: id });
  expect(await worksIn(teacher)).toBeNull();
  expect(await lastToldOf(teacher)).toMatchObject({ organization_id: null, role: null, others: [] });
});

test('who works in none is a parent, and returns to their schools', async () => {
  const inOak = await addClass(teacher);
  await workIn(teacher, null);
  expect(await lastToldOf(teacher)).toMatchObject({ organization_id: null, role: null });
  expect(codeOf(await organizations.asTeacher(teacher).get('/api/organization/classes'))).toBe(
    'auth/forbidden',
  );
  expect(await idsOf(oak)).toContain(teacher);
  await workIn(teacher, oak.id);
  expect(await readClass(teacher, inOak)).toBe(200);
});

test('a role is changed in the school of whoever changes it, and in no other', async () => {
  await elm.admin.put(`/api/organization/teacher/${teacher}`, { role: 'admin' });
  expect([(await rolesOf(elm))[teacher], (await rolesOf(oak))[teacher]]).toEqual(['admin', 'teacher']);
  const asAdmin = organizations.asAdmin(teacher);
  expect(codeOf(await asAdmin.get('/api/organization/teachers'))).toBe('auth/forbidden');
  await workIn(teacher, elm.id);
  expect((await asAdmin.get('/api/organization/teachers')).statusCode).toBe(200);
  expect(await lastToldOf(teacher)).toMatchObject({
    role: 'admin',
    others: [{ organization_id: oak.id, role: 'teacher' }],
  });
});

test('an administrator counts while they work elsewhere: as the last one, and for notices', async () => {
  await elm.admin.put(`/api/organization/teacher/${teacher}`, { role: 'admin' });
  await elm.admin.put(`/api/organization/teacher/${elm.adminId}`, { role: 'teacher' });
  expect(await rolesOf({ ...elm, admin: await backIn(teacher, elm) })).toMatchObject({
    [teacher]: 'admin',
    [elm.adminId]: 'teacher',
  });
  const leaving = organizations.asTeacher(teacher).delete(MEMBERSHIP, { organization_id: elm.id });
  expect(codeOf(await leaving)).toBe('organization/last-admin');
  await workIn(teacher, oak.id);
  await organizations.asTeacher(elm.adminId).delete(MEMBERSHIP, { organization_id: elm.id });
  expect((await noticesTo(teacher)).map(({ notice }) => notice)).toContain('member-left');
});

async function backIn(user: string, { id }: School): Promise<Caller> {
  await workIn(user, id);
  return organizations.asAdmin(user);
}

test('who is erased leaves all schools, and each of those that they led alone has its own successor', async () => {
  const elmHeir = await organizations.addTeacher(elm.id);
  await elm.admin.put('/api/organization/successor', { user_id: elmHeir });
  await organizations.asTeacher(elmHeir).put(`${MEMBERSHIP}/succession`, { accept: true });
  await accept(elmHeir, oak.id);
  await workIn(elm.adminId, null);
  const ash = await register(elm.adminId);
  const ashTeacher = await organizations.addTeacher(ash.id);
  await organizations.tell('account/user-removed', { user_id: elm.adminId });
  const left =
    'select user_id, role from organization.school_members where organization_id = $1 order by role';
  expect(await rowsOf(left, [ash.id])).toEqual([{ user_id: ashTeacher, role: 'teacher' }]);
  expect(await rowsOf(left, [elm.id])).toEqual(
    expect.arrayContaining([
      { user_id: elmHeir, role: 'admin' },
      { user_id: teacher, role: 'teacher' },
    ]),
  );
  expect((await noticesTo(ashTeacher)).map(({ notice }) => notice)).toEqual(['administrator-lost']);
  expect(await worksIn(elmHeir)).toBe(oak.id);
  for (const table of ['members', 'other_memberships', 'former_members'])
    expect(await rowsOf(`select 1 from organization.${table} where user_id = $1`, [elm.adminId])).toEqual([]);
  expect(await rowsOf('select 1 from organization.namings where named_by = $1', [elm.adminId])).toEqual([]);
});

test('who is erased comes to no school by an invitation that was on its way', async () => {
  await organizations.tell('account/user-removed', { user_id: teacher });
  await accept(teacher, elm.id);
  expect([await idsOf(elm), await idsOf(oak)]).toEqual([[elm.adminId], [oak.adminId]]);
});

test('a school that is erased takes nobody from another', async () => {
  await workIn(teacher, elm.id);
  await organizations.pool.query('update organization.organizations set closes_at = now() where id = $1', [
    elm.id,
  ]);
  await organizations.startAgainUntil(
    async () =>
      (await rowsOf('select 1 from organization.organizations where id = $1', [elm.id])).length === 0,
  );
  expect(await worksIn(teacher)).toBe(oak.id);
  expect(await lastToldOf(teacher)).toMatchObject({ organization_id: oak.id, others: [] });
});

test('both schools list them as account describes them', async () => {
  await organizations.tell('account/member-described', {
    user_id: teacher,
    version: 1,
    organization_id: oak.id,
    email: 'tess@school.example',
    full_name: 'Tess Bell',
  });
  for (const school of [elm, oak])
    expect(await membersOf(school)).toContainEqual(
      expect.objectContaining({ user_id: teacher, full_name: 'Tess Bell', email: 'tess@school.example' }),
    );
});

test('whom a program of the release before names is the successor of that school, also while they work elsewhere', async () => {
  const named = async () =>
    SuccessorSchema.parse((await oak.admin.get('/api/organization/successor')).json()).successor?.user_id;
  const query = (sql: string) => organizations.pool.query(sql, [oak.adminId, teacher]);
  await query('insert into organization.successors (named_by, user_id) values ($1, $2)');
  expect(await named()).toBe(teacher);
  await query('delete from organization.successors where named_by = $1 and user_id = $2');
  expect(await named()).toBeUndefined();
  await query('insert into organization.successors (named_by, user_id) values ($1, $2)');
  await workIn(teacher, elm.id);
  expect(await named()).toBe(teacher);
});
