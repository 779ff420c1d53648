import {
  AGREEMENT_VERSION,
  CheckedDomainSchema,
  ClassesSchema,
  LoggedInSchema,
  MadeSchoolStudentSchema,
  OrganizationSchema,
  OwnTeacherRequestSchema,
  SchoolStudentsSchema,
  SchoolDomainsSchema,
  SupportedSchoolSchema,
  TeacherRequestsSchema,
} from '@burrow/contracts';
import { createTestDatabase } from '@burrow/service-kit/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { MAIN, start, type Started, Visitor } from './platform.harness.ts';

const PASSWORD = 'a farm of 24 animals';
const DOMAIN = 'elm-school.example';
const CURRENT = '/api/organization/current';
const DOMAINS = '/api/organization/domains';
const OWN = '/api/organization/teacher-request';
const REQUESTS = '/api/organization/teacher-requests';

let folder: string;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let client: pg.Client;
let env: Record<string, string>;
let platform: Started;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'burrow-student-'));
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  // A DNS server that never answers: nobody is asked about made-up domains.
  env = { DATA_DIR: folder, DATABASE_URL: database.url, PORT: '0', DNS_SERVER: '127.0.0.1:9' };
  platform = await start(MAIN.platform, env);
}, 120_000);
afterAll(async () => {
  await platform.stop();
  await client.end();
  await database.drop();
  await rm(folder, { recursive: true });
});

async function until<Value>(look: () => Promise<Value | undefined>): Promise<Value> {
  for (let tries = 0; tries < 1_200; tries += 1) {
    const value = await look();
    if (value !== undefined) return value;
    await delay(50);
  }
  throw new Error('it did not happen');
}

interface Person {
  readonly id: string;
  readonly email: string;
  readonly browser: Visitor;
}

async function mailsTo(email: string): Promise<{ to: string; subject: string; text: string }[]> {
  const { body } = await new Visitor(platform.url).get('/api/user/outbox');
  return (body as { mails: { to: string; subject: string; text: string }[] }).mails.filter(
    ({ to }) => to === email,
  );
}

const isWritten = (email: string, words: RegExp) =>
  until(async () => (await mailsTo(email)).some(({ subject }) => words.test(subject)) || undefined);

/** Signs up as somebody of a school, and confirms the address. */
async function signUp(name: string, email = `${name.toLowerCase()}@${DOMAIN}`): Promise<Person> {
  const browser = new Visitor(platform.url);
  await browser.post('/api/auth/signup', {
    full_name: name,
    email,
    password: PASSWORD,
    verify_password: PASSWORD,
    role: 'organization_administrator',
    is_old_enough: true,
  });
  const token = await until(
    async () => (await mailsTo(email)).map(({ text }) => /token=([\w-]+)/.exec(text)?.[1])[0],
  );
  const { body } = await browser.post('/api/auth/confirm-email', { token });
  const id = LoggedInSchema.parse(body).user.user_id ?? '';
  return { id, email, browser };
}

async function register({ browser }: Person, slug: string) {
  const agreement = { version: AGREEMENT_VERSION, may_accept: true, has_consent: true };
  const school = { name: 'Elm School', slug, type: 'school', email_domain: DOMAIN, agreement };
  return browser.put(CURRENT, school);
}

const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code;
const roleIn = async (user: string) => {
  const sql = 'select organization_id, user_type from account.users where id = $1';
  const { rows } = await client.query<{ organization_id: string | null; user_type: number }>(sql, [user]);
  return rows[0];
};

