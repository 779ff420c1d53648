import {
  CheckedDomainSchema,
  OrganizationSchema,
  SchoolDomainsSchema,
  TeacherRequestsSchema,
} from '@burrow/contracts';
import type { Caller } from '@burrow/service-kit/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { startDns, type TestDns } from './dns.harness.ts';
import { freshSlug, MEADOW, startOrganizations, type TestOrganizations } from './organization.harness.ts';

const DOMAINS = '/api/organization/domains';

let dns: TestDns;
let organizations: TestOrganizations;
beforeAll(async () => {
  dns = await startDns();
  organizations = await startOrganizations({ DNS_SERVER: dns.address });
});
afterAll(async () => {
  await organizations.close();
  dns.close();
});

let domain: string;
beforeEach(() => {
  domain = `${randomUUID()}.example`;
});

interface School {
  readonly id: string;
  readonly adminId: string;
  readonly admin: Caller;
}

async function register(more: object = {}): Promise<School> {
  const adminId = randomUUID();
  const admin = organizations.asAdmin(adminId);
  const made = await admin.put('/api/organization/current', { ...MEADOW, slug: freshSlug(), ...more });
  return { id: OrganizationSchema.parse(made.json()).id, adminId, admin };
}

const codeOf = (answer: { json(): unknown }) => (answer.json() as { code?: string }).code;
const describe = ({ id, adminId }: School, email: string) =>
  organizations.tell('account/member-described', {
    user_id: adminId, version: 1, organization_id: id, email, full_name: 'Ada Admin',
  }); // prettier-ignore
const domainsOf = async ({ admin }: School) =>
  SchoolDomainsSchema.parse((await admin.get(DOMAINS)).json()).domains.map(one => [one.domain, one.proof]);
/** As the record in DNS does. */
const prove = ({ id }: School) =>
  organizations.pool.query(
    "update organization.domains set proof = 'dns', proven_at = now() where organization_id = $1",
    [id],
  );
const check = async ({ admin }: School) =>
  CheckedDomainSchema.parse((await admin.post(`${DOMAINS}/check`, { domain })).json()).outcome;

test('no address proves a domain, not even that of the administrator who claimed it', async () => {
  const school = await register({ email_domain: domain });
  await describe(school, `Ada@${domain.toUpperCase()}`);
  expect(await check(school)).toBe('no-record');
  await school.admin.delete(DOMAINS, { domain });
  await school.admin.post(DOMAINS, { domain });
  expect(await domainsOf(school)).toEqual([[domain, null]]);
});

test('a record in DNS proves a domain; what it lacks is told', async () => {
  const school = await register();
  const added = SchoolDomainsSchema.parse((await school.admin.post(DOMAINS, { domain })).json());
  const record = added.domains[0]?.record ?? '';
  expect(record).toMatch(/^burrow-school=[\da-f]{32}$/);
  expect(await check(school)).toBe('no-record');
  dns.records.set(domain, ['burrow-school=of-another-school']);
  expect(await check(school)).toBe('other-record');
  dns.records.set(domain, ['v=spf1 -all', record]);
  expect(await check(school)).toBe('proven');
  expect(await domainsOf(school)).toEqual([[domain, 'dns']]);
});

test('a DNS server that fails is told apart from a missing record', async () => {
  const school = await register({ email_domain: domain });
  dns.broken = true;
  expect(await check(school)).toBe('no-answer');
  dns.broken = false;
});

test('a domain is that of one school, the first to prove it, also at the same time; nobody is refused because another claimed or proved it', async () => {
  const schools = await Promise.all([register({ email_domain: domain }), register({ email_domain: domain })]);
  const records = await Promise.all(
    schools.map(async ({ admin }) => SchoolDomainsSchema.parse((await admin.get(DOMAINS)).json()).domains[0]?.record ?? ''),
  ); // prettier-ignore
  dns.records.set(domain, records);
  expect((await Promise.all(schools.map(check))).toSorted()).toEqual(['proven', 'taken']);
  const third = await register({ email_domain: domain });
  expect(await domainsOf(third)).toEqual([[domain, null]]);
});

test('a public mail provider is no school domain, not even at registration; a school has twenty at most', async () => {
  const { admin } = await register();
  expect(codeOf(await admin.post(DOMAINS, { domain: 'Gmail.com' }))).toBe('organization/domain-public');
  const body = { ...MEADOW, slug: freshSlug(), email_domain: 'web.de' };
  const refused = await organizations.asAdmin().put('/api/organization/current', body);
  expect(codeOf(refused)).toBe('organization/domain-public');
  const answers = await Promise.all(
    Array.from({ length: 21 }, (_, at) => admin.post(DOMAINS, { domain: `d${at}.${domain}` })),
  );
  expect(answers.map(codeOf).filter(code => code === 'organization/too-many-domains')).toHaveLength(1);
});

test('a confirmed address of a proven domain makes nobody a member: they wait, and both sides are told', async () => {
  const school = await register({ email_domain: domain });
  const confirm = async (address = domain) => {
    const user_id = randomUUID();
    const data = { user_id, email: `tess@${address}`, full_name: 'Tess' };
    await organizations.tell('account/school-adult-confirmed', data);
    await organizations.tell('account/school-adult-confirmed', data);
    return user_id;
  };
  const waiting = async () =>
    TeacherRequestsSchema.parse(
      (await school.admin.get('/api/organization/teacher-requests')).json(),
    ).requests.map(({ user_id, has_own_domain }) => [user_id, has_own_domain]);
  await confirm();
  expect(await waiting()).toEqual([]);
  await prove(school);
  const user = await confirm();
  await confirm(`mail.${domain}`);
  expect(await waiting()).toEqual([[user, true]]);
  const told = (await organizations.told('organization/notice')).filter(
    ({ organization_id }) => organization_id === school.id,
  );
  expect(told.map(({ notice, to }) => [notice, to]).toSorted()).toEqual([
    ['teacher-asked', [user]],
    ['teacher-asks', [school.adminId]],
  ]);
  await school.admin.delete(DOMAINS, { domain });
  await confirm();
  expect(await waiting()).toEqual([[user, false]]);
  const members = 'select user_id from organization.members where organization_id = $1';
  expect((await organizations.pool.query(members, [school.id])).rows).toEqual([{ user_id: school.adminId }]);
});
