import { serviceIdentity } from '@burrow/service-kit';
import { startForTest, type TestService } from '@burrow/service-kit/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Secret, TOTP } from 'otpauth';
import { createAccount } from '../src/create-account.ts';
import { Browser } from './browser.harness.ts';
import { eventsOf } from './events.harness.ts';
import { makeOrganization, makeUser, PASSWORD } from './people.harness.ts';

const OWN = '/api/profile/second-factor';

let account: TestService;
beforeAll(async () => {
  account = await startForTest(createAccount);
});
afterAll(() => account.close());

interface Person {
  readonly id: string;
  readonly email: string;
  readonly organization: string;
  readonly browser: Browser;
}

const codeOf = (answer: { json(): unknown }) => (answer.json() as { code?: string }).code;
const logIn = (email: string, browser = new Browser(account)) =>
  browser.post('/api/auth/login', { login: email, password: PASSWORD });

/** Somebody who is logged in. */
async function enter(): Promise<Person> {
  const email = `${randomUUID()}@example.org`;
  const organization = await makeOrganization(account.pool);
  const id = await makeUser(account.pool, { email, user_type: 2, organization_id: organization });
  const browser = new Browser(account);
  await logIn(email, browser);
  return { id, email, organization, browser };
}

const HALF_MINUTE_MS = 30_000;

/** Waits for the next half minute if this one is almost over: a code of the one before would be too old in the middle of a test. */
async function timeForCodes(): Promise<void> {
  const left = HALF_MINUTE_MS - (Date.now() % HALF_MINUTE_MS);
  if (left < 8_000) await delay(left);
}

/** What the app shows; each call that of the next half minute, as each code works once. */
function appOf(key: string): () => string {
  const totp = new TOTP({ secret: Secret.fromBase32(key) });
  let timestamp = Date.now() - HALF_MINUTE_MS;
  return () => {
    const code = totp.generate({ timestamp });
    timestamp += HALF_MINUTE_MS;
    return code;
  };
}

async function setUp({ browser }: Person) {
  await timeForCodes();
  const { key } = (await browser.post(OWN, { current_password: PASSWORD })).json<{ key: string }>();
  const app = appOf(key);
  const answer = await browser.put(OWN, { code: app() });
  return { key, app, codes: answer.json<{ recovery_codes: string[] }>().recovery_codes };
}

test('a key counts once a code confirms it, and ends the other sessions; then a password alone begins none', async () => {
  const person = await enter();
  const other = new Browser(account);
  await logIn(person.email, other);
  expect(codeOf(await person.browser.post(OWN, { current_password: 'wrong' }))).toBe('auth/wrong-password');
  await person.browser.post(OWN, { current_password: PASSWORD });
  expect((await logIn(person.email)).statusCode).toBe(200);
  const { app, codes } = await setUp(person);
  expect(codes).toHaveLength(10);
  expect((await other.get('/api/auth/current')).statusCode).toBe(401);
  expect((await person.browser.get(OWN)).json()).toEqual({
    on_since: expect.any(String),
    recovery_codes_left: 10,
  });
  expect(codeOf(await person.browser.post(OWN, { current_password: PASSWORD }))).toBe(
    'auth/second-factor-on',
  );
  const browser = new Browser(account);
  expect(codeOf(await logIn(person.email, browser))).toBe('auth/second-factor-needed');
  expect(browser.secret).toBeNull();
  expect((await browser.post('/api/auth/second-factor', { code: app() })).json().user.email).toBe(
    person.email,
  );
  expect((await browser.get('/api/auth/current')).statusCode).toBe(200);
  expect((await eventsOf(account, 'account/member-described', person.id)).at(-1)).toMatchObject({
    second_factor: true,
  });
});

