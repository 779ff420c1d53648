import { AccountExportSchema, ProfileSchema } from '@burrow/contracts';
import { startForTest, type TestService } from '@burrow/service-kit/testing';
import { verify } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import {
  EXPORTED,
  NOT_PERSONAL,
  WITHHELD,
} from '../src/features/own-account/profile/export/exported-columns.table.ts';
import { createAccount } from '../src/create-account.ts';
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

let account: TestService;

beforeAll(async () => {
  account = await startForTest(createAccount);
});
afterAll(() => account.close());

const NEW_PASSWORD = 'seven geese on the pond';
const userRow = async (id: string) =>
  (await account.pool.query('select * from account.users where id = $1', [id])).rows[0];
const mailsOf = async (user: string) =>
  (
    await account.pool.query(
      "select template, recipient, coalesce(outbox->>'text', params::text) as text from account.emails where user_id = $1 order by created_at",
      [user],
    )
  ).rows;
const auditOf = async (user: string) =>
  (
    await account.pool.query('select action from account.audit where user_id = $1 order by id', [user])
  ).rows.map(({ action }) => action);
const parent = async (row: Record<string, unknown> = {}) => {
  const user = await makeUser(account.pool, row);
  return { user, as: account.as(await parentIdentity(account.pool, user)) };
};

describe('the profile', () => {
  test('of a user contains the details', async () => {
    const organization = await makeOrganization(account.pool, 'Brook School');
    const email = `${randomUUID()}@example.org`;
    const { user, as } = await parent({ organization_id: organization, user_type: 1, email });
    const profile = ProfileSchema.parse((await as.get('/api/profile')).json());
    expect(profile).toMatchObject({
      user_id: user, student_id: null, email, pending_email: null, full_name: 'Ada Parent', user_type: 1,
      organization_name: 'Brook School', has_password: true, google_linked: false, deletion_at: null,
    }); // prettier-ignore
  });

  test('of a student contains the username and no address', async () => {
    const { user, student } = await makeFamily(account.pool);
    const as = account.as(await studentIdentity(account.pool, student, user));
    const profile = ProfileSchema.parse((await as.get('/api/profile')).json());
    expect(profile).toMatchObject({ student_id: student, email: null, user_type: null });
    expect(profile.username).toMatch(/^s-/);
  });

  test('accepts a new name, language and choice about news', async () => {
    const { as } = await parent();
    const answer = await as.post('/api/profile', {
      full_name: 'Bea Barn',
      language: 'arabic',
      receives_news: true,
    });
    expect(answer.json()).toMatchObject({ full_name: 'Bea Barn', language: 'Arabic', receives_news: true });
    expect((await as.post('/api/profile', { language: 'Klingon' })).json().code).toBe(
      'user/unknown-language',
    );
  });

  test('of a student accepts a language, and nothing that only adults have', async () => {
    const { user, student } = await makeFamily(account.pool);
    const as = account.as(await studentIdentity(account.pool, student, user));
    expect((await as.post('/api/profile', { language: 'Greek' })).json().language).toBe('Greek');
    for (const body of [
      { email: 'a@b.example' },
      { full_name: 'X' },
      { receives_news: true },
      { new_password: NEW_PASSWORD, current_password: PASSWORD },
    ])
      expect((await as.post('/api/profile', body)).statusCode).toBe(403);
    expect((await userRow(user)).language).toBeNull();
  });
});

