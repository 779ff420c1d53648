import { MembersToReviewSchema, OrganizationSchema, SchoolDomainsSchema } from '@burrow/contracts';
import type { Caller } from '@burrow/service-kit/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { QueryRunner } from 'typeorm';
import { BelongToSeveralSchools1799310000000 } from '../src/database/migrations/1799310000000-belong-to-several-schools.ts';
import { EndProofsByAddress1796310000000 } from '../src/database/migrations/1796310000000-end-proofs-by-address.ts';
import { freshSlug, MEADOW, startOrganizations, type TestOrganizations } from './organization.harness.ts';

const REVIEW = '/api/organization/members-to-review';
const PROVEN = '2026-03-01';

let organizations: TestOrganizations;
beforeAll(async () => {
  organizations = await startOrganizations();
});
afterAll(() => organizations.close());

interface School {
  readonly id: string;
  readonly adminId: string;
  readonly admin: Caller;
  readonly domain: string;
}

async function register(): Promise<School> {
  const [adminId, domain] = [randomUUID(), `${randomUUID()}.example`];
  const admin = organizations.asAdmin(adminId);
  const body = { ...MEADOW, slug: freshSlug(), email_domain: domain };
  const made = await admin.put('/api/organization/current', body);
  return { id: OrganizationSchema.parse(made.json()).id, adminId, admin, domain };
}

const codeOf = (answer: { json(): unknown }) => (answer.json() as { code?: string }).code;
const toReview = async ({ admin }: School) =>
  MembersToReviewSchema.parse((await admin.get(REVIEW)).json()).members.map(({ user_id }) => user_id);
const proofOf = async ({ admin }: School) =>
  SchoolDomainsSchema.parse((await admin.get('/api/organization/domains')).json()).domains[0]?.proof;

async function addMember({ id }: School, email: string, joined: string): Promise<string> {
  const user = await organizations.addTeacher(id);
  const sql = 'update organization.members set email = $2, joined_at = $3 where user_id = $1';
  await organizations.pool.query(sql, [user, email, joined]);
  return user;
}

/** What the schema was before, with the proofs of that time. */
async function migrate(proofs: readonly (readonly [School, string])[]): Promise<void> {
  const migration = new EndProofsByAddress1796310000000();
  // A view of the column came later.
  const later = new BelongToSeveralSchools1799310000000();
  const runner = {
    query: (sql: string) => organizations.pool.query(sql),
  } as unknown as QueryRunner;
  await later.down(runner);
  await migration.down(runner);
  for (const [{ id }, proof] of proofs)
    await organizations.pool.query(
      'update organization.domains set proof = $2, proven_at = $3 where organization_id = $1',
      [id, proof, PROVEN],
    );
  await migration.up(runner);
  await later.up(runner);
}

test('proofs by address lapse: members stay, who came by such an address is to be looked at, administrators are told once', async () => {
  const [lapsed, kept] = [await register(), await register()];
  const before = await addMember(lapsed, `old@${lapsed.domain}`, '2026-02-01');
  const came = await addMember(lapsed, `New@${lapsed.domain.toUpperCase()}`, '2026-04-01');
  const invited = await addMember(lapsed, 'tess@mail.example', '2026-04-01');
  await addMember(kept, `new@${kept.domain}`, '2026-04-01');
  await migrate([
    [lapsed, 'address'],
    [kept, 'dns'],
  ]);
  expect([await proofOf(lapsed), await proofOf(kept)]).toEqual([null, 'dns']);
  expect([await toReview(lapsed), await toReview(kept)]).toEqual([[came], []]);
  for (const user of [before, came, invited])
    expect((await organizations.asTeacher(user).get('/api/organization/classes')).statusCode).toBe(200);
  const told = async () =>
    (await organizations.told('organization/notice')).filter(({ notice }) => notice === 'members-to-review');
  await organizations.startAgainUntil(async () => (await told()).length > 0);
  await organizations.startAgainUntil(async () => true);
  expect((await told()).map(({ to, organization_id }) => [to, organization_id])).toEqual([
    [[lapsed.adminId], lapsed.id],
  ]);
  const other = organizations.asAdmin(kept.adminId);
  expect(codeOf(await other.put(`${REVIEW}/${came}`))).toBe('user/unknown');
  expect((await lapsed.admin.put(`${REVIEW}/${came}`)).json()).toEqual({ members: [] });
  expect(codeOf(await lapsed.admin.put(`${REVIEW}/${came}`))).toBe('user/unknown');
});

test('who is to be looked at vouches for nobody but others, also as an administrator', async () => {
  const school = await register();
  const user = await addMember(school, `pip@${school.domain}`, '2026-04-01');
  await migrate([[school, 'address']]);
  await school.admin.put(`/api/organization/teacher/${user}`, { role: 'admin' });
  const self = organizations.asAdmin(user);
  expect(MembersToReviewSchema.parse((await self.get(REVIEW)).json()).members).toEqual([]);
  expect(codeOf(await self.put(`${REVIEW}/${user}`))).toBe('user/unknown');
  expect(await toReview(school)).toEqual([user]);
});
