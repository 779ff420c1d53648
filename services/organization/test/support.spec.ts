import {
  OrganizationSchema,
  OrphanedSchoolsSchema,
  SchoolAuditSchema,
  SchoolDomainsSchema,
  SupportedSchoolSchema,
} from '@burrow/contracts';
import type { Caller } from '@burrow/service-kit/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { freshSlug, MEADOW, startOrganizations, type TestOrganizations } from './organization.harness.ts';

const SCHOOLS = '/api/organization/support/schools';

let organizations: TestOrganizations;
let staff: Caller;
let adminId: string;
let admin: Caller;
let school: string;
let domain: string;

beforeAll(async () => {
  organizations = await startOrganizations();
  staff = organizations.as({ role: 'parent', staff: true, user: randomUUID(), session: randomUUID() });
});
afterAll(() => organizations.close());

async function register(user: string): Promise<string> {
  const body = { ...MEADOW, slug: freshSlug(), email_domain: domain };
  const made = await organizations.asAdmin(user).put('/api/organization/current', body);
  return OrganizationSchema.parse(made.json()).id;
}

beforeEach(async () => {
  adminId = randomUUID();
  domain = `${randomUUID()}.example`;
  admin = organizations.asAdmin(adminId);
  school = await register(adminId);
});

const codeOf = (answer: { json(): unknown }) => (answer.json() as { code?: string }).code;
const appoint = (user_id: string, by = staff) => by.put(`${SCHOOLS}/${school}/administrator`, { user_id });
const judge = (proven: boolean, id = school, by = staff) =>
  by.put(`${SCHOOLS}/${id}/domain`, { domain, proven });
const orphaned = async () =>
  OrphanedSchoolsSchema.parse((await staff.get(SCHOOLS)).json()).schools.map(({ id }) => id);
const seen = async () => SupportedSchoolSchema.parse((await staff.get(`${SCHOOLS}/${school}`)).json());
const erase = (user_id: string) => organizations.tell('account/user-removed', { user_id });
const audit = async (by: Caller) =>
  SchoolAuditSchema.parse((await by.get('/api/organization/audit')).json()).entries.map(
    ({ action, by: who, name }) => [action, who, name],
  );

test('staff see which schools have no administrator, and appoint one of its adults, which the school reads', async () => {
  const [user, other] = [await organizations.addTeacher(school), await organizations.addTeacher(school)];
  await erase(adminId);
  expect(await orphaned()).toContain(school);
  expect((await seen()).members.map(({ user_id }) => user_id).toSorted()).toEqual([user, other].toSorted());
  const answer = SupportedSchoolSchema.parse((await appoint(user)).json());
  expect(answer.without_administrator_since).toBeNull();
  expect(answer.members.find(({ user_id }) => user_id === user)?.role).toBe('admin');
  expect(await orphaned()).not.toContain(school);
  expect(await audit(organizations.asAdmin(user))).toContainEqual(['admin-made', 'staff', null]);
  const told = (await organizations.told('organization/membership-changed')).filter(
    ({ member }) => member.id === user,
  );
  expect(told.map(({ role }) => role)).toEqual(['admin']);
});

test('a school that has an administrator is given no other, also when asked twice at once', async () => {
  const [user, other] = [await organizations.addTeacher(school), await organizations.addTeacher(school)];
  expect(codeOf(await appoint(user))).toBe('organization/has-admin');
  await erase(adminId);
  const answers = await Promise.all([appoint(user), appoint(other)]);
  expect(answers.map(codeOf).toSorted()).toEqual(['organization/has-admin', undefined].toSorted());
  expect((await seen()).members.filter(({ role }) => role === 'admin')).toHaveLength(1);
});

test('appointing undoes the closing that began without an administrator, not one that an administrator asked for', async () => {
  const close = (days: number) =>
    organizations.pool.query(
      `update organization.organizations set closes_at = without_administrator_since + make_interval(days => $2) where id = $1`,
      [school, days],
    );
  const user = await organizations.addTeacher(school);
  await erase(adminId);
  await close(74);
  await appoint(user);
  expect((await seen()).closes_at).toBeNull();
  await erase(user);
  const next = await organizations.addTeacher(school);
  await close(14);
  await appoint(next);
  expect((await seen()).closes_at).not.toBeNull();
});

test('a member of another school cannot be appointed', async () => {
  await erase(adminId);
  const elsewhere = randomUUID();
  await register(elsewhere);
  const answer = await appoint(elsewhere);
  expect(answer.statusCode).not.toBe(200);
  expect((await seen()).members).toEqual([]);
});

test('staff who looked prove a domain, or take the proof back; two schools of a district may have one', async () => {
  const other = await register(randomUUID());
  expect(SupportedSchoolSchema.parse((await judge(true)).json()).domains).toEqual([
    { domain, proof: 'staff', proven_at: expect.any(String), joins_at_once: false },
  ]);
  expect((await judge(true, other)).statusCode).toBe(200);
  await judge(true);
  await judge(false);
  expect((await seen()).domains).toEqual([{ domain, proof: null, proven_at: null, joins_at_once: false }]);
  expect((await audit(admin)).filter(([, who]) => who === 'staff')).toEqual([
    ['domain-lapsed', 'staff', null],
    ['domain-proven', 'staff', null],
  ]);
  const shown = SchoolDomainsSchema.parse((await admin.get('/api/organization/domains')).json());
  expect(shown.domains.map(({ proof }) => proof)).toEqual([null]);
});

test('staff prove no domain that a school has not claimed', async () => {
  await admin.delete('/api/organization/domains', { domain });
  expect(codeOf(await judge(true))).toBe('organization/domain-unknown');
});

test('nobody but staff in person does any of this, and nothing of children is in what they see', async () => {
  const acting = organizations.as({
    role: 'parent', staff: true, user: randomUUID(), impersonator: randomUUID(), session: randomUUID(),
  }); // prettier-ignore
  expect(codeOf(await judge(true, school, acting))).toBe('auth/forbidden');
  expect(codeOf(await judge(true, school, admin))).toBe('auth/forbidden');
  expect(codeOf(await appoint(adminId, admin))).toBe('auth/forbidden');
  expect(codeOf(await admin.get(SCHOOLS))).toBe('auth/forbidden');
  expect(Object.keys((await staff.get(`${SCHOOLS}/${school}`)).json<object>()).toSorted()).toEqual([
    'closes_at', 'domains', 'id', 'members', 'name', 'slug', 'without_administrator_since',
  ]); // prettier-ignore
});