describe('a new address', () => {
  test('needs the password, is mailed to, and takes effect later', async () => {
    const { user, as } = await parent();
    const email = `${randomUUID()}@Example.org`;
    expect((await as.post('/api/profile', { email })).json().code).toBe('auth/wrong-password');
    const wrong = await as.post('/api/profile', { email, current_password: 'not this one' });
    expect(wrong.statusCode).toBe(422);
    expect(wrong.json().code).toBe('auth/wrong-password');
    expect(await mailsOf(user)).toEqual([]);
    const answer = await as.post('/api/profile', { email, current_password: PASSWORD });
    expect(answer.json().pending_email).toBe(email);
    expect((await userRow(user)).email).not.toBe(email);
    const [mail] = await mailsOf(user);
    expect(mail).toMatchObject({ template: 'change-email', recipient: email });
    expect(mail.text).toMatch(/\/confirm-email\?token=[\w-]{20,}/);
  });

  test('that already has an account gets the same answer, and its owner is told', async () => {
    const owner = `${randomUUID()}@example.org`;
    await makeUser(account.pool, { email: owner });
    const { user, as } = await parent();
    const answer = await as.post('/api/profile', { email: owner, current_password: PASSWORD });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().pending_email).toBe(owner);
    expect(await mailsOf(user)).toMatchObject([{ template: 'already-registered', recipient: owner }]);
    const { mails } = (await as.get('/api/profile/export')).json();
    expect(mails).toEqual([]);
  });

  test('that is the old one cancels the request', async () => {
    const email = `${randomUUID()}@example.org`;
    const { as } = await parent({ email });
    await as.post('/api/profile', { email: 'other@example.org', current_password: PASSWORD });
    const answer = await as.post('/api/profile', { email: email.toUpperCase(), current_password: PASSWORD });
    expect(answer.json().pending_email).toBeNull();
  });

  test('needs no password if there is none', async () => {
    const { as } = await parent({ password_hash: null, google_subject: randomUUID() });
    const email = `${randomUUID()}@example.org`;
    expect((await as.post('/api/profile', { email })).json().pending_email).toBe(email);
  });
});

describe('a new password', () => {
  test('needs the current one, ends all other sessions, and is announced by mail', async () => {
    const { user, as } = await parent();
    const other = await logIn(account.pool, { user });
    const refused = await as.post('/api/profile', { new_password: NEW_PASSWORD, current_password: 'wrong' });
    expect(refused.json().code).toBe('auth/wrong-password');
    const answer = await as.post('/api/profile', { new_password: NEW_PASSWORD, current_password: PASSWORD });
    expect(answer.statusCode).toBe(200);
    expect(await verify((await userRow(user)).password_hash, NEW_PASSWORD)).toBe(true);
    const { rows } = await account.pool.query('select id from account.sessions where user_id = $1', [user]);
    expect(rows).toHaveLength(1);
    expect(rows[0].id).not.toBe(other.session);
    expect(await mailsOf(user)).toMatchObject([{ template: 'password-changed' }]);
    expect(await auditOf(user)).toContain('password-changed');
  });

  test('must not be a common one', async () => {
    const { as } = await parent();
    const answer = await as.post('/api/profile', { new_password: 'password1', current_password: PASSWORD });
    expect(answer.json().code).toBe('auth/password-too-common');
    expect(answer.json().detail).toEqual([expect.objectContaining({ path: 'new_password' })]);
  });

  test('cannot be guessed: wrong ones make one wait', async () => {
    const { as } = await parent();
    const codes: string[] = [];
    for (let at = 0; at < 8; at += 1) {
      const body = { new_password: NEW_PASSWORD, current_password: `guess ${at}` };
      codes.push((await as.post('/api/profile', body)).json().code);
    }
    expect(codes.slice(0, 4)).toEqual(Array(4).fill('auth/wrong-password'));
    expect(codes.at(-1)).toBe('auth/too-many-attempts');
  });
});

