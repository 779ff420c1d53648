import { FoundOrganizationsSchema, FoundStudentsSchema, FoundUsersSchema } from '@burrow/contracts';
import { type Caller, startForTest, type TestService } from '@burrow/service-kit/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { createAccount } from '../src/create-account.ts';
import { makeOrganization, makeStudent, makeUser } from './people.harness.ts';

let account: TestService;
let staff: Caller;
let admin: Caller;
let own: string;
let other: string;

beforeAll(async () => {
  account = await startForTest(createAccount);
  const { pool } = account;
  own = await makeOrganization(pool, 'Brook School');
  other = await makeOrganization(pool, 'Field School');
  await makeUser(pool, { email: 'tess.teacher@brook.example', organization_id: own, user_type: 1 });
  await makeUser(pool, { email: 'tom.teacher@field.example', organization_id: other, user_type: 1 });
  await makeUser(pool, { email: 'a%b_teacher@home.example' });
  const parent_id = await makeUser(pool, { email: 'pa@home.example' });
  await makeStudent(pool, { organization_id: own, username: 'Cleo-Brook' });
  await makeStudent(pool, { organization_id: other, username: 'Cleo-Field' });
  await makeStudent(pool, { parent_id, username: 'Cleo-Home' });
  const person = { user: randomUUID(), session: randomUUID() };
  staff = account.as({ ...person, role: 'parent', staff: true });
  admin = account.as({ ...person, role: 'admin', organization: own });
});
afterAll(() => account.close());

const emails = async (caller: Caller, query: object) =>
  FoundUsersSchema.parse(
    (await caller.get(`/api/user/search/emails?${new URLSearchParams({ ...query })}`)).json(),
  ).users.map(({ email }) => email);
const usernames = async (caller: Caller, query: object) =>
  FoundStudentsSchema.parse(
    (await caller.get(`/api/user/search/student_usernames?${new URLSearchParams({ ...query })}`)).json(),
  ).students.map(({ username }) => username);

describe('staff find', () => {
  test('users anywhere, or in one organisation; matches at the beginning come first', async () => {
    expect(await emails(staff, { query: 'TEACHER' })).toHaveLength(3);
    expect(await emails(staff, { query: 'teacher', organization_id: other })).toEqual([
      'tom.teacher@field.example',
    ]);
    await makeUser(account.pool, { email: 'zz.pa@home.example' });
    expect(await emails(staff, { query: 'pa@home' })).toEqual(['pa@home.example', 'zz.pa@home.example']);
  });

  test('students of families and organisations', async () => {
    expect(await usernames(staff, { query: 'cleo' })).toEqual(['Cleo-Brook', 'Cleo-Field', 'Cleo-Home']);
  });

  test('organisations by name and slug', async () => {
    const find = async (query: string) =>
      FoundOrganizationsSchema.parse(
        (await staff.get(`/api/user/search/organizations?query=${query}`)).json(),
      ).organizations.map(({ id }) => id);
    expect(await find('brook')).toEqual([own]);
    expect((await find('school')).toSorted()).toEqual([own, other].toSorted());
    expect(await find('nothing-like-it')).toEqual([]);
  });

  test('at most twenty', async () => {
    for (let at = 0; at < 25; at += 1) await makeUser(account.pool, { email: `many${at}@many.example` });
    expect(await emails(staff, { query: '@many.example' })).toHaveLength(20);
  });

  test('signs with a meaning in patterns literally', async () => {
    expect(await emails(staff, { query: 'a%b_' })).toEqual(['a%b_teacher@home.example']);
    expect(await emails(staff, { query: 'a_b%' })).toEqual([]);
    expect(await emails(staff, { query: '\\\\' })).toEqual([]);
  });
});

describe('an administrator finds only their own organisation’s', () => {
  test.each([{}, { organization_id: 'other' }, { organization_id: 'own' }])(
    'when asking for %j',
    async asked => {
      const organization_id = { own, other }[(asked as { organization_id: 'own' | 'other' }).organization_id];
      const query = organization_id ? { organization_id } : {};
      expect(await emails(admin, { query: 'teacher', ...query })).toEqual(['tess.teacher@brook.example']);
      expect(await usernames(admin, { query: 'cleo', ...query })).toEqual(['Cleo-Brook']);
    },
  );

  test('and no organisations', async () => {
    expect((await admin.get('/api/user/search/organizations?query=brook')).statusCode).toBe(403);
  });

  test('and nobody if there is no organisation', async () => {
    const nowhere = account.as({ role: 'admin', user: randomUUID(), session: randomUUID() });
    expect(await emails(nowhere, { query: 'teacher' })).toEqual([]);
  });
});

test('parents, teachers and visitors do not search', async () => {
  for (const url of ['/api/user/search/emails?query=te', '/api/user/search/student_usernames?query=cl']) {
    expect((await account.as().get(url)).statusCode).toBe(401);
    const person = { user: randomUUID(), session: randomUUID() };
    expect((await account.as({ ...person, role: 'parent' }).get(url)).statusCode).toBe(403);
    expect((await account.as({ ...person, role: 'teacher', organization: own }).get(url)).statusCode).toBe(
      403,
    );
  }
});