/** Everything of children that a member may ask for. */
async function childrenSeenBy({ browser }: Person, child: string, classId: string) {
  const row = { full_name: 'Zoe Zander', username: 'zoe.zander' };
  const answers = {
    list: await browser.get('/api/organization/students'),
    search: await browser.get('/api/organization/students?search=zoe'),
    ofClass: await browser.get(`/api/organization/students?class_id=${classId}`),
    left: await browser.get('/api/organization/former-students'),
    classes: await browser.get('/api/organization/classes'),
    archived: await browser.get('/api/organization/archived-classes'),
    one: await browser.get(`/api/organization/students/${child}`),
    class: await browser.get(`/api/organization/classes/${classId}`),
    teachers: await browser.get('/api/organization/teachers'),
    work: await browser.get(`/api/level/work/${child}`),
    choose: await browser.post(`/api/auth/choose_student/${child}`),
    actAs: await browser.post(`/api/auth/impersonate/student?target_student_id=${child}`),
    found: await browser.get('/api/user/search/student_usernames?query=zoe'),
    cards: await browser.post('/api/organization/login-cards', { student_ids: [child] }),
    check: await browser.post('/api/organization/imports', { class_id: null, rows: [row] }),
    export: await browser.get('/api/organization/export'),
    audit: await browser.get('/api/organization/audit'),
  };
  // Each of them exists.
  expect(Object.entries(answers).filter(([, each]) => codeOf(each) === 'request/not-found')).toEqual([]);
  const shown = Object.entries(answers).filter(([, { body }]) =>
    /zander|taken|same-name/i.test(JSON.stringify(body)),
  );
  return shown.map(([name]) => name);
}

