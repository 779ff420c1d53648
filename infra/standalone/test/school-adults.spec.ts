import { MembershipsSchema, OwnTeacherRequestSchema, TeacherRequestsSchema } from '@burrow/contracts';
import type { Caller } from '@burrow/service-kit/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { type School, type Schools, startSchools } from './schools.harness.ts';

const OWN = '/api/organization/teacher-request';
const REQUESTS = '/api/organization/teacher-requests';

let schools: Schools;
beforeAll(async () => {
  schools = await startSchools(async account => account);
});
afterAll(() => schools.close());

interface Adult {
  readonly id: string;
  readonly email: string;
  readonly caller: Caller;
}

async function makeAdult(domain = 'mail.example', userType = 0): Promise<Adult> {
  const email = `${randomUUID()}@${domain}`;
  const { rows } = await schools.pool.query<{ id: string }>(
    `insert into account.users (email, email_key, full_name, user_type, email_verified_at)
     values ($1, $1, 'Tess Teacher', $2, now()) returning id`,
    [email, userType],
  );
  const id = rows[0]?.id ?? '';
  return { id, email, caller: schools.as({ role: 'parent', user: id, session: randomUUID() }) };
}

const codeOf = (answer: { json(): unknown }) => (answer.json() as { code?: string }).code;
const ask = async ({ caller }: Adult, { slug }: School) => caller.post(OWN, { slug });
const own = async ({ caller }: Adult) => OwnTeacherRequestSchema.parse((await caller.get(OWN)).json());
const waiting = async ({ admin }: School) =>
  TeacherRequestsSchema.parse((await admin.get(REQUESTS)).json()).requests.map(({ email }) => email);

/** What account keeps of somebody: a member's school, and the mails that were sent. */
async function inAccount({ id, email }: Adult) {
  const { rows: mails } = await schools.pool.query<{ template: string }>(
    'select template from account.emails where recipient = $1',
    [email],
  );
  const { rows } = await schools.pool.query<{ organization_id: string | null; user_type: number }>(
    'select organization_id, user_type from account.users where id = $1',
    [id],
  );
  return { mails: mails.map(({ template }) => template), ...rows[0] };
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await delay(20);
}

/** A school whose domain is proven. */
async function withDomain(domain: string): Promise<School> {
  const school = await schools.register();
  await schools.pool.query(
    `insert into organization.domains (organization_id, domain, token, proof, proven_at) values ($1, $2, 't', 'dns', now())`,
    [school.id, domain],
  );
  return school;
}

test('who asks waits, sees nothing of the school, and teaches there once an administrator says yes, which a mail tells', async () => {
  const school = await schools.register();
  const adult = await makeAdult();
  expect((await ask(adult, school)).json()).toEqual({ outcome: 'waits' });
  await ask(adult, school);
  expect(await waiting(school)).toEqual([adult.email]);
  expect(await own(adult)).toMatchObject({ suggested: null, asked: { slug: school.slug, refused: false } });
  expect(codeOf(await adult.caller.get('/api/organization/current'))).toBe('organization/unknown');
  expect(codeOf(await adult.caller.get('/api/organization/classes'))).toBe('auth/forbidden');
  await school.admin.put(`${REQUESTS}/${adult.id}`, { let_in: true });
  expect(await waiting(school)).toEqual([]);
  await until(async () => (await inAccount(adult)).mails.includes('teacher-approved'));
  await until(async () => (await inAccount(adult)).organization_id === school.id);
  expect(await inAccount(adult)).toMatchObject({
    mails: ['teacher-asked', 'teacher-approved'],
    user_type: 1,
  });
  expect(codeOf(await ask(adult, school))).toBe('organization/already-member');
});

test('who is refused is told, stays refused there, and can ask another school', async () => {
  const [school, other] = [await schools.register(), await schools.register()];
  const adult = await makeAdult();
  await ask(adult, school);
  expect(codeOf(await other.admin.put(`${REQUESTS}/${adult.id}`, { let_in: true }))).toBe('user/unknown');
  await school.admin.put(`${REQUESTS}/${adult.id}`, { let_in: false });
  await until(async () => (await inAccount(adult)).mails.includes('teacher-refused'));
  await ask(adult, school);
  expect(await waiting(school)).toEqual([]);
  expect((await own(adult)).asked?.refused).toBe(true);
  await ask(adult, other);
  expect(await waiting(other)).toEqual([adult.email]);
  await adult.caller.delete(OWN);
  expect(await waiting(other)).toEqual([]);
});

