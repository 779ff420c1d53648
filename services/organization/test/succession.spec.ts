import { MembershipSchema, MembersSchema, OrganizationSchema, SuccessorSchema } from '@burrow/contracts';
import type { Caller } from '@burrow/service-kit/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { freshSlug, MEADOW, startOrganizations, type TestOrganizations } from './organization.harness.ts';

const SUCCESSOR = '/api/organization/successor';
const MEMBERSHIP = '/api/organization/membership';

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
const erase = (user_id: string) => organizations.tell('account/user-removed', { user_id });
const name = (user_id: string | null, by = admin) => by.put(SUCCESSOR, { user_id });
const answer = (user: string, accept: boolean) =>
  organizations.asTeacher(user).put(`${MEMBERSHIP}/succession`, { accept });
const successor = async () => SuccessorSchema.parse((await admin.get(SUCCESSOR)).json()).successor;
const state = async () => {
  const { rows } = await organizations.pool.query<{ closes: Date | null; since: Date | null }>(
    'select closes_at as closes, without_administrator_since as since from organization.organizations where id = $1',
    [school],
  );
  return { closes: rows[0]?.closes !== null, orphaned: rows[0]?.since !== null };
};
const admins = async () => {
  const { rows } = await organizations.pool.query<{ id: string }>(
    "select user_id as id from organization.members where organization_id = $1 and role = 'admin'",
    [school],
  );
  return rows.map(({ id }) => id);
};
const noticesTo = async (user: string) =>
  (await organizations.told('organization/notice'))
    .filter(({ to }) => to.includes(user))
    .map(({ notice, staff }) => [notice, staff]);
const daysLater = (days: number) =>
  organizations.pool.query(
    `update organization.organizations set without_administrator_since = without_administrator_since - make_interval(days => $2)
     where id = $1`,
    [school, days],
  );

test('an erased administrator gives nobody new rights: teachers stay teachers, and they and staff are told', async () => {
  const teachers = [await organizations.addTeacher(school), await organizations.addTeacher(school)];
  await erase(adminId);
  expect(await admins()).toEqual([]);
  expect(await state()).toEqual({ closes: false, orphaned: true });
  for (const teacher of teachers) {
    expect(await noticesTo(teacher)).toEqual([['administrator-lost', true]]);
    expect(codeOf(await organizations.asAdmin(teacher).get('/api/organization/teachers'))).toBe(
      'auth/forbidden',
    );
    expect((await organizations.asTeacher(teacher).get('/api/organization/classes')).statusCode).toBe(200);
  }
});

test('who was named and accepted administers the school afterwards, and everybody is told', async () => {
  const [next, other] = [await organizations.addTeacher(school), await organizations.addTeacher(school)];
  expect((await name(next)).json()).toMatchObject({ successor: { user_id: next, accepted: false } });
  expect(await noticesTo(next)).toEqual([['successor-named', false]]);
  const own = MembershipSchema.parse((await organizations.asTeacher(next).get(MEMBERSHIP)).json());
  expect(own.succession).toEqual({ accepted: false });
  expect((await answer(next, true)).json()).toMatchObject({
    role: 'teacher',
    succession: { accepted: true },
  });
  expect(codeOf(await organizations.asAdmin(next).get('/api/organization/teachers'))).toBe('auth/forbidden');
  await erase(adminId);
  expect(await admins()).toEqual([next]);
  expect(await state()).toEqual({ closes: false, orphaned: false });
  expect((await noticesTo(next)).at(-1)).toEqual(['administrator-made', false]);
  expect(await noticesTo(other)).toEqual([['administrator-appointed', false]]);
});

test.each([
  ['did not answer', async () => undefined],
  ['declined', (user: string) => answer(user, false)],
  [
    'accepted, and was replaced',
    async (user: string) => {
      await answer(user, true);
      await name(await organizations.addTeacher(school));
    },
  ],
  [
    'accepted, and was taken back',
    async (user: string) => {
      await answer(user, true);
      await name(null);
    },
  ],
  [
    'accepted, and was removed',
    async (user: string) => {
      await answer(user, true);
      await admin.delete(`/api/organization/teacher/${user}`);
    },
  ],
  [
    'accepted, and left',
    async (user: string) => {
      await answer(user, true);
      await organizations.asTeacher(user).delete(MEMBERSHIP, { organization_id: school });
    },
  ],
  [
    'accepted, and was erased',
    async (user: string) => {
      await answer(user, true);
      await erase(user);
    },
  ],
  [
    'accepted, left, and came back',
    async (user: string) => {
      await answer(user, true);
      await organizations.asTeacher(user).delete(MEMBERSHIP, { organization_id: school });
      await organizations.tell('account/invitation-accepted', {
        user_id: user,
        organization_id: school,
        role: 'teacher',
      });
    },
  ],
] as const)('a successor who %s administers nothing', async (_, then) => {
  const user = await organizations.addTeacher(school);
  await name(user);
  await then(user);
  await erase(adminId);
  expect(await admins()).toEqual([]);
  expect(await state()).toEqual({ closes: false, orphaned: true });
});