test('a student with an address of the school owns nothing of it: each link of the chain is refused or harmless', async () => {
  // The student comes first, registers the school and claims its domain.
  const student = await signUp('Pip');
  expect((await register(student, 'elm')).status).toBe(200);
  const claimed = SchoolDomainsSchema.parse((await student.browser.get(DOMAINS)).body).domains;
  expect(claimed.map(({ domain, proof }) => [domain, proof])).toEqual([[DOMAIN, null]]);
  const looked = await student.browser.post(`${DOMAINS}/check`, { domain: DOMAIN });
  expect(CheckedDomainSchema.parse(looked.body).outcome).not.toBe('proven');
  await student.browser.call('DELETE', DOMAINS, { domain: DOMAIN });
  await student.browser.post(DOMAINS, { domain: DOMAIN });

  // Later sign-ups of the domain are nobody's teachers.
  const early = await signUp('Erin');
  expect(OwnTeacherRequestSchema.parse((await early.browser.get(OWN)).body)).toEqual({
    joins: null,
    suggested: null,
    suggestions: [],
    asked: null,
    has_students: false,
  });
  expect(TeacherRequestsSchema.parse((await student.browser.get(REQUESTS)).body).requests).toEqual([]);
  expect(await roleIn(early.id)).toMatchObject({ organization_id: null });

  // The real principal registers, with the same domain; staff look whose it is.
  const principal = await signUp('Paula');
  const registered = await register(principal, 'elm-school');
  expect(registered.status).toBe(200);
  const { id: school } = OrganizationSchema.parse(registered.body);
  const support = `/api/organization/support/schools/${school}`;
  const proof = { domain: DOMAIN, proven: true };
  expect((await student.browser.put(`${support}/domain`, proof)).status).toBe(403);
  const staff = await signUp('Stella', 'stella@burrow.example');
  await client.query('update account.users set user_type = 0, is_staff = true where id = $1', [staff.id]);
  await staff.browser.post('/api/auth/login', { login: staff.email, password: PASSWORD });
  await client.query(
    'insert into account.second_factors (user_id, sealed_key, confirmed_at) values ($1, $2, now())',
    [staff.id, Buffer.from('nobody knows this key')],
  );
  const seen = SupportedSchoolSchema.parse((await staff.browser.put(`${support}/domain`, proof)).body);
  expect(seen.domains.map(({ proof: by }) => by)).toEqual(['staff']);
  const again = await student.browser.post(`${DOMAINS}/check`, { domain: DOMAIN });
  expect(CheckedDomainSchema.parse(again.body).outcome).not.toBe('proven');

  // Whoever signs up now is led to the school; who asks waits; both are told; nobody teaches before the principal says so.
  const second = await signUp('Quinn');
  const { suggestions } = OwnTeacherRequestSchema.parse((await second.browser.get(OWN)).body);
  expect(suggestions).toEqual([{ name: 'Elm School', slug: 'elm-school', joins_at_once: false }]);
  expect(TeacherRequestsSchema.parse((await principal.browser.get(REQUESTS)).body).requests).toEqual([]);
  await second.browser.post(OWN, { slug: 'elm-school' });
  await isWritten(principal.email, /^Somebody asks to teach at Elm School/);
  await isWritten(second.email, /^You have asked to join Elm School/);
  expect(OwnTeacherRequestSchema.parse((await second.browser.get(OWN)).body).asked?.slug).toBe('elm-school');
  expect(codeOf(await second.browser.get('/api/organization/classes'))).toBe('auth/forbidden');
  expect(await roleIn(second.id)).toMatchObject({ organization_id: null });
  const joiner = await signUp('Tess');
  await joiner.browser.post(OWN, { slug: 'elm-school' });
  await until(async () => {
    const { requests } = TeacherRequestsSchema.parse((await principal.browser.get(REQUESTS)).body);
    return requests.length === 2 || undefined;
  });
  await principal.browser.put(`${REQUESTS}/${second.id}`, { let_in: true });
  await principal.browser.put(`${REQUESTS}/${joiner.id}`, { let_in: true });
  await isWritten(second.email, /^You are in: Elm School/);
  await until(async () => (await roleIn(second.id))?.organization_id ?? undefined);
  await until(async () => (await roleIn(joiner.id))?.organization_id ?? undefined);

  // Who was let in sees nothing of children, and the import names none.
  const made = await principal.browser.post('/api/organization/classes', { name: '4a' });
  const { id: classId } = made.body as { id: string };
  const child = await principal.browser.post('/api/organization/students', {
    request_id: randomUUID(),
    class_id: classId,
    full_name: 'Zoe Zander',
    username: 'zoe.zander',
    password: PASSWORD,
  });
  const { student_id: childId } = MadeSchoolStudentSchema.parse(child.body);
  expect(await childrenSeenBy(second, childId, classId)).toEqual([]);
  expect(
    SchoolStudentsSchema.parse((await second.browser.get('/api/organization/students')).body).total,
  ).toBe(0);

  // The principal's account is deleted, a week later: it does not wait, and nobody becomes administrator.
  expect(
    (await principal.browser.call('DELETE', '/api/profile', { current_password: PASSWORD })).status,
  ).toBe(200);
  await client.query('update account.users set deletion_at = now() where id = $1', [principal.id]);
  await platform.stop();
  platform = await start(MAIN.platform, env);
  const back = async ({ email, ...rest }: Person): Promise<Person> => {
    const browser = new Visitor(platform.url);
    await browser.post('/api/auth/login', { login: email, password: PASSWORD });
    return { ...rest, email, browser };
  };
  await isWritten(second.email, /^Elm School has no administrator/);
  await isWritten(joiner.email, /^Elm School has no administrator/);
  for (const member of [second, joiner]) {
    const { browser } = await back(member);
    expect(codeOf(await browser.get('/api/organization/audit'))).toBe('auth/forbidden');
  }
  for (const one of [second, joiner, student, early])
    expect(await childrenSeenBy(await back(one), childId, classId)).toEqual([]);
  expect(await roleIn(second.id)).toMatchObject({ user_type: 1 });

  // Only staff give the school an administrator, and it is in the school's own record.
  const staffAgain = new Visitor(platform.url, staff.browser.cookie);
  expect(
    (await (await back(joiner)).browser.put(`${support}/administrator`, { user_id: joiner.id })).status,
  ).toBe(403);
  expect((await staffAgain.put(`${support}/administrator`, { user_id: joiner.id })).status).toBe(200);
  await isWritten(joiner.email, /^You are an administrator of Elm School/);
  const appointed = await until(async () => {
    const person = await back(joiner);
    const { status } = await person.browser.get('/api/organization/audit');
    return status === 200 ? person : undefined;
  });
  const classes = ClassesSchema.parse(
    (await appointed.browser.get('/api/organization/classes')).body,
  ).classes;
  expect(classes.map(({ id }) => id)).toEqual([classId]);
}, 240_000);
