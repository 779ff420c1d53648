import { startForTest, type TestService } from '@burrow/service-kit/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { createAccount } from '../src/create-account.ts';
import { Browser } from './browser.harness.ts';
import { eventsOf } from './events.harness.ts';
import { CLIENT, PUBLIC_URL } from './google.harness.ts';
import { current, FORM, type GoogleParts, signUp, somebody, startGoogle } from './google-log-in.harness.ts';
import { makeStudent, makeUser, PASSWORD } from './people.harness.ts';

let account: GoogleParts['account'];
let google: GoogleParts['google'];
let userOf: GoogleParts['userOf'];
let toGoogle: GoogleParts['toGoogle'];
let logIn: GoogleParts['logIn'];
let newcomer: GoogleParts['newcomer'];
let close: GoogleParts['close'];

beforeAll(async () => {
  ({ account, google, userOf, toGoogle, logIn, newcomer, close } = await startGoogle());
});
afterAll(() => close());

describe('log-in with Google', () => {
  test('asks for the code with PKCE, state and nonce, and ignores an address that the page names', async () => {
    const answer = await new Browser(account).get(
      '/api/auth/google/authorize?language=en&redirect_uri=https://evil.example',
    );
    const url = new URL(String(answer.headers.location));
    expect(url.origin).toBe(google.issuer);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      response_type: 'code',
      prompt: 'select_account',
      client_id: CLIENT.id,
      code_challenge_method: 'S256',
      scope: 'openid email profile',
      redirect_uri: `${PUBLIC_URL}/api/auth/google_callback`,
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
  });

  test("creates no account before age and terms, and then a parent's that needs no mail and has the visitor's work", async () => {
    const browser = new Browser(account);
    const person = somebody();
    expect(await logIn(browser, person, 'language=ar')).toBe('/ar/signup?google=new');
    expect([browser.secret, await userOf(person.email)]).toEqual([null, undefined]);
    expect((await browser.get('/api/auth/google/sign-up')).json()).toEqual({
      email: person.email,
      full_name: 'Gita Google',
    });
    expect((await signUp(browser, { ...FORM, is_old_enough: false })).statusCode).toBe(422);
    expect(await userOf(person.email)).toBeUndefined();
    expect((await signUp(browser, { ...FORM, full_name: 'Gita G.' })).statusCode).toBe(200);
    const user = await current(browser);
    expect(user).toMatchObject({ email: person.email, full_name: 'Gita G.', user_details: { user_type: 0 } });
    expect(await userOf(person.email)).toMatchObject({
      google_subject: person.sub,
      password_hash: null,
      language: 'Arabic',
    });
    expect(await eventsOf(account, 'account/visitor-adopted', user.user_id)).toEqual([
      { visitor_id: browser.visitor, learner: { kind: 'user', id: user.user_id } },
    ]);
    const { rowCount } = await account.pool.query('select 1 from account.emails where user_id = $1', [
      user.user_id,
    ]);
    expect(rowCount).toBe(0);
    expect((await signUp(browser)).json().code).toBe('auth/token-invalid');
  });

  test('that is cancelled before age and terms leaves nothing behind', async () => {
    const [browser, person] = [new Browser(account), somebody()];
    await logIn(browser, person);
    expect((await signUp(new Browser(account))).json().code).toBe('auth/token-invalid');
    await browser.delete('/api/auth/google/sign-up');
    const kept = 'select 1 from account.tokens where email = $1 or data::text like $2';
    expect((await account.pool.query(kept, [person.email, `%${person.sub}%`])).rowCount).toBe(0);
    expect((await browser.get('/api/auth/google/sign-up')).json().code).toBe('auth/token-invalid');
    expect(await userOf(person.email)).toBeUndefined();
  });

  test('leads to the page that somebody wanted, even by way of a first account, and never elsewhere', async () => {
    const { person } = await newcomer();
    const level = encodeURIComponent('/play/python/intro-level2');
    expect(await logIn(new Browser(account), person, `language=ar&next=${level}`)).toBe(
      '/ar/play/python/intro-level2',
    );
    expect(await logIn(new Browser(account), somebody(), `from=signup&next=${level}`)).toBe(
      `/en/signup?google=new&next=${level}`,
    );
    for (const next of ['//evil.example', 'https://evil.example', '/\\evil.example', '/en//evil.example'])
      expect(await logIn(new Browser(account), person, `next=${encodeURIComponent(next)}`)).toBe('/en/');
  });

  test("recognises somebody by Google's own id, whatever their address there is now", async () => {
    const { person, id } = await newcomer();
    const browser = new Browser(account);
    await logIn(browser, { ...person, email: 'moved@gmail.example', email_verified: false });
    expect(await current(browser)).toMatchObject({ user_id: id, email: person.email });
  });

  test('with an address that Google has not verified says so, known or not', async () => {
    for (const person of [somebody({ email_verified: false }), { sub: randomUUID() }]) {
      const browser = new Browser(account);
      expect(await logIn(browser, person, 'from=signup')).toBe('/en/signup?google=unverified');
      expect(browser.secret).toBeNull();
    }
    const email = `n${randomUUID().slice(0, 20)}@example.org`;
    await makeUser(account.pool, { email });
    expect(await logIn(new Browser(account), somebody({ email, email_verified: false }))).toBe(
      '/en/login?google=unverified',
    );
  });

  test('takes over an unconfirmed sign-up, without what a stranger put into it', async () => {
    const email = `n${randomUUID().slice(0, 20)}@example.org`;
    const id = await makeUser(account.pool, { email, email_verified_at: null });
    const username = `n${randomUUID().slice(0, 20)}`;
    await makeStudent(account.pool, { parent_id: id, username });
    await newcomer(somebody({ email }));
    expect(await userOf(email)).toMatchObject({ full_name: 'Gita Google', password_hash: null });
    const logIn = async (login: string) =>
      (await new Browser(account).post('/api/auth/login', { login, password: PASSWORD })).json().code;
    expect([await logIn(email), await logIn(username)]).toEqual([
      'auth/wrong-credentials',
      'auth/wrong-credentials',
    ]);
  });

  test('links an account without a password, whose address both have verified', async () => {
    const email = `n${randomUUID().slice(0, 20)}@example.org`;
    const id = await makeUser(account.pool, { email, password_hash: null });
    const browser = new Browser(account);
    expect(await logIn(browser, somebody({ email }))).toBe('/en/');
    expect(await current(browser)).toMatchObject({ user_id: id });
  });

  test('never gives an account to another Google account that has its address', async () => {
    const { person } = await newcomer();
    const browser = new Browser(account);
    expect(await logIn(browser, { ...person, sub: randomUUID() })).toBe('/en/login?google=taken');
    expect(browser.secret).toBeNull();
  });

  test('asks for the second factor too: Google does not know whether they hold the phone', async () => {
    const person = somebody();
    const { browser } = await newcomer(person);
    const { key } = (await browser.post('/api/profile/second-factor', {})).json<{ key: string }>();
    const totp = new TOTP({ secret: Secret.fromBase32(key) });
    const before = totp.generate({ timestamp: Date.now() - 30_000 });
    expect((await browser.put('/api/profile/second-factor', { code: before })).statusCode).toBe(200);
    const again = new Browser(account);
    const place = await logIn(again, person, 'language=en&next=%2Fprofile%2Fdetails');
    expect([place, again.secret]).toEqual([
      '/en/login/code?google=second-step&next=%2Fprofile%2Fdetails',
      null,
    ]);
    expect((await again.post('/api/auth/second-factor', { code: totp.generate() })).statusCode).toBe(200);
    expect((await current(again)).email).toBe(person.email);
  });

  test('that is cancelled leads back to the log-in', async () => {
    const browser = new Browser(account);
    const location = String((await browser.get('/api/auth/google/authorize?language=ar')).headers.location);
    const state = new URL(location).searchParams.get('state');
    const back = (error: string) => browser.get(`/api/auth/google_callback?state=${state}&error=${error}`);
    expect((await back('access_denied')).headers.location).toBe('/ar/login?google=cancelled');
    expect((await back('access_denied')).headers.location).toBe('/en/login?google=failed');
  });
});

