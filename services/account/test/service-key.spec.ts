import type { Database } from '@burrow/service-kit';
import { callerAs, memoryLog, startForTest, TEST_KEYS, type TestService } from '@burrow/service-kit/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { createAccount } from '../src/create-account.ts';
import { takeSecondFactor } from '../src/index.ts';
import { Browser } from './browser.harness.ts';
import { makeUser, PASSWORD } from './people.harness.ts';

const OLD = 'old-key-old-key-old-key-old-key-old-key';
const FRESH = 'new-key-new-key-new-key-new-key-new-key';
const OWN = '/api/profile/second-factor';
const STEP_MS = 30_000;

let database: Database;
/** The service before, during and after a change of its key, on one database. */
let before: TestService;
let during: TestService;
let after: TestService;

async function serviceWith(secret: string): Promise<TestService> {
  const { logger } = memoryLog();
  const keys = { ...TEST_KEYS, secret };
  const service = await createAccount({ database, logger, keys, places: {}, settings: {} });
  return { ...before, service, as: identity => callerAs(service, identity) };
}

beforeAll(async () => {
  before = await startForTest(parts => {
    ({ database } = parts);
    return createAccount({ ...parts, keys: { ...parts.keys, secret: OLD }, settings: {} });
  });
  during = await serviceWith(`${FRESH},${OLD}`);
  after = await serviceWith(FRESH);
});
afterAll(async () => {
  await after.service.close();
  await during.service.close();
  await before.close();
});

const codeOf = (answer: { json(): unknown }) => (answer.json() as { code?: string }).code;

/** What an app shows, one half minute after another, the one before this first: each code works once. */
function appOf(key: string): () => string {
  const totp = new TOTP({ secret: Secret.fromBase32(key) });
  let timestamp = Date.now() - STEP_MS;
  return () => totp.generate({ timestamp: (timestamp += STEP_MS) - STEP_MS });
}

/** Somebody who has set up a second factor with the old key. */
async function person(account = before) {
  const email = `${randomUUID()}@example.org`;
  const id = await makeUser(before.pool, { email, user_type: 1 });
  const browser = new Browser(account);
  await browser.post('/api/auth/login', { login: email, password: PASSWORD });
  const { key } = (await browser.post(OWN, { current_password: PASSWORD })).json<{ key: string }>();
  const app = appOf(key);
  const { recovery_codes: codes } = (await browser.put(OWN, { code: app() })).json<{
    recovery_codes: string[];
  }>();
  return { id, email, app, code: () => codes.shift() ?? '' };
}

async function enter(account: TestService, email: string, code: string) {
  const browser = new Browser(account);
  await browser.post('/api/auth/login', { login: email, password: PASSWORD });
  return browser.post('/api/auth/second-factor', { code });
}

test('with a new key in front, what the old one sealed is opened, and then sealed by the new one', async () => {
  const { email, app, code } = await person();
  expect((await enter(during, email, code())).statusCode).toBe(200);
  expect(codeOf(await enter(after, email, '000000'))).toBe('auth/second-factor-lost');
  expect((await enter(during, email, app())).statusCode).toBe(200);
  expect((await enter(after, email, app())).statusCode).toBe(200);
  expect(codeOf(await enter(before, email, '000000'))).toBe('auth/second-factor-lost');
});

test('who sets it up during the change needs the old key no more', async () => {
  const { email, app, code } = await person(during);
  expect((await enter(after, email, app())).statusCode).toBe(200);
  expect((await enter(after, email, code())).statusCode).toBe(200);
});

test('a browser that was known by the old key still is: it may try while others at its address may not', async () => {
  const email = `${randomUUID()}@example.org`;
  await makeUser(before.pool, { email, user_type: 0 });
  const known = new Browser(before);
  const logIn = (account: TestService, base: Browser['base'], password: string) =>
    new Browser(account, base).post('/api/auth/login', { login: email, password });
  await logIn(before, known.base, PASSWORD);
  const stranger = { ...known.base, visitor: randomUUID() };
  while (codeOf(await logIn(during, stranger, 'a wrong guess')) !== 'auth/too-many-attempts');
  while (codeOf(await logIn(after, stranger, 'a wrong guess')) !== 'auth/too-many-attempts');
  expect(codeOf(await logIn(after, known.base, PASSWORD))).toBe('auth/too-many-attempts');
  expect((await logIn(during, known.base, PASSWORD)).statusCode).toBe(200);
});

test('a lost key has a code of its own, whatever is typed; an operator takes the factor off, which is recorded and mailed', async () => {
  const { id, email, app, code } = await person();
  expect(codeOf(await enter(after, email, app()))).toBe('auth/second-factor-lost');
  expect(codeOf(await enter(after, email, code()))).toBe('auth/second-factor-lost');
  await takeSecondFactor(database, ` ${email.toUpperCase()}`);
  const browser = new Browser(after);
  expect((await browser.post('/api/auth/login', { login: email, password: PASSWORD })).statusCode).toBe(200);
  const of = (table: string, columns: string, where: string, value: string) =>
    before.pool.query(`select ${columns} from account.${table} where ${where} = $1 order by 1`, [value]);
  expect(
    (await of('audit', 'user_id, detail', "action = 'second-factor-off' and subject_user_id", id)).rows,
  ).toEqual([{ user_id: null, detail: { by: 'operator' } }]);
  expect((await of('emails', 'template', 'recipient', email)).rows).toEqual([
    { template: 'second-factor-support' },
  ]);
  const { key } = (await browser.post(OWN, { current_password: PASSWORD })).json<{ key: string }>();
  expect((await browser.put(OWN, { code: appOf(key)() })).statusCode).toBe(200);
});

test('an operator is told if there is nobody, or nothing to take off', async () => {
  const email = `${randomUUID()}@example.org`;
  await expect(takeSecondFactor(database, email)).rejects.toThrow('Nobody has an account');
  await makeUser(before.pool, { email, user_type: 1 });
  await expect(takeSecondFactor(database, email)).rejects.toThrow('no two-step log-in');
});