test('a code works once, only after the password and in the same browser; a wrong password is told as always', async () => {
  const person = await enter();
  const { app } = await setUp(person);
  const browser = new Browser(account);
  const step = (code: string, by = browser) => by.post('/api/auth/second-factor', { code });
  expect(codeOf(await step(app()))).toBe('auth/token-invalid');
  const wrong = await browser.post('/api/auth/login', { login: person.email, password: 'a wrong guess' });
  expect(codeOf(wrong)).toBe('auth/wrong-credentials');
  await logIn(person.email, browser);
  const code = app();
  expect(codeOf(await step(code, new Browser(account)))).toBe('auth/token-invalid');
  expect((await step(code)).statusCode).toBe(200);
  await logIn(person.email, browser);
  expect(codeOf(await step(code))).toBe('auth/wrong-code');
});

test('a recovery code works once, however many use it at the same time', async () => {
  const person = await enter();
  const { codes } = await setUp(person);
  const code = (codes[0] ?? '').toUpperCase();
  const browsers = Array.from({ length: 4 }, () => new Browser(account));
  for (const browser of browsers) await logIn(person.email, browser);
  const answers = await Promise.all(browsers.map(each => each.post('/api/auth/second-factor', { code })));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
});

test('guessing codes is slowed down for the account, in whichever browser', async () => {
  const person = await enter();
  await setUp(person);
  const guess = async () => {
    const browser = new Browser(account);
    await logIn(person.email, browser);
    return codeOf(await browser.post('/api/auth/second-factor', { code: '000000' }));
  };
  const told = [];
  for (let at = 0; at < 6; at += 1) told.push(await guess());
  expect(told).toEqual([...Array.from({ length: 5 }, () => 'auth/wrong-code'), 'auth/too-many-attempts']);
});

test('it is removed with password and code, or by the organisation, which a mail tells; the key is sealed', async () => {
  const person = await enter();
  const { app, key } = await setUp(person);
  const { rows } = await account.pool.query<{ sealed_key: Buffer }>(
    'select sealed_key from account.second_factors',
  );
  expect(rows.some(({ sealed_key: sealed }) => sealed.includes(key))).toBe(false);
  const remove = (body: object) => person.browser.delete(OWN, body);
  expect(codeOf(await remove({ current_password: PASSWORD, code: '000000' }))).toBe('auth/wrong-code');
  expect(codeOf(await remove({ current_password: 'wrong', code: app() }))).toBe('auth/wrong-password');
  expect((await remove({ current_password: PASSWORD, code: app() })).json()).toEqual({ done: true });
  expect((await logIn(person.email)).statusCode).toBe(200);
  await setUp(person);
  const reset = (organization_id: string) =>
    account.as(serviceIdentity('organization')).post('/internal/second-factors/reset', {
      organization_id,
      user_id: person.id,
      by: { user: person.id, impersonator: null },
    });
  expect(codeOf(await reset(await makeOrganization(account.pool)))).toBe('organization/unknown');
  await reset(person.organization);
  expect((await logIn(person.email)).statusCode).toBe(200);
  const mails = await account.pool.query('select template from account.emails where recipient = $1', [
    person.email,
  ]);
  expect(mails.rows).toEqual([{ template: 'second-factor-reset' }]);
});

test('where the school demands it, an administrator without one invites, finds and becomes nobody', async () => {
  const person = await enter();
  const { browser, organization } = person;
  const teacher = await makeUser(account.pool, {
    email: `${randomUUID()}@example.org`,
    user_type: 1,
    organization_id: organization,
  });
  const demand = 'update account.organizations set second_factor_demanded = true where id = $1';
  await account.pool.query(demand, [organization]);
  const calls = [
    () => browser.post('/api/auth/signup/generate-link', { email: `${randomUUID()}@example.org` }),
    () => browser.get('/api/user/search/emails?query=example'),
    () => browser.post(`/api/auth/impersonate/user?target_user_id=${teacher}`),
  ];
  for (const call of calls) expect(codeOf(await call())).toBe('organization/second-factor-needed');
  await setUp(person);
  for (const call of calls) expect((await call()).statusCode).toBe(200);
});
