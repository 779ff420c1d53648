import { startForTest, type TestService } from '@burrow/service-kit/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { createAccount } from '../src/create-account.ts';
import { hashSecret, makeSecret } from '../src/features/tokens/tokens.repository.ts';
import { Browser, resolveSession, someAddress, tokenInMail } from './browser.harness.ts';
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
/** Time goes by: whoever waits need wait no longer. */
const wait = () =>
  account.pool.query("update account.failed_attempts set blocked_until = now() - interval '1 second'");

describe('log-in', () => {
  test('of a user is by the address, whatever its case', async () => {
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

  test('sets an HttpOnly cookie, bound to the host where there is TLS, and keeps a hash only', async () => {
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

  test('of a family\'s student is by the username, whatever its case; the parent\'s address stays hidden', async () => {
    const user = await makeUser(account.pool);
    const username = `Mia${someName()}`;
    const student = await makeStudent(account.pool, { parent_id: user, username, last_course: 'python', last_level: 'loops-level3' });
    const answer = await logIn(username.toUpperCase());
    expect(answer.json()).toMatchObject({
      user: { user_id: user, student_id: student, is_student: true, email: null, full_name: null, organization_id: null },
      last_played: { course_id: 'python', level_slug: 'loops-level3' },
    });
  }); // prettier-ignore

  test('of an organisation is for its members and students only, and its students nowhere else', async () => {
    const organization = await makeOrganization(account.pool);
    const slug = await slugOf(organization);
    const [email, username] = [someEmail(), someName()];
    const teacher = await makeUser(account.pool, { email, user_type: 1, organization_id: organization });
    const student = await makeStudent(account.pool, { organization_id: organization, username });
    const at = (login: string, organization_slug = slug) =>
      new Browser(account).post('/api/auth/login-org', { login, password: PASSWORD, organization_slug });
    expect((await at(email)).json().user).toMatchObject({ user_id: teacher, organization_id: organization, organization_name: 'Meadow School', user_details: { user_type: 1 } });
    expect((await at(username)).json().user).toMatchObject({ user_id: null, student_id: student, is_student: true, user_details: { user_type: null } });
    const stranger = someEmail();
    await makeUser(account.pool, { email: stranger });
    expect((await at(stranger)).json().code).toBe('auth/wrong-credentials');
    expect((await at(username, 'another-school')).json().code).toBe('auth/wrong-credentials');
    expect((await logIn(username)).json().code).toBe('auth/wrong-credentials');
  }); // prettier-ignore

  test('answers the same, byte by byte, for a wrong password and for nobody', async () => {
    const email = someEmail();
    await makeUser(account.pool, { email });
    const user = await makeUser(account.pool);
    const username = someName();
    await makeStudent(account.pool, { parent_id: user, username });
    const answers = await Promise.all([email, someEmail(), username, someName()].map(login => logIn(login, 'wrong one')));
    const told = answers.map(({ statusCode, json }) => ({ statusCode, ...json(), requestId: '' }));
    for (const answer of told) expect(answer).toEqual(told[0]);
    expect(told[0]).toMatchObject({ statusCode: 401, code: 'auth/wrong-credentials' });
  }); // prettier-ignore

  test('of somebody whose address is not confirmed is refused; the mail goes out again, every five minutes at most', async () => {
    const email = someEmail();
    const id = await makeUser(account.pool, { email, email_verified_at: null });
    const mails = async () => (await account.pool.query("select 1 from account.emails where user_id = $1 and template = 'confirm-email'", [id])).rowCount;
    for (const _ of [1, 2]) expect((await logIn(email)).json().code).toBe('auth/email-not-confirmed');
    expect(await mails()).toBe(1);
    await account.pool.query("update account.tokens set created_at = now() - interval '6 minutes' where user_id = $1", [id]);
    await logIn(email);
    expect(await mails()).toBe(2);
    const browser = new Browser(account);
    await browser.post('/api/auth/confirm-email', { token: await tokenInMail(account, email, 'confirm-email') });
    expect((await logIn(email)).statusCode).toBe(200);
  }); // prettier-ignore

  test('of a student with a password that was changed meanwhile begins no session', async () => {
    const email = someEmail();
    const id = await makeUser(account.pool, { email });
    const client = await account.pool.connect();
    await client.query('begin');
    await client.query("update account.users set password_hash = 'another' where id = $1", [id]);
    const answer = logIn(email);
    await new Promise(resolve => setTimeout(resolve, 300));
    await client.query('commit');
    client.release();
    expect((await answer).statusCode).toBe(401);
  });
});

describe('a session', () => {
  test('that was given before a log-in is good no more after it (fixation)', async () => {
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

  test('cannot be chosen by whoever asks', async () => {
    const email = someEmail();
    await makeUser(account.pool, { email });
    const browser = new Browser(account);
    browser.secret = makeSecret();
    const planted = browser.secret;
    await logIn(email, PASSWORD, browser);
    expect(browser.secret).not.toBe(planted);
    expect(await resolveSession(account, planted)).toBeNull();
  });

  test('that has expired is nobody', async () => {
    const email = someEmail();
    const id = await makeUser(account.pool, { email });
    const browser = new Browser(account);
    await logIn(email, PASSWORD, browser);
    await account.pool.query("update account.sessions set expires_at = now() - interval '1 second' where user_id = $1", [id]);
    expect(await resolveSession(account, browser.secret ?? '')).toBeNull();
    expect((await browser.get('/api/auth/current')).statusCode).toBe(401);
  });
}); // prettier-ignore

describe('whoever guesses', () => {
  const guess = (login: string, browser = new Browser(account)) => logIn(login, 'a guess', browser);
  const guessUntilBlocked = async (login: string, address: string) => {
    for (let time = 0; time < 5; time += 1)
      expect((await guess(login, new Browser(account, { address }))).statusCode).toBe(401);
  };

  test('has five guesses at an account, known or not, then waits, longer each time', async () => {
    const known = someEmail();
    await makeUser(account.pool, { email: known });
    for (const login of [known, someEmail(), someName()]) {
      const browser = new Browser(account);
      for (let time = 0; time < 5; time += 1) expect((await guess(login, browser)).statusCode).toBe(401);
      const waits: number[] = [];
      for (let time = 0; time < 7; time += 1) {
        const refused = await logIn(login, PASSWORD, browser);
        expect([refused.statusCode, refused.json().code]).toEqual([429, 'auth/too-many-attempts']);
        expect(refused.json().params).toEqual({ seconds: Number(refused.headers['retry-after']) });
        waits.push(Number(refused.headers['retry-after']));
        await wait();
        expect((await guess(login, browser)).statusCode).toBe(401);
      }
      expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900]);
    }
  });

  test('has no more guesses by making them all at once', async () => {
    const email = someEmail();
    await makeUser(account.pool, { email });
    const browser = new Browser(account);
    const answers = await Promise.all(Array.from({ length: 40 }, () => guess(email, browser)));
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(35);
  });

  test('keeps no classmate out: neither in their own browser, nor elsewhere, nor by card', async () => {
    const { student } = await makeFamily(account.pool);
    const [username, card, address] = [someName(), makeSecret(), someAddress()];
    await account.pool.query('update account.students set username = $2, username_key = $2, card_hash = $3 where id = $1', [student, username, hashSecret(card)]);
    const own = new Browser(account, { address });
    expect((await logIn(username, PASSWORD, own)).statusCode).toBe(200);
    await guessUntilBlocked(username, address);
    const stranger = new Browser(account, { address });
    expect((await logIn(username, PASSWORD, stranger)).statusCode).toBe(429);
    expect((await logIn(username, PASSWORD, own)).statusCode).toBe(200);
    expect((await logIn(username, PASSWORD)).statusCode).toBe(200);
    expect((await stranger.post('/api/auth/login-card', { card })).statusCode).toBe(200);
    expect((await logIn(username, PASSWORD, stranger)).statusCode).toBe(200);
  }); // prettier-ignore

  test('has a hundred guesses over all addresses; a browser that was signed in is let in after them', async () => {
    const email = someEmail();
    await makeUser(account.pool, { email });
    const own = new Browser(account);
    await logIn(email, PASSWORD, own);
    await guess(email);
    const everywhere = 'key = account and failures = 1';
    await account.pool.query(`update account.failed_attempts set failures = 98 where ${everywhere}`);
    expect((await logIn(email)).statusCode).toBe(200);
    expect((await guess(email)).statusCode).toBe(401);
    expect((await guess(email)).statusCode).toBe(401);
    expect((await guess(email)).statusCode).toBe(429);
    expect((await logIn(email, PASSWORD, own)).statusCode).toBe(200);
  });

  test('is forgotten after a success, and after a day', async () => {
    const email = someEmail();
    await makeUser(account.pool, { email });
    const browser = new Browser(account);
    for (let time = 0; time < 4; time += 1) await guess(email, browser);
    expect((await logIn(email, PASSWORD, browser)).statusCode).toBe(200);
    for (let time = 0; time < 5; time += 1) await guess(email, browser);
    expect((await logIn(email, PASSWORD, browser)).statusCode).toBe(429);
    await account.pool.query("update account.failed_attempts set last_at = now() - interval '25 hours', blocked_until = null");
    for (let time = 0; time < 4; time += 1) expect((await guess(email, browser)).statusCode).toBe(401);
    expect((await logIn(email, PASSWORD, browser)).statusCode).toBe(200);
  }); // prettier-ignore

  test('no longer keeps a child out once the parent has set a new password', async () => {
    const email = someEmail();
    const user = await makeUser(account.pool, { email });
    const username = someName();
    const student = await makeStudent(account.pool, { parent_id: user, username });
    const address = someAddress();
    await guessUntilBlocked(username, address);
    expect((await logIn(username, PASSWORD, new Browser(account, { address }))).statusCode).toBe(429);
    const parent = new Browser(account);
    await logIn(email, PASSWORD, parent);
    const password = 'a fresh bale of hay';
    expect((await parent.put(`/api/profile/students/${student}`, { password })).statusCode).toBe(200);
    expect((await logIn(username, password, new Browser(account, { address }))).statusCode).toBe(200);
  });

  /** As if so many more accounts had failed at the address at which this one just did. */
  const failMore = (times: number) =>
    account.pool.query(
      `insert into account.failed_attempts (key, failures, address)
       select sha256(gen_random_uuid()::text::bytea), 1, address from
         (select address from account.failed_attempts where address is not null order by last_at desc limit 1) a,
         generate_series(1, $1)`,
      [times],
    );

  test('is slowed at an address by different accounts, of which one that succeeds is none', async () => {
    const address = someAddress();
    const at = () => new Browser(account, { address });
    const email = someEmail();
    await makeUser(account.pool, { email });
    const own = at();
    await logIn(email, PASSWORD, own);
    await guess(email, at());
    await failMore(98);
    await guess(email, at());
    expect((await logIn(email, PASSWORD, at())).statusCode).toBe(200);
    await guess(someName(), at());
    await guess(someName(), at());
    const slowed = await logIn(email, PASSWORD, at());
    expect([slowed.statusCode, slowed.headers['retry-after']]).toEqual([429, '5']);
    expect((await logIn(email, PASSWORD, own)).statusCode).toBe(200);
    expect((await logIn(email)).statusCode).toBe(200);
  });

  test("is not slowed so in a school's network", async () => {
    const browser = new Browser(account, { address: '203.0.113.77' });
    await guess(someName(), browser);
    await failMore(200);
    expect((await guess(someName(), browser)).statusCode).toBe(401);
  });

  test('leaves no address, name or network address in the database', async () => {
    const { rows } = await account.pool.query('select key from account.failed_attempts limit 500');
    expect(rows.length).toBeGreaterThan(0);
    for (const { key } of rows) expect(key).toHaveLength(32);
  });
});

describe("a student's first log-in", () => {
  test('takes over the work of the browser\'s visitor; later ones do not', async () => {
    const user = await makeUser(account.pool);
    const username = someName();
    const id = await makeStudent(account.pool, { parent_id: user, username });
    const [own, schools] = [new Browser(account), new Browser(account)];
    await logIn(username, PASSWORD, own);
    await logIn(username, PASSWORD, schools);
    expect(await eventsOf(account, 'account/visitor-adopted', id)).toEqual([{ visitor_id: own.visitor, learner: { kind: 'student', id } }]);
  }); // prettier-ignore

  test('counts once however many come at once', async () => {
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

  test('signs in its student', async () => {
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

  test('that is not good is refused', async () => {
    expect((await withCard(new Browser(account), makeSecret())).json().code).toBe('auth/token-invalid');
  });
});

test('log-ins and failures are in the audit, without a name or an address', async () => {
  const email = someEmail();
  const id = await makeUser(account.pool, { email });
  await logIn(email, 'wrong');
  await logIn(email);
  const { rows } = await account.pool.query('select action, detail, audit::text as all from account.audit where subject_user_id = $1 order by id', [id]);
  expect(rows.map(({ action, detail }) => ({ action, detail }))).toEqual([
    { action: 'sign-in-failed', detail: {} },
    { action: 'signed-in', detail: { way: 'password' } },
  ]);
  for (const row of rows) expect(row.all).not.toContain(email);
}); // prettier-ignore
