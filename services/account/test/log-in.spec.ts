import { startForTest, type TestService } from '@burrow/service-kit/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { createAccount } from '../src/create-account.ts';
import { hashSecret, makeSecret } from '../src/tokens/tokens.repository.ts';
import { Browser, resolveSession, tokenInMail } from './browser.harness.ts';
import { eventsOf } from './events.harness.ts';
import { makeFamily, makeOrganization, makeStudent, makeUser, PASSWORD } from './people.harness.ts';

let account: TestService;

beforeAll(async () => {
  account = await startForTest(parts =>
    createAccount({ ...parts, settings: { SCHOOL_NETWORKS: '203.0.113.0/24' } }),
  );
});
afterAll(() => account.close());

const someName = () => `n${randomUUID().slice(0, 20)}`;
const someEmail = () => `${someName()}@example.org`;
const logIn = (login: string, password = PASSWORD, browser = new Browser(account)) =>
  browser.post('/api/auth/login', { login, password });
const slugOf = async (organization: string): Promise<string> =>
  (await account.pool.query('select slug from account.organizations where id = $1', [organization])).rows[0]
    .slug;

describe('log-in', () => {
  test('of a user is by address, whatever its case', async () => {
    const email = `Ada.${someName()}@Example.org`;
    const id = await makeUser(account.pool, { email });
    const browser = new Browser(account);
    const answer = await logIn(` ${email.toLowerCase()} `, PASSWORD, browser);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      user: { user_id: id, email, is_student: false, student_id: null },
      last_played: null,
    });
    expect((await browser.get('/api/auth/current')).json()).toEqual(answer.json().user);
  });

  test('sets an HttpOnly cookie, bound to the host if there is TLS, and stores only a hash', async () => {
    const email = someEmail();
    const id = await makeUser(account.pool, { email });
    const plain = new Browser(account);
    await logIn(email, PASSWORD, plain);
    expect(plain.cookies[0]).toMatch(/^session=[\w-]{43}; Max-Age=2592000; Path=\/; SameSite=Lax; HttpOnly$/);
    const secure = new Browser(account, { secure: true });
    await logIn(email, PASSWORD, secure);
    expect(secure.cookies[0]).toMatch(/^__Host-session=[\w-]{43}; .*; HttpOnly; Secure$/);
    expect(secure.cookies[1]).toBe('has_session=1; Max-Age=2592000; Path=/; SameSite=Lax; Secure');
    const { rows } = await account.pool.query('select token_hash from account.sessions where user_id = $1', [
      id,
    ]);
    expect(rows.map(row => row.token_hash)).toContainEqual(hashSecret(plain.secret ?? ''));
  });

  test("of a family's student is by username, whatever its case; the parent's address stays hidden", async () => {
    const user = await makeUser(account.pool);
    const username = `Mia${someName()}`;
    const student = await makeStudent(account.pool, {
      parent_id: user,
      username,
      last_course: 'python',
      last_level: 'loops-level3',
    });
    const answer = await logIn(username.toUpperCase());
    expect(answer.json()).toMatchObject({
      user: {
        user_id: user,
        student_id: student,
        is_student: true,
        email: null,
        full_name: null,
        organization_id: null,
      },
      last_played: { course_id: 'python', level_slug: 'loops-level3' },
    });
  });

  test('of an organisation is only for its members and students, and its students cannot log in elsewhere', async () => {
    const organization = await makeOrganization(account.pool);
    const slug = await slugOf(organization);
    const [email, username] = [someEmail(), someName()];
    const teacher = await makeUser(account.pool, { email, user_type: 1, organization_id: organization });
    const student = await makeStudent(account.pool, { organization_id: organization, username });
    const at = (login: string, organization_slug = slug) =>
      new Browser(account).post('/api/auth/login-org', { login, password: PASSWORD, organization_slug });
    expect((await at(email)).json().user).toMatchObject({
      user_id: teacher,
      organization_id: organization,
      organization_name: 'Meadow School',
      user_details: { user_type: 1 },
    });
    expect((await at(username)).json().user).toMatchObject({
      user_id: null,
      student_id: student,
      is_student: true,
      user_details: { user_type: null },
    });
    // They belong to it as well, and work in another one, where they are after this door too.
    const [both, elsewhere] = [someEmail(), await makeOrganization(account.pool)];
    const user = await makeUser(account.pool, { email: both, user_type: 1, organization_id: elsewhere });
    const sql =
      "insert into account.other_memberships (user_id, organization_id, role) values ($1, $2, 'admin')";
    await account.pool.query(sql, [user, organization]);
    expect((await at(both)).json().user).toMatchObject({
      user_id: user,
      organization_id: elsewhere,
      user_details: { user_type: 1 },
    });
    const stranger = someEmail();
    await makeUser(account.pool, { email: stranger });
    expect((await at(stranger)).json().code).toBe('auth/wrong-credentials');
    expect((await at(username, 'another-school')).json().code).toBe('auth/wrong-credentials');
    expect((await logIn(username)).json().code).toBe('auth/wrong-credentials');
  });

  test('of a student forgives what a tablet adds to a password, of an adult it does not', async () => {
    const email = someEmail();
    const parent = await makeUser(account.pool, { email });
    const username = someName();
    await makeStudent(account.pool, { parent_id: parent, username });
    const typed = `${PASSWORD[0]?.toUpperCase()}${PASSWORD.slice(1)} `;
    expect((await logIn(username, typed)).statusCode).toBe(200);
    expect((await logIn(username, PASSWORD.replaceAll(/[aeiou]/g, 'o'))).statusCode).toBe(401);
    expect((await logIn(email, typed)).json().code).toBe('auth/wrong-credentials');
  });

  test('answers the same, byte by byte, for a wrong password and for an unknown name', async () => {
    const email = someEmail();
    await makeUser(account.pool, { email });
    const user = await makeUser(account.pool);
    const username = someName();
    await makeStudent(account.pool, { parent_id: user, username });
    const answers = await Promise.all(
      [email, someEmail(), username, someName()].map(login => logIn(login, 'wrong one')),
    );
    const told = answers.map(({ statusCode, json }) => ({ statusCode, ...json(), requestId: '' }));
    for (const answer of told) expect(answer).toEqual(told[0]);
    expect(told[0]).toMatchObject({ statusCode: 401, code: 'auth/wrong-credentials' });
  });

  test('with an address that is not confirmed is refused; the mail is sent again, every five minutes at most', async () => {
    const email = someEmail();
    const id = await makeUser(account.pool, { email, email_verified_at: null });
    const mails = async () =>
      (
        await account.pool.query(
          "select 1 from account.emails where user_id = $1 and template = 'confirm-email'",
          [id],
        )
      ).rowCount;
    for (const _ of [1, 2]) expect((await logIn(email)).json().code).toBe('auth/email-not-confirmed');
    expect(await mails()).toBe(1);
    await account.pool.query(
      "update account.tokens set created_at = now() - interval '6 minutes' where user_id = $1",
      [id],
    );
    await logIn(email);
    expect(await mails()).toBe(2);
    const browser = new Browser(account);
    await browser.post('/api/auth/confirm-email', {
      token: await tokenInMail(account, email, 'confirm-email'),
    });
    expect((await logIn(email)).statusCode).toBe(200);
  });

  test('of a student whose password was changed meanwhile begins no session', async () => {
    const email = someEmail();
    const id = await makeUser(account.pool, { email });
    const client = await account.connect();
    await client.query('begin');
    await client.query("update account.users set password_hash = 'another' where id = $1", [id]);
    const answer = logIn(email);
    await new Promise(resolve => setTimeout(resolve, 300));
    await client.query('commit');
    await client.end();
    expect((await answer).statusCode).toBe(401);
  });
});

