import { startForTest, type TestService } from '@burrow/service-kit/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { createAccount } from '../src/create-account.ts';
import { Browser, resolveSession, tokenInMail } from './browser.harness.ts';
import { until } from './mail.harness.ts';
import { makeStudent, makeUser, PASSWORD } from './people.harness.ts';

let account: TestService;

beforeAll(async () => {
  account = await startForTest(createAccount);
});
afterAll(() => account.close());

const NEW = 'a fresh bale of hay';
const someEmail = () => `n${randomUUID().slice(0, 20)}@example.org`;
const logIn = (login: string, password = PASSWORD, browser = new Browser(account)) =>
  browser.post('/api/auth/login', { login, password });
const forgot = (email: string, browser = new Browser(account)) =>
  browser.post('/api/auth/forgot-password', { email });
const reset = (token: string, new_password = NEW) =>
  new Browser(account).post('/api/auth/reset-password', { token, new_password });
const mailed = async (email: string, template = 'reset-password'): Promise<number> => {
  const { rowCount } = await account.pool.query(
    'select 1 from account.emails where recipient = $1 and template = $2',
    [email, template],
  );
  return rowCount ?? 0;
};

async function askForToken(email: string): Promise<string> {
  const before = await mailed(email);
  await forgot(email);
  await until(async () => (await mailed(email)) > before);
  return tokenInMail(account, email, 'reset-password');
}

describe('a forgotten password', () => {
  test('gets the same answer, byte by byte, known or not; only a known address gets a mail', async () => {
    const email = someEmail();
    const nobody = someEmail();
    await makeUser(account.pool, { email });
    const answers = [await forgot(email), await forgot(nobody)].map(({ statusCode, body, headers }) => {
      const { date: _, ...others } = headers;
      return { statusCode, body, others };
    });
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[0]).toMatchObject({ statusCode: 200, body: '{"done":true}' });
    await until(async () => (await mailed(email)) === 1);
    const { rows } = await account.pool.query('select 1 from account.emails where recipient = $1', [nobody]);
    expect(rows).toEqual([]);
  });

  test('also accepts the address in the query, and requires it if it is missing', async () => {
    const email = someEmail();
    await makeUser(account.pool, { email });
    const browser = new Browser(account);
    expect(
      (await browser.post(`/api/auth/forgot-password?email=${encodeURIComponent(email)}`)).statusCode,
    ).toBe(200);
    await until(async () => (await mailed(email)) === 1);
    const missing = await browser.post('/api/auth/forgot-password');
    expect([missing.statusCode, missing.json().detail]).toEqual([
      422,
      [{ path: 'email', message: 'is missing' }],
    ]);
  });

  test('sends one address ten mails, then makes one wait; known or not', async () => {
    const known = someEmail();
    await makeUser(account.pool, { email: known });
    for (const email of [known, someEmail()]) {
      for (let time = 0; time < 10; time += 1) expect((await forgot(email)).statusCode).toBe(200);
      expect((await forgot(email)).json().code).toBe('auth/too-many-attempts');
    }
  });
});

describe('a new password', () => {
  test("replaces the old one, ends every session, its students' too, and is announced by mail", async () => {
    const email = someEmail();
    const user = await makeUser(account.pool, { email });
    const username = `n${randomUUID().slice(0, 20)}`;
    await makeStudent(account.pool, { parent_id: user, username });
    const [parent, student] = [new Browser(account), new Browser(account)];
    await logIn(email, PASSWORD, parent);
    await logIn(username, PASSWORD, student);
    const answer = await reset(await askForToken(email));
    expect([answer.statusCode, answer.json()]).toEqual([200, { done: true }]);
    for (const browser of [parent, student])
      expect(await resolveSession(account, browser.secret ?? '')).toBeNull();
    expect((await logIn(email)).statusCode).toBe(401);
    expect((await logIn(email, NEW)).statusCode).toBe(200);
    expect(await mailed(email, 'password-changed')).toBe(1);
  });

  test('ends the wait of an account that somebody guessed at', async () => {
    const email = someEmail();
    await makeUser(account.pool, { email });
    const browser = new Browser(account);
    for (let time = 0; time < 5; time += 1) await logIn(email, 'a guess', browser);
    expect((await logIn(email, PASSWORD, browser)).statusCode).toBe(429);
    await reset(await askForToken(email));
    expect((await logIn(email, NEW, browser)).statusCode).toBe(200);
  });

  test('is set once by a token, however often it is tried at the same time', async () => {
    const email = someEmail();
    await makeUser(account.pool, { email });
    const token = await askForToken(email);
    const answers = await Promise.all(Array.from({ length: 50 }, () => reset(token)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(answer => answer.json().code === 'auth/token-invalid')).toHaveLength(49);
  });

  test('is not set with an older token, an expired one, or one for something else', async () => {
    const email = someEmail();
    const id = await makeUser(account.pool, { email });
    const older = await askForToken(email);
    const token = await askForToken(email);
    expect((await reset(older)).json().code).toBe('auth/token-invalid');
    await account.pool.query(
      "update account.tokens set expires_at = now() - interval '1 second' where user_id = $1",
      [id],
    );
    expect((await reset(token)).json().code).toBe('auth/token-invalid');
    const fresh = await askForToken(email);
    expect((await new Browser(account).post('/api/auth/confirm-email', { token: fresh })).json().code).toBe(
      'auth/token-invalid',
    );
    expect((await reset(fresh)).statusCode).toBe(200);
  });

  test('that is common is refused, and the token stays valid', async () => {
    const email = someEmail();
    await makeUser(account.pool, { email });
    const token = await askForToken(email);
    const refused = await reset(token, 'password123');
    expect([refused.json().code, refused.json().detail[0].path]).toEqual([
      'auth/password-too-common',
      'new_password',
    ]);
    const query = new URLSearchParams({ token, new_password: NEW });
    expect((await new Browser(account).post(`/api/auth/reset-password?${query}`)).statusCode).toBe(200);
  });

  test('of a sign-up that was never confirmed confirms it, without what a stranger may have put into it', async () => {
    const email = someEmail();
    const user = await makeUser(account.pool, { email, email_verified_at: null });
    const username = `n${randomUUID().slice(0, 20)}`;
    await makeStudent(account.pool, { parent_id: user, username });
    await reset(await askForToken(email));
    expect((await logIn(email, NEW)).statusCode).toBe(200);
    expect((await logIn(username)).json().code).toBe('auth/wrong-credentials');
  });

  test('stores only hashes: no token of a mail is in the table of tokens', async () => {
    const email = someEmail();
    await makeUser(account.pool, { email });
    const token = await askForToken(email);
    const { rows } = await account.pool.query('select tokens::text as all from account.tokens');
    expect(rows.some(row => row.all.includes(token))).toBe(false);
  });
});
