import {
  CheckedDomainSchema,
  OrganizationSchema,
  SchoolAuditSchema,
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
    user_id: adminId,
    version: 1,
    organization_id: id,
    email,
    full_name: 'Ada Admin',
  });
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

test('schools of a district prove one domain, also at the same time, each with a record of its own', async () => {
  const schools = await Promise.all([register({ email_domain: domain }), register({ email_domain: domain })]);
  const records = await Promise.all(
    schools.map(
      async ({ admin }) =>
        SchoolDomainsSchema.parse((await admin.get(DOMAINS)).json()).domains[0]?.record ?? '',
    ),
  );
  dns.records.set(domain, records);
  expect(await Promise.all(schools.map(check))).toEqual(['proven', 'proven']);
  const third = await register({ email_domain: domain });
  expect(await check(third)).toBe('other-record');
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

test('only a proven domain lets anybody join at once, only an administrator says so, and the record shows it', async () => {
  const school = await register({ email_domain: domain });
  const open = async (joins_at_once: boolean, caller = school.admin) => {
    const answer = await caller.put(DOMAINS, { domain, joins_at_once });
    return answer.statusCode === 200
      ? SchoolDomainsSchema.parse(answer.json()).domains.map(one => one.joins_at_once)
      : codeOf(answer);
  };
  expect(await open(true)).toEqual([false]);
  await prove(school);
  expect(await open(true)).toEqual([true]);
  const teacher = organizations.asTeacher(await organizations.addTeacher(school.id));
  expect(await open(false, teacher)).toBe('auth/forbidden');
  expect(await open(false, (await register()).admin)).toEqual([]);
  await school.admin.put(DOMAINS, { joins_at_once: false });
  expect(await open(true)).toEqual([true]);
  expect(await open(false)).toEqual([false]);
  const { entries } = SchoolAuditSchema.parse((await school.admin.get('/api/organization/audit')).json());
  expect(
    entries.map(({ action }) => action).filter(action => /^domain-(opened|closed)/.test(action)),
  ).toEqual(['domain-closed', 'domain-opened']);
});

test('an address that somebody confirms asks no school for them', async () => {
  const school = await register({ email_domain: domain });
  await prove(school);
  const adult = { user_id: randomUUID(), email: `tess@${domain}`, full_name: 'Tess' };
  await organizations.tell('account/school-adult-confirmed', adult);
  const waiting = await school.admin.get('/api/organization/teacher-requests');
  expect(TeacherRequestsSchema.parse(waiting.json()).requests).toEqual([]);
});