describe('a callback', () => {
  const FAILED = '/en/login?google=failed';
  const end = async (browser: Browser, callback: string) => (await browser.get(callback)).headers.location;

  test('in another browser than the one that asked is refused, and used up (log-in of a victim as the attacker)', async () => {
    const [attacker, victim] = [new Browser(account), new Browser(account)];
    const callback = await toGoogle(attacker, somebody());
    expect(await end(victim, callback)).toBe(FAILED);
    expect(victim.secret).toBeNull();
    expect(await end(attacker, callback)).toBe(FAILED);
  });

  test('works once', async () => {
    const browser = new Browser(account);
    const callback = await toGoogle(browser, (await newcomer()).person);
    expect(await end(browser, callback)).toBe('/en/');
    const again = new Browser(account, { visitor: browser.visitor });
    expect(await end(again, callback)).toBe(FAILED);
    expect(again.secret).toBeNull();
  });

  test('works for ten minutes', async () => {
    const browser = new Browser(account);
    const callback = await toGoogle(browser, somebody());
    await account.pool.query(
      "update account.tokens set expires_at = now() - interval '1 second' where visitor_id = $1",
      [browser.visitor],
    );
    expect(await end(browser, callback)).toBe(FAILED);
  });

  test.each([
    ['a state that nobody gave', (url: URL) => url, (callback: string) => callback.replace(/state=[^&]*/, `state=${'x'.repeat(43)}`)],
    ['no state', (url: URL) => url, (callback: string) => callback.replace(/state=[^&]*/, '')],
    ['another code', (url: URL) => url, (callback: string) => callback.replace(/code=[^&]*/, 'code=another')],
    ['another issuer', (url: URL) => url, (callback: string) => callback.replace(/iss=[^&]*/, 'iss=https%3A%2F%2Fevil.example')],
    ['a nonce that was changed', (url: URL) => (url.searchParams.set('nonce', 'n'.repeat(43)), url), (callback: string) => callback],
    ['a code of another challenge (PKCE)', (url: URL) => (url.searchParams.set('code_challenge', 'c'.repeat(43)), url), (callback: string) => callback],
  ])('with %s is refused', async (_, change, spoil) => {
    const browser = new Browser(account);
    const callback = spoil(await toGoogle(browser, somebody(), 'language=en', change));
    expect(await end(browser, callback)).toBe(FAILED);
    expect(browser.secret).toBeNull();
  }); // prettier-ignore

  test('never leads away from our own pages', async () => {
    const browser = new Browser(account);
    for (const query of [
      '',
      '?error=access_denied',
      '?state=//evil.example&redirect_uri=https://evil.example&error=x',
    ]) {
      expect(await end(browser, `/api/auth/google_callback${query}`)).toBe(FAILED);
    }
    const language = encodeURIComponent('//ev');
    const location = String(
      (await browser.get(`/api/auth/google/authorize?language=${language}`)).headers.location,
    );
    const state = new URL(location).searchParams.get('state');
    expect(await end(browser, `/api/auth/google_callback?state=${state}&error=access_denied`)).toBe(
      '/en/login?google=cancelled',
    );
  });
});