describe('a session', () => {
  test('from before a log-in is not valid after it (fixation)', async () => {
    const email = someEmail();
    await makeUser(account.pool, { email });
    const browser = new Browser(account);
    await logIn(email, PASSWORD, browser);
    const before = browser.secret ?? '';
    await logIn(email, PASSWORD, browser);
    expect(browser.secret).not.toBe(before);
    expect(await resolveSession(account, before)).toBeNull();
    expect(await resolveSession(account, browser.secret ?? '')).not.toBeNull();
  });

  test('cannot be chosen by the browser', async () => {
    const email = someEmail();
    await makeUser(account.pool, { email });
    const browser = new Browser(account);
    browser.secret = makeSecret();
    const planted = browser.secret;
    await logIn(email, PASSWORD, browser);
    expect(browser.secret).not.toBe(planted);
    expect(await resolveSession(account, planted)).toBeNull();
  });

  test('that has expired belongs to nobody', async () => {
    const email = someEmail();
    const id = await makeUser(account.pool, { email });
    const browser = new Browser(account);
    await logIn(email, PASSWORD, browser);
    await account.pool.query(
      "update account.sessions set expires_at = now() - interval '1 second' where user_id = $1",
      [id],
    );
    expect(await resolveSession(account, browser.secret ?? '')).toBeNull();
    expect((await browser.get('/api/auth/current')).statusCode).toBe(401);
  });
});

describe("a student's first log-in", () => {
  test("takes over the work of the browser's visitor; later ones do not", async () => {
    const user = await makeUser(account.pool);
    const username = someName();
    const id = await makeStudent(account.pool, { parent_id: user, username });
    const [own, schools] = [new Browser(account), new Browser(account)];
    await logIn(username, PASSWORD, own);
    await logIn(username, PASSWORD, schools);
    expect(await eventsOf(account, 'account/visitor-adopted', id)).toEqual([
      { visitor_id: own.visitor, learner: { kind: 'student', id } },
    ]);
  });

  test('counts once, however many arrive at the same time', async () => {
    const user = await makeUser(account.pool);
    const username = someName();
    const id = await makeStudent(account.pool, { parent_id: user, username });
    const answers = await Promise.all(Array.from({ length: 5 }, () => logIn(username)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    expect(await eventsOf(account, 'account/visitor-adopted', id)).toHaveLength(1);
  });
});

describe('a printed card', () => {
  const withCard = async (browser: Browser, card: string) => browser.post('/api/auth/login-card', { card });

  test('logs in its student', async () => {
    const { student, user } = await makeFamily(account.pool);
    const card = makeSecret();
    await account.pool.query('update account.students set card_hash = $2 where id = $1', [
      student,
      hashSecret(card),
    ]);
    const browser = new Browser(account);
    const answer = await withCard(browser, card);
    expect(answer.json().user).toMatchObject({ user_id: user, student_id: student, is_student: true });
    expect((await browser.identity()).role).toBe('student');
  });

  test('that is not valid is refused', async () => {
    expect((await withCard(new Browser(account), makeSecret())).json().code).toBe('auth/token-invalid');
  });
});

test('log-ins and failures are in the audit, without a name or an address', async () => {
  const email = someEmail();
  const id = await makeUser(account.pool, { email });
  await logIn(email, 'wrong');
  await logIn(email);
  const { rows } = await account.pool.query(
    'select action, detail, audit::text as all from account.audit where subject_user_id = $1 order by id',
    [id],
  );
  expect(rows.map(({ action, detail }) => ({ action, detail }))).toEqual([
    { action: 'log-in-failed', detail: {} },
    { action: 'logged-in', detail: { way: 'password' } },
  ]);
  for (const row of rows) expect(row.all).not.toContain(email);
});
