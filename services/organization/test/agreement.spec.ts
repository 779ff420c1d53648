import {
  AGREEMENT_VERSION,
  AgreementsSchema,
  OrganizationSchema,
  SchoolAuditSchema,
} from '@burrow/contracts';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import {
  ACCEPTED,
  freshSlug,
  MEADOW,
  startOrganizations,
  type TestOrganizations,
} from './organization.harness.ts';

const AGREEMENT = '/api/organization/agreement';
const CURRENT = '/api/organization/current';
let organizations: TestOrganizations;

beforeAll(async () => {
  organizations = await startOrganizations();
});
afterAll(() => organizations.close());

const codeOf = (answer: { json(): unknown }) => (answer.json() as { code?: string }).code;

test.each([
  ['without the agreement', undefined, 'organization/agreement-needed'],
  ['with a text of another day', { ...ACCEPTED, version: '2020-01-01' }, 'organization/agreement-needed'],
  ['without authority', { ...ACCEPTED, has_consent: false }, 'request/invalid'],
])('nobody registers a school %s, and nothing of it is stored', async (_, agreement, code) => {
  const admin = organizations.asAdmin();
  const slug = freshSlug();
  expect(codeOf(await admin.put(CURRENT, { ...MEADOW, slug, agreement }))).toBe(code);
  expect(codeOf(await admin.get(CURRENT))).toBe('organization/unknown');
  expect((await admin.get(`/api/organization/check-slug-exists?slug=${slug}`)).json()).toEqual({
    exists: false,
  });
});

test('nobody accepts the agreement in the name of another', async () => {
  const user = randomUUID();
  const staff = organizations.as({ role: 'admin', user, session: randomUUID(), impersonator: randomUUID() });
  expect(codeOf(await staff.put(CURRENT, { ...MEADOW, slug: freshSlug() }))).toBe('auth/forbidden');
});

test('a school that accepted an older text, or none, accepts the one in force once', async () => {
  const user = randomUUID();
  const admin = organizations.asAdmin(user);
  const { id, details } = OrganizationSchema.parse(
    (await admin.put(CURRENT, { ...MEADOW, slug: freshSlug() })).json(),
  );
  expect(details?.agreement_version).toBe(AGREEMENT_VERSION);
  const { pool } = organizations;
  await pool.query(`update organization.agreements set version = '2020-01-01' where organization_id = $1`, [
    id,
  ]);
  await pool.query(`update organization.organizations set agreement_version = '2020-01-01' where id = $1`, [
    id,
  ]);

  const accepted = AgreementsSchema.parse((await admin.post(AGREEMENT, ACCEPTED)).json());
  expect(accepted.accepted.map(({ version }) => version)).toEqual([AGREEMENT_VERSION, '2020-01-01']);
  expect(AgreementsSchema.parse((await admin.post(AGREEMENT, ACCEPTED)).json())).toEqual(accepted);
  expect(OrganizationSchema.parse((await admin.get(CURRENT)).json()).details?.agreement_version).toBe(
    AGREEMENT_VERSION,
  );
  const { entries } = SchoolAuditSchema.parse((await admin.get('/api/organization/audit')).json());
  expect(entries.filter(({ action }) => action === 'agreement-accepted')).toHaveLength(1);

  await organizations.tell('account/user-removed', { user_id: user });
  const { rows } = await pool.query(
    'select version, user_id from organization.agreements where organization_id = $1',
    [id],
  );
  expect(rows).toHaveLength(2);
  expect(rows.map(({ user_id }) => user_id)).toEqual([null, null]);
});