describe('without Google', () => {
  let off: TestService;
  beforeAll(async () => {
    off = await startForTest(createAccount);
  });
  afterAll(() => off.close());

  test('nobody can log in with it', async () => {
    for (const path of ['google/authorize', 'google_callback?state=x&code=y']) {
      const answer = await new Browser(off).get(`/api/auth/${path}`);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'auth/google-off']);
    }
  });
});

test.each([
  ['off', null],
  ['consent select_account', 'consent select_account'],
])('GOOGLE_PROMPT=%s asks for %s', async (GOOGLE_PROMPT, prompt) => {
  const settings = {
    PUBLIC_URL,
    GOOGLE_CLIENT_ID: CLIENT.id,
    GOOGLE_CLIENT_SECRET: CLIENT.secret,
    GOOGLE_ISSUER: google.issuer,
    GOOGLE_PROMPT,
  };
  const other = await startForTest(parts => createAccount({ ...parts, settings }));
  const answer = await new Browser(other).get('/api/auth/google/authorize');
  expect(new URL(String(answer.headers.location)).searchParams.get('prompt')).toBe(prompt);
  await other.close();
});

test('a provider that does not answer leads back to the log-in', async () => {
  const settings = {
    PUBLIC_URL,
    GOOGLE_CLIENT_ID: CLIENT.id,
    GOOGLE_CLIENT_SECRET: CLIENT.secret,
    GOOGLE_ISSUER: 'http://127.0.0.1:9',
  };
  const lonely = await startForTest(parts => createAccount({ ...parts, settings }));
  const answer = await new Browser(lonely).get('/api/auth/google/authorize?language=ar');
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/ar/login?google=failed']);
  await lonely.close();
});
