import { MembersSchema, type Organization, OrganizationSchema } from '@burrow/contracts';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { freshSlug, MEADOW, startOrganizations, type TestOrganizations } from './organization.harness.ts';

const MEMBERSHIPS = '/api/organization/memberships';
const CURRENT = '/api/organization/current';
let organizations: TestOrganizations;

beforeAll(async () => {
  organizations = await startOrganizations();
});
afterAll(() => organizations.close());

const codeOf = (answer: { json(): unknown }) => (answer.json() as { code?: string }).code;
const further = (user: string, slug = freshSlug()) =>
  organizations.asTeacher(user).post(MEMBERSHIPS, { ...MEADOW, slug });
async function registered(user: string): Promise<Organization> {
  const answer = await organizations.asAdmin(user).put(CURRENT, { ...MEADOW, slug: freshSlug() });
  return OrganizationSchema.parse(answer.json());
}
const worksIn = async (user: string) => {
  const read = await organizations.asTeacher(user).get(CURRENT);
  return read.statusCode === 200 ? OrganizationSchema.parse(read.json()).id : null;
};
const lastToldOf = async (id: string) =>
  (await organizations.told('organization/membership-changed'))
    .filter(({ member }) => member.id === id)
    .at(-1);

test('who teaches in a school registers one more, administers it and works there; the first stays theirs', async () => {
  const elmAdmin = randomUUID();
  const elm = await registered(elmAdmin);
  const user = await organizations.addTeacher(elm.id);
  const answer = await further(user);
  const made = OrganizationSchema.parse(answer.json());
  expect(made).toMatchObject({ seats: { taken: 0, limit: 30 }, details: { version: 1 } });
  expect(await worksIn(user)).toBe(made.id);
  expect(await lastToldOf(user)).toMatchObject({
    organization_id: made.id,
    role: 'admin',
    others: [{ organization_id: elm.id, role: 'teacher' }],
  });
  const listed = await organizations.asAdmin(elmAdmin).get('/api/organization/teachers');
  expect(MembersSchema.parse(listed.json()).teachers.map(({ user_id }) => user_id)).toContain(user);
  const { rows } = await organizations.pool.query(
    `select user_id from organization.audit where organization_id = $1 and action = 'organization-registered'`,
    [made.id],
  );
  expect(rows).toEqual([{ user_id: user }]);
});

test('a parent who works in none registers one as well', async () => {
  const parent = randomUUID();
  const caller = organizations.as({ role: 'parent', user: parent, session: randomUUID() });
  const answer = await caller.post(MEMBERSHIPS, { ...MEADOW, slug: freshSlug() });
  expect(await worksIn(parent)).toBe(OrganizationSchema.parse(answer.json()).id);
});

test.each([
  ['the short name is taken', {}, 'organization/slug-taken'],
  [
    'the agreement is not accepted',
    { slug: 'not-agreed', agreement: undefined },
    'organization/agreement-needed',
  ],
])('where %s they stay where they are, and nobody is told', async (_, change, code) => {
  const elm = await registered(randomUUID());
  const user = await organizations.addTeacher(elm.id);
  const body = { ...MEADOW, slug: elm.slug, ...change };
  expect(codeOf(await organizations.asTeacher(user).post(MEMBERSHIPS, body))).toBe(code);
  expect(await worksIn(user)).toBe(elm.id);
  expect(await lastToldOf(user)).toBeUndefined();
});

test('they do it themselves: not whoever acts as them', async () => {
  const elm = await registered(randomUUID());
  const user = await organizations.addTeacher(elm.id);
  const acting = organizations.as({
    role: 'teacher',
    user,
    session: randomUUID(),
    organization: elm.id,
    impersonator: randomUUID(),
  });
  expect(codeOf(await acting.post(MEMBERSHIPS, { ...MEADOW, slug: freshSlug() }))).toBe('auth/forbidden');
  expect(await worksIn(user)).toBe(elm.id);
});

test('three a day are enough, also of those who ask at once', async () => {
  const user = randomUUID();
  const asked = await Promise.all([1, 2, 3, 4].map(() => further(user)));
  expect(asked.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 200, 429]);
  const listed = await organizations.pool.query(
    'select 1 from organization.school_members where user_id = $1',
    [user],
  );
  expect(listed.rowCount).toBe(3);
});