test('a confirmed address of the domain suggests the school and lets nobody in; an account with students asks too, and one that is not confirmed asks nobody', async () => {
  const domain = `${randomUUID()}.example`;
  const school = await withDomain(domain);
  const adult = await makeAdult(domain);
  expect((await own(adult)).suggested?.slug).toBe(school.slug);
  await ask(adult, school);
  expect(await own(adult)).toMatchObject({ suggested: null, suggestions: [], asked: { slug: school.slug } });
  expect(codeOf(await adult.caller.get('/api/organization/classes'))).toBe('auth/forbidden');
  const parent = await makeAdult(domain);
  await schools.pool.query(
    `insert into account.students (parent_id, username, username_key, password_hash) values ($1, $2, $2, 'none')`,
    [parent.id, randomUUID().slice(0, 12)],
  );
  expect(await own(parent)).toMatchObject({ suggested: { slug: school.slug }, has_students: true });
  expect((await ask(parent, school)).json()).toEqual({ outcome: 'waits' });
  const unknown = await makeAdult(domain);
  await schools.pool.query('update account.users set email_verified_at = null where id = $1', [unknown.id]);
  expect(codeOf(await ask(unknown, school))).toBe('auth/email-not-confirmed');
});

test('two schools of one domain: somebody chooses, joins at once where administrators allow it, without a class, and not again after a removal', async () => {
  const domain = `${randomUUID()}.example`;
  const [open, closed] = [await withDomain(domain), await withDomain(domain)];
  await open.admin.put('/api/organization/domains', { domain, joins_at_once: true });
  const [adult, stranger] = [await makeAdult(domain), await makeAdult(`mail.${domain}`)];
  const found = (await own(adult)).suggestions.map(({ slug, joins_at_once }) => [slug, joins_at_once]);
  expect(found.toSorted()).toEqual(
    [
      [open.slug, true],
      [closed.slug, false],
    ].toSorted(),
  );
  expect((await ask(stranger, open)).json()).toEqual({ outcome: 'waits' });
  expect((await ask(adult, closed)).json()).toEqual({ outcome: 'waits' });
  const twice = await Promise.all([ask(adult, open), ask(adult, open)]);
  expect(
    twice
      .map(answer =>
        answer.statusCode === 200 ? answer.json<{ outcome: string }>().outcome : codeOf(answer),
      )
      .toSorted(),
  ).toEqual(['joined', 'organization/already-member']);
  // What they asked another school goes on.
  expect(await waiting(closed)).toEqual([adult.email]);
  await until(async () => (await inAccount(adult)).organization_id === open.id);
  const teacher = schools.as({
    role: 'teacher',
    user: adult.id,
    session: randomUUID(),
    organization: open.id,
  });
  expect((await teacher.get('/api/organization/classes')).json()).toEqual({ classes: [], total: 0 });
  expect((await teacher.get('/api/organization/students')).json()).toMatchObject({ total: 0 });
  await open.admin.delete(`/api/organization/teacher/${adult.id}`);
  await until(async () => (await inAccount(adult)).organization_id === null);
  expect((await ask(adult, open)).json()).toEqual({ outcome: 'waits' });
});

const worksInAccount = async (adult: Adult) => {
  const { organization_id, user_type } = await inAccount(adult);
  return [organization_id, user_type];
};

test('whoever is let in by a second school goes on in the first until they choose, and a parent finds their family again', async () => {
  const [elm, oak] = [await schools.register(), await schools.register()];
  const adult = await makeAdult();
  await schools.pool.query(
    `insert into account.students (parent_id, username, username_key, password_hash) values ($1, $2, $2, 'none')`,
    [adult.id, randomUUID().slice(0, 12)],
  );
  const list = async () =>
    MembershipsSchema.parse((await adult.caller.get('/api/organization/memberships')).json());
  const workIn = (organization_id: string | null) =>
    adult.caller.put('/api/organization/memberships/current', { organization_id });
  expect(await list()).toEqual({ schools: [], has_family: false });
  for (const school of [elm, oak]) {
    expect((await ask(adult, school)).json()).toEqual({ outcome: 'waits' });
    await school.admin.put(`${REQUESTS}/${adult.id}`, { let_in: true });
    await until(async () => (await worksInAccount(adult))[0] === elm.id);
  }
  const { schools: theirs, has_family } = await list();
  expect(theirs.map(({ organization_id, is_current }) => [organization_id, is_current]).toSorted()).toEqual(
    [
      [elm.id, true],
      [oak.id, false],
    ].toSorted(),
  );
  expect(has_family).toBe(true);
  await workIn(oak.id);
  await until(async () => (await worksInAccount(adult))[0] === oak.id);
  await workIn(null);
  await until(async () => (await worksInAccount(adult))[0] === null);
  expect(await worksInAccount(adult)).toEqual([null, 0]);
  expect((await list()).schools.map(({ is_current }) => is_current)).toEqual([false, false]);
  const { rows } = await schools.pool.query(
    'select organization_id from account.other_memberships where user_id = $1',
    [adult.id],
  );
  expect(rows.map(row => row.organization_id).toSorted()).toEqual([elm.id, oak.id].toSorted());
});
