import { serviceIdentity, type SqlRunner } from '@burrow/service-kit';
import { startForTest, type TestService } from '@burrow/service-kit/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createHash, randomUUID } from 'node:crypto';
import { CODE_ALARM, CODE_POLICY, NEW_CODE_BROWSERS } from '../src/attempts/attempts.rules.ts';
import { createAccount } from '../src/create-account.ts';
import { forgetClassEntry, keepClassEntry } from '../src/features/schools/copies/class-entry-copy.handler.ts';
import { Browser } from './browser.harness.ts';
import { eventsOf } from './events.harness.ts';
import { makeOrganization, makeStudent, makeUser, someClassCode } from './people.harness.ts';

let account: TestService;

beforeAll(async () => {
  account = await startForTest(createAccount);
});
afterAll(() => account.close());

const someName = () => `n${randomUUID().slice(0, 20)}`;
const setJoining = (id: string, until: string | null) =>
  account.pool.query(
    'update account.class_entries set joining_until = now() + $2::interval where class_id = $1',
    [id, until],
  );

async function makeClass(until: string | null = '30 minutes', max: number | null = null) {
  const [organization, id, code] = [await makeOrganization(account.pool), randomUUID(), someClassCode()];
  await account.pool.query('update account.organizations set max_students = $2 where id = $1', [
    organization,
    max,
  ]);
  await account.pool.query(
    `insert into account.classes (id, version, organization_id, name, teacher_ids, unlocked_chapters, no_skip, quiz, assistant_enabled)
     values ($1, 1, $2, 'Badgers', '{}', '{}', false, true, true)`,
    [id, organization],
  );
  await account.pool.query(
    `insert into account.class_entries (class_id, version, organization_id, code_hash, picture_log_in, shared_devices)
     values ($1, 1, $2, $3, false, false)`,
    [id, organization, createHash('sha256').update(code).digest('hex')],
  );
  await setJoining(id, until);
  const by = { user: await makeUser(account.pool), impersonator: null };
  const place = { organization_id: organization, class_id: id };
  return { organization, id, code, by, place };
}

const organizations = () => account.as(serviceIdentity('organization'));
const find = async (token: string, address = '192.0.2.1', visitor?: string) =>
  (await organizations().post('/internal/classes/find', { token, address, visitor })).json();
const codeOf = (answer: { json(): unknown }) => (answer.json() as { code?: string }).code;
const requestOf = (code: string, more: object = {}) => ({
  code,
  username: someName(),
  password: 'a quiet paddock',
  character: 'Owl',
  request_id: randomUUID(),
  ...more,
});
const signUp = (body: object, browser = new Browser(account)) =>
  browser.post('/api/auth/signup/class-token', body);

test('whoever has the code sees class and school, however it is typed, and joins', async () => {
  const { organization, id, code } = await makeClass();
  const shown = {
    class_name: 'Badgers',
    organization_id: organization,
    organization_name: 'Meadow School',
    joins: 'now',
  };
  expect(await find(code.toUpperCase().replace('-', ' '))).toEqual(shown);
  const browser = new Browser(account);
  const answer = await signUp(requestOf(code), browser);
  expect(answer.statusCode).toBe(200);
  expect(await browser.identity()).toMatchObject({ role: 'student', class: id, organization });
});

/** For the end of a run, and what was typed. */
const GRACE_MINUTES = 2;

test('on shared devices a session ends with the lesson, also if that is ended early', async () => {
  const { id, code, organization } = await makeClass();
  await account.pool.query(
    "update account.class_entries set shared_devices = true, lesson_ends_at = now() + interval '40 minutes' where class_id = $1",
    [id],
  );
  const browser = new Browser(account);
  const joined = await signUp(requestOf(code), browser);
  const { student_id } = joined.json().user;
  const left = async () => {
    const sql =
      'select extract(epoch from expires_at - now()) / 60 as minutes from account.sessions where student_id = $1';
    return Math.round(Number((await account.pool.query(sql, [student_id])).rows[0]?.minutes));
  };
  expect(await left()).toBe(40 + GRACE_MINUTES);
  await account.pool.query(
    "update account.sessions set last_seen_at = now() - interval '1 hour' where student_id = $1",
    [student_id],
  );
  expect(await browser.identity()).toMatchObject({ role: 'student' });
  expect(await left()).toBe(40 + GRACE_MINUTES);
  const tx: SqlRunner = { query: async (text, values) => (await account.pool.query(text, values)).rows };
  const ended = {
    class_id: id, version: 2, organization_id: organization, code_hash: null, joining_until: null, lesson_began_at: null,
    lesson_ends_at: new Date().toISOString(), picture_log_in: false, shared_devices: true,
  }; // prettier-ignore
  await keepClassEntry(ended, tx);
  expect(await left()).toBe(GRACE_MINUTES);
});

