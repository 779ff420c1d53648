import { openDatabase } from '@burrow/service-kit';
import { memoryLog, startForTest, type TestService, TEST_KEYS } from '@burrow/service-kit/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { takenKey } from '../src/people/taken-key.rules.ts';
import { createAccount } from '../src/create-account.ts';
import { eventsOf } from './events.harness.ts';
import { type Postbox, startPostbox, until } from './mail.harness.ts';
import {
  makeFamily,
  makeOrganization,
  makeStudent,
  makeUser,
  parentIdentity,
  PASSWORD,
  logIn,
  studentIdentity,
} from './people.harness.ts';

let box: Postbox;
let account: TestService;
let settings: { SMTP_URL: string; SUPPORT_EMAIL: string };

beforeAll(async () => {
  box = await startPostbox();
  settings = { SMTP_URL: box.url, SUPPORT_EMAIL: 'help@burrow.example' };
  account = await startForTest(parts => createAccount({ ...parts, settings }));
});
afterAll(async () => {
  await account.close();
  await box.stop();
});

/** Starts the service once more, as happens every day somewhere, so that it does what is due. */
async function startAgainUntil(condition: () => Promise<boolean>): Promise<void> {
  const database = openDatabase(account.pool.options.connectionString ?? '', 3);
  const { logger } = memoryLog();
  const service = await createAccount({ database, logger, keys: TEST_KEYS, places: {}, settings });
  await until(condition);
  await service.close();
  await database.close();
}