test('a naming ends with the role of whoever named: nobody who administered for a day leaves an heir', async () => {
  const [heir, brief] = [await organizations.addTeacher(school), await organizations.addTeacher(school)];
  await admin.put(`/api/organization/teacher/${brief}`, { role: 'admin' });
  await name(heir, organizations.asAdmin(brief));
  await answer(heir, true);
  await admin.put(`/api/organization/teacher/${brief}`, { role: 'teacher' });
  const own = MembershipSchema.parse((await organizations.asTeacher(heir).get(MEMBERSHIP)).json());
  expect(own.succession).toBeNull();
  await erase(adminId);
  expect(await admins()).toEqual([]);
});

test('only a teacher of the school can be named, only by an administrator in person, and only the one named answers', async () => {
  const [user, other] = [await organizations.addTeacher(school), await organizations.addTeacher(school)];
  const elsewhere = organizations.asAdmin();
  await elsewhere.put('/api/organization/current', { ...MEADOW, slug: freshSlug() });
  expect(codeOf(await name(user, elsewhere))).toBe('organization/not-a-member');
  expect(codeOf(await name(randomUUID()))).toBe('organization/not-a-member');
  expect(codeOf(await name(adminId))).toBe('organization/not-a-member');
  expect(codeOf(await name(user, organizations.asTeacher(other)))).toBe('auth/forbidden');
  const acting = { role: 'admin', user: adminId, impersonator: randomUUID(), session: randomUUID() } as const;
  expect(codeOf(await name(user, organizations.as(acting)))).toBe('auth/forbidden');
  await name(user);
  expect(codeOf(await answer(other, true))).toBe('organization/not-named');
  const actor = organizations.as({ ...acting, role: 'teacher', user });
  expect(codeOf(await actor.put(`${MEMBERSHIP}/succession`, { accept: true }))).toBe('auth/forbidden');
  expect((await successor())?.accepted).toBe(false);
});

test('two administrators who are erased at once leave a school that is known to have none', async () => {
  const other = await organizations.addTeacher(school);
  await admin.put(`/api/organization/teacher/${other}`, { role: 'admin' });
  await Promise.all([erase(adminId), erase(other)]);
  expect(await admins()).toEqual([]);
  expect(await state()).toEqual({ closes: false, orphaned: true });
});

test('sixty days without an administrator begin the closing, which payment, teachers and staff are told of; 59 do not', async () => {
  const teacher = await organizations.addTeacher(school);
  await erase(adminId);
  await daysLater(59);
  const fence = async () => {
    const { rowCount } = await organizations.pool.query(
      "select 1 from organization.organizations where without_administrator_since <= now() - interval '60 days' and closes_at is null",
    );
    return rowCount === 0;
  };
  await organizations.startAgainUntil(fence);
  expect(await state()).toEqual({ closes: false, orphaned: true });
  await daysLater(1);
  await organizations.startAgainUntil(async () => (await state()).closes);
  expect((await noticesTo(teacher)).at(-1)).toEqual(['closing-without-administrator', true]);
  const planned = await organizations.told('organization/closing-planned');
  expect(planned.map(({ organization_id }) => organization_id)).toContain(school);
});

test('who leaves is gone at once, administrators are told, and the only administrator cannot', async () => {
  const user = await organizations.addTeacher(school);
  const teacher = organizations.asTeacher(user);
  const leave = (by: Caller, organization_id = school) => by.delete(MEMBERSHIP, { organization_id });
  expect(codeOf(await leave(admin))).toBe('organization/last-admin');
  expect(codeOf(await leave(teacher, randomUUID()))).toBe('organization/unknown');
  expect((await leave(teacher)).json()).toEqual({ done: true });
  expect(codeOf(await leave(teacher))).toBe('auth/forbidden');
  expect(await noticesTo(adminId)).toEqual([['member-left', false]]);
  const { teachers } = MembersSchema.parse((await admin.get('/api/organization/teachers')).json());
  expect(teachers.map(({ user_id }) => user_id)).toEqual([adminId]);
});