describe('deletion', () => {
  test('is planned for a week later, with the password, and can be undone', async () => {
    const { user, as } = await parent();
    expect((await as.delete('/api/profile')).json().code).toBe('auth/wrong-password');
    expect((await userRow(user)).deletion_at).toBeNull();
    const { deletion_at } = (await as.delete('/api/profile', { current_password: PASSWORD })).json();
    const days = (Date.parse(deletion_at) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThanOrEqual(7);
    expect((await as.get('/api/profile')).json().deletion_at).toBe(deletion_at);
    expect(await mailsOf(user)).toMatchObject([{ template: 'deletion-planned' }]);
    expect((await as.post('/api/profile/restore')).json()).toEqual({ deletion_at: null });
    expect((await userRow(user)).deletion_at).toBeNull();
    expect(await auditOf(user)).toEqual(['deletion-planned', 'deletion-undone']);
  });
});

test('staff who impersonate cannot change password or address, delete, undo or download', async () => {
  const user = await makeUser(account.pool);
  const staff = await makeUser(account.pool, { is_staff: true });
  const as = account.as({ ...(await parentIdentity(account.pool, user)), impersonator: staff });
  const answers = [
    await as.post('/api/profile', { new_password: NEW_PASSWORD, current_password: PASSWORD }),
    await as.post('/api/profile', { email: 'a@b.example', current_password: PASSWORD }),
    await as.delete('/api/profile', { current_password: PASSWORD }),
    await as.post('/api/profile/restore'),
    await as.get('/api/profile/export'),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403]);
});

describe('the download', () => {
  test('contains every column of every table about the person, or says why not', async () => {
    const { rows } = await account.pool.query<{ table: string; columns: string[] }>(
      `select table_name as table, array_agg(column_name::text) as columns from information_schema.columns
       where table_schema = 'account' group by table_name`,
    );
    const personal = rows.filter(({ table }) => !(table in NOT_PERSONAL));
    expect(personal.map(({ table }) => table).toSorted()).toEqual(Object.keys(EXPORTED).toSorted());
    for (const { table, columns } of personal) {
      const key = table as keyof typeof EXPORTED;
      const known = [...EXPORTED[key], ...Object.keys(WITHHELD[key])];
      expect([table, columns.toSorted()]).toEqual([table, known.toSorted()]);
    }
    for (const table of Object.keys(NOT_PERSONAL)) expect(rows.map(row => row.table)).toContain(table);
  });

  test('is complete for a parent, and contains no secret', async () => {
    const email = `${randomUUID()}@example.org`;
    const { user, as } = await parent({ email });
    const student = await makeStudent(account.pool, { parent_id: user, full_name: 'Cleo Child', age: 9 });
    const stranger = await makeFamily(account.pool);
    await as.post('/api/profile', { new_password: NEW_PASSWORD, current_password: PASSWORD });
    await as.post('/api/user/feedback', { text: 'Nice cows', path: '/en/play' });
    const answer = await as.get('/api/profile/export');
    const download = AccountExportSchema.parse(answer.json());
    expect(Object.keys(download.user ?? {}).toSorted()).toEqual(
      [...EXPORTED.users, 'plan', 'links', 'second_factor', 'student_acts', 'other_memberships'].toSorted(),
    );
    expect(download.user).toMatchObject({ id: user, email });
    expect(download.students).toMatchObject([{ id: student, full_name: 'Cleo Child', age: 9 }]);
    expect(download.sessions).toHaveLength(1);
    expect(download.mails).toMatchObject([{ template: 'password-changed', recipient: email }]);
    expect(download.feedback).toMatchObject([{ text: 'Nice cows' }]);
    expect(download.events.map(event => event['action'])).toEqual(['password-changed', 'data-exported']);
    const { rows } = await account.pool.query(
      "select password_hash as hash from account.users where id = $1 union all select encode(token_hash, 'hex') from account.sessions where user_id = $1",
      [user],
    );
    for (const { hash } of rows) expect(answer.body).not.toContain(hash);
    for (const id of Object.values(stranger)) expect(answer.body).not.toContain(id);
  });

  test('of a student contains only the student', async () => {
    const { user, student } = await makeFamily(account.pool);
    const sibling = await makeStudent(account.pool, { parent_id: user });
    const as = account.as(await studentIdentity(account.pool, student, user));
    const answer = await as.get('/api/profile/export');
    const download = AccountExportSchema.parse(answer.json());
    expect(download).toMatchObject({ user: null, mails: [], students: [{ id: student }] });
    expect(answer.body).not.toContain(sibling);
    expect(answer.body).not.toContain('Ada Parent');
  });
});