/** Returns the tables that have the text in any column of a row. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows } = await account.pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'account'",
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const hits = await account.pool.query(
      `select 1 from account.${name} t where to_jsonb(t)::text ilike '%' || $1 || '%'`,
      [text],
    );
    if (hits.rowCount) found.push(name);
  }
  return found;
}

const isGone = async (user: string) =>
  (await account.pool.query('select 1 from account.users where id = $1', [user])).rowCount === 0;
const waiting = async () =>
  (await account.pool.query("select 1 from account.emails where status = 'waiting'")).rowCount;

test('an erased account leaves no row that knows the person, the students or the address', async () => {
  const { pool } = account;
  const [tag, childTag] = [randomUUID().slice(0, 8), randomUUID().slice(0, 8)];
  const email = `Ada-${tag}@Example.org`;
  const organization_id = await makeOrganization(pool);
  const user = await makeUser(pool, { email, full_name: `Ada ${tag}` });
  const student = await makeStudent(pool, {
    parent_id: user,
    full_name: `Cleo ${childTag}`,
    username: `cleo-${childTag}`,
  });
  const staff = await makeUser(pool, { is_staff: true });
  const as = account.as(await parentIdentity(pool, user));
  const child = account.as(await studentIdentity(pool, student, user));
  const url = `/api/profile/students/${student}`;
  await logIn(pool, { user, student });
  await as.post('/api/profile', { email: `new-${tag}@example.org`, current_password: PASSWORD });
  await as.post('/api/user/feedback', { text: `${tag} says hello`, path: '/en/', email });
  await child.post('/api/user/feedback', { text: `${childTag} says hello`, path: '/en/' });
  await account.as().post('/api/user/feedback', { text: `${tag} from outside`, path: '/en/', email });
  await as.put(url, { character: 'Fox' });
  await as.post(`${url}/login-card`);
  await as.get('/api/profile/export');
  await pool.query(
    'insert into account.audit (action, user_id, impersonator_id, subject_user_id, subject_student_id, detail) values ($1, $2, $2, $3, $4, $5)',
    ['impersonation-began', staff, user, student, JSON.stringify({ target: user })],
  );
  await pool.query("insert into account.entitlements values ('user', $1, 1, 'monthly', null, $2)", [
    user,
    JSON.stringify([{ student_id: student, course_id: 'python' }]),
  ]);
  await pool.query(
    'insert into account.student_requests (request_id, organization_id, student_ids) values ($1, $2, $3)',
    [randomUUID(), organization_id, [student]],
  );
  await pool.query(
    `insert into account.classes (id, version, organization_id, name, teacher_ids, substitutes, unlocked_chapters, no_skip, quiz, assistant_enabled)
     values ($1, 1, $2, 'Owls', $3, $4, '{}', false, true, true)`,
    [
      randomUUID(),
      organization_id,
      [user, staff],
      JSON.stringify([user, staff].map(user_id => ({ user_id }))),
    ],
  );
  await pool.query(
    "insert into account.tokens (hash, purpose, email, expires_at) values ($1, 'sign-up', $2, now() + interval '1 day')",
    [Buffer.from(tag), email],
  );
  const shadow = await makeUser(pool, {
    email: `taken:${tag}`,
    full_name: `Shadow of ${tag}`,
    email_verified_at: null,
  });
  await pool.query("update account.users set email = '', email_key = $2 where id = $1", [
    shadow,
    takenKey(email.toLowerCase()),
  ]);
  const needles = [user, student, tag, childTag];
  for (const needle of needles) expect((await tablesWith(needle)).length).toBeGreaterThan(1);
  const before = await pool.query('select count(*)::int as count from account.audit');

  await pool.query('update account.users set deletion_at = now() where id = $1', [user]);
  await startAgainUntil(() => isGone(user));
  await until(async () => (await waiting()) === 0);

  for (const needle of [...needles, shadow]) expect([needle, await tablesWith(needle)]).toEqual([needle, []]);
  expect((await eventsOf(account, 'account/student-changed', student)).at(-1)).toMatchObject({
    removed: true,
  });
  expect(await eventsOf(account, 'account/user-removed', user)).toEqual([{ user_id: user }]);
  const last = box.mails.filter(mail => mail.to?.[0]?.address?.toLowerCase() === email.toLowerCase());
  expect(last.map(({ subject }) => subject)).toContain('Your account has been deleted');
  const after = await pool.query('select count(*)::int as count from account.audit');
  expect(after.rows[0].count).toBeGreaterThan(before.rows[0].count);
  const { rows } = await pool.query('select teacher_ids, substitutes from account.classes');
  expect(rows).toEqual([{ teacher_ids: [staff], substitutes: [{ user_id: staff }] }]);
});

test('only those that are due are erased, and those who have not confirmed for a week', async () => {
  const { pool } = account;
  const week = new Date(Date.now() - 8 * 86_400_000);
  const day = new Date(Date.now() - 86_400_000);
  const due = await makeUser(pool, { email_verified_at: null, created_at: week, updated_at: week });
  const fresh = await makeUser(pool, { email_verified_at: null, created_at: week, updated_at: day });
  const planned = await makeUser(pool, { deletion_at: new Date(Date.now() + 86_400_000) });
  const old = await makeUser(pool, { created_at: week });
  const { user, student } = await makeFamily(pool);
  const { rows } = await pool.query('select email from account.users where id = $1', [due]);
  await startAgainUntil(() => isGone(due));
  for (const id of [fresh, planned, old, user]) expect(await isGone(id)).toBe(false);
  expect((await pool.query('select 1 from account.students where id = $1', [student])).rowCount).toBe(1);
  expect(box.mails.filter(mail => mail.to?.[0]?.address === rows[0].email)).toEqual([]);
});

test('data that is too old to keep is deleted when the service starts', async () => {
  const { pool } = account;
  const old = new Date(Date.now() - 400 * 86_400_000);
  const { user } = await makeFamily(pool);
  await pool.query('insert into account.audit (action, at) values ($1, $2)', ['logged-in', old]);
  await pool.query('insert into account.feedback (text, path, created_at) values ($1, $2, $3)', [
    'old',
    '/',
    old,
  ]);
  await pool.query('insert into account.failed_attempts values ($1, 1, $2)', [Buffer.from('old'), old]);
  await pool.query('insert into account.visitors (id, last_seen_at) values ($1, $2)', [randomUUID(), old]);
  await pool.query(
    "insert into account.tokens (hash, purpose, expires_at) values ($1, 'reset-password', $2)",
    [Buffer.from('old'), old],
  );
  await pool.query('insert into account.sessions (token_hash, user_id, expires_at) values ($1, $2, $3)', [
    Buffer.from('old'),
    user,
    old,
  ]);
  const month = new Date(Date.now() - 40 * 86_400_000);
  const mail =
    "insert into account.emails (recipient, template, language, params, status, created_at) values ($1, 'news', 'English', '{\"text\":\"x\"}', $2, $3) returning id";
  const { rows } = await pool.query(mail, ['month@example.org', 'sent', month]);
  await pool.query(mail, ['year@example.org', 'sent', old]);
  const count = async () =>
    (
      await pool.query(
        `select (select count(*) from account.audit where at = $1) + (select count(*) from account.feedback where created_at = $1)
           + (select count(*) from account.failed_attempts where last_at = $1) + (select count(*) from account.visitors where last_seen_at = $1)
           + (select count(*) from account.tokens where expires_at = $1) + (select count(*) from account.sessions where expires_at = $1)
           + (select count(*) from account.emails where created_at = $1) as count`,
        [old],
      )
    ).rows[0].count;
  expect(await count()).toBe('7');
  await startAgainUntil(async () => (await count()) === '0');
  const { rows: left } = await pool.query('select recipient, params from account.emails where id = $1', [
    rows[0].id,
  ]);
  expect(left).toEqual([{ recipient: '', params: {} }]);
});