test('a request that is repeated makes nobody twice, however many at once', async () => {
  const { code } = await makeClass();
  const body = requestOf(code);
  const answers = await Promise.all([1, 2, 3, 4].map(() => signUp(body)));
  const ids = answers.map(answer => answer.json().user?.student_id);
  expect(new Set(ids).size).toBe(1);
  expect(ids[0]).toEqual(expect.any(String));
});

test('wrong, closed and removed codes are refused alike', async () => {
  const closed = await makeClass(null);
  const removed = await makeClass();
  await account.pool.query('update account.classes set removed = true where id = $1', [removed.id]);
  const refusals = await Promise.all(
    [closed.code, removed.code, 'xxxx-9999', 'xxxx-0000'].map(code => find(code)),
  );
  const told = refusals.map(({ code, message }) => [code, message]);
  expect(told).toEqual(Array(4).fill(['auth/token-invalid', 'This code or link is not valid.']));
  expect(codeOf(await signUp(requestOf(closed.code)))).toBe('auth/token-invalid');
});

/** Fails so often that everybody else at an address has to wait. */
async function guessAt(address: string): Promise<void> {
  const guesses = Array.from({ length: CODE_POLICY.free + 10 }, () => find('xxxx-9999', address));
  const codes = (await Promise.all(guesses)).map(({ code }) => code);
  expect(codes).toContain('auth/too-many-attempts');
}

test('whoever tries many codes from one network has to wait; others do not', async () => {
  const { code } = await makeClass();
  await guessAt('198.51.100.9');
  expect((await find(code, '198.51.100.9')).code).toBe('auth/too-many-attempts');
  expect((await find(code, '198.51.100.10')).class_name).toBe('Badgers');
});

test('660 wrong codes from twelve addresses refuse none of sixty right ones elsewhere', async () => {
  const { code } = await makeClass();
  const wrong = new Set<string>();
  for (let times = 0; times < 55; times += 1) {
    const guesses = Array.from({ length: 12 }, (_, at) => find('xxxx-9999', `198.51.101.${at}`));
    for (const answer of await Promise.all(guesses)) wrong.add(answer.code);
  }
  expect([...wrong]).toEqual(['auth/token-invalid']);
  const right = await Promise.all(Array.from({ length: 60 }, (_, at) => find(code, `203.0.113.${at}`)));
  expect(right.filter(({ class_name }) => class_name !== 'Badgers')).toEqual([]);
});

test('a browser that has entered a right code is not slowed down by whoever guesses beside it, and cannot guess itself', async () => {
  const { code } = await makeClass();
  const [address, known, stranger] = ['198.51.100.77', randomUUID(), randomUUID()];
  expect((await find(code, address, known)).class_name).toBe('Badgers');
  await guessAt(address);
  expect((await find(code, address, stranger)).code).toBe('auth/too-many-attempts');
  for (let tries = 0; tries < 4; tries += 1)
    expect((await find('xxxx-9999', address, known)).code).toBe('auth/token-invalid');
  expect((await find(code, address, known)).class_name).toBe('Badgers');
  for (let tries = 0; tries < 2; tries += 1) await find('xxxx-9999', address, known);
  expect((await find(code, address, known)).code).toBe('auth/too-many-attempts');
});

test('who has a right code makes so many browsers of their own in a day and no more', async () => {
  const { code } = await makeClass();
  const address = '198.51.100.78';
  const browsers = Array.from({ length: NEW_CODE_BROWSERS + 5 }, () => randomUUID());
  for (const visitor of browsers) await find(code, address, visitor);
  await guessAt(address);
  const let_in = await Promise.all(browsers.map(visitor => find(code, address, visitor)));
  expect(let_in.filter(({ class_name }) => class_name === 'Badgers')).toHaveLength(NEW_CODE_BROWSERS);
});

test('what is counted over all networks is told in the log, once, and refuses nobody', async () => {
  const { code } = await makeClass();
  const lines = () => account.logLines.filter(line => line.includes('guessed from many networks'));
  await account.pool.query(
    `update account.failed_attempts set failures = $1 where failures < $1 and key = convert_to('wrong codes of ' || to_char(now() at time zone 'UTC', 'YYYY-MM-DD HH24'), 'UTF8')`,
    [CODE_ALARM - 2],
  );
  for (let at = 0; at < 4; at += 1) await find('xxxx-9999', `198.51.102.${at}`);
  expect(lines()).toHaveLength(1);
  expect(lines()[0]).not.toMatch(/xxxx|198\.51/);
  expect((await find(code, '203.0.113.99')).class_name).toBe('Badgers');
});

test('who comes late waits, takes no seat, and is logged in once a teacher lets them in', async () => {
  const { organization, code, by, place } = await makeClass('-1 minute', 1);
  expect((await find(code)).joins).toBe('asks');
  const body = requestOf(code);
  const browser = new Browser(account);
  for (let tries = 0; tries < 2; tries += 1)
    expect(codeOf(await signUp(body, browser))).toBe('auth/join-waiting');
  const list = async () =>
    (await organizations().post('/internal/classes/join-requests', place)).json().requests;
  const [waiting, ...more] = await list();
  expect(waiting).toMatchObject({ username: body.username, character: 'Owl' });
  expect(more).toEqual([]);
  expect(waiting.id).not.toBe(body.request_id);
  const letIn = () =>
    organizations().post('/internal/classes/join-requests/answer', {
      ...place,
      request_id: waiting.id,
      let_in: true,
      by,
    });
  const full = await makeStudent(account.pool, { organization_id: organization });
  expect(codeOf(await letIn())).toBe('auth/class-full');
  await account.pool.query('delete from account.students where id = $1', [full]);
  for (let tries = 0; tries < 2; tries += 1) expect((await letIn()).json()).toEqual({ done: true });
  const entered = await signUp(body, browser);
  expect(entered.json().user).toMatchObject({ is_student: true, class_details: { name: 'Badgers' } });
  expect(await list()).toEqual([]);
  const { student_id } = entered.json().user;
  expect(await eventsOf(account, 'account/pupil-described', student_id)).toHaveLength(1);
});

test('who is refused is told so; a request is for its class only, and ends after a day', async () => {
  const { code, by, place } = await makeClass('-1 minute');
  const other = await makeClass('-1 minute');
  const [refused, old] = [requestOf(code), requestOf(code)];
  await signUp(refused);
  const [{ id }] = (await organizations().post('/internal/classes/join-requests', place)).json().requests;
  const answer = { request_id: id, let_in: false, by };
  const foreign = await organizations().post('/internal/classes/join-requests/answer', {
    ...other.place,
    ...answer,
  });
  expect(codeOf(foreign)).toBe('user/unknown');
  await organizations().post('/internal/classes/join-requests/answer', { ...place, ...answer });
  expect(codeOf(await signUp(refused))).toBe('auth/join-refused');
  await signUp(old);
  await account.pool.query("update account.join_requests set asked_at = now() - interval '25 hours'");
  expect((await organizations().post('/internal/classes/join-requests', place)).json()).toEqual({
    requests: [],
  });
});

test('a username that somebody has, or waits with, is refused at once; so is a rude one', async () => {
  const { organization, code } = await makeClass('-1 minute');
  const { username } = requestOf(code);
  await makeStudent(account.pool, { organization_id: organization, username });
  expect(codeOf(await signUp(requestOf(code, { username })))).toBe('auth/username-taken');
  const first = requestOf(code);
  await signUp(first);
  expect(codeOf(await signUp(requestOf(code, { username: first.username.toUpperCase() })))).toBe(
    'auth/username-taken',
  );
  expect(codeOf(await signUp(requestOf(code, { username: 'Big-Bum' })))).toBe('auth/username-unfit');
});

test('who waits for a class that is removed is forgotten', async () => {
  const { id, code, organization } = await makeClass('-1 minute');
  await signUp(requestOf(code));
  const tx: SqlRunner = { query: async (text, values) => (await account.pool.query(text, values)).rows };
  const removed = { class_id: id, organization_id: organization, removed: true };
  await forgetClassEntry(removed as Parameters<typeof forgetClassEntry>[0], tx);
  const left = await account.pool.query('select 1 from account.join_requests where class_id = $1', [id]);
  expect(left.rowCount).toBe(0);
});
