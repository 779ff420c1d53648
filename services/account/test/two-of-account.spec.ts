import {
  type Identity,
  IDENTITY_HEADER,
  openDatabase,
  type Service,
  visitorIdentity,
} from '@burrow/service-kit';
import { callerAs, memoryLog, startForTest, TEST_KEYS, type TestService } from '@burrow/service-kit/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { createAccount } from '../src/create-account.ts';
import { tellStream } from '../src/features/own-account/stream/index.ts';
import { Browser } from './browser.harness.ts';
import { eventsOf } from './events.harness.ts';
import { giveFactor, logIn, makeUser, PASSWORD } from './people.harness.ts';

let account: TestService;
/** Both processes: the one that everything else is asked of, and another one on its database. */
let two: readonly TestService[];
const closings: (() => Promise<void>)[] = [];

async function startAnother(): Promise<Service> {
  const database = openDatabase(account.pool.options.connectionString ?? '', 3);
  const { logger } = memoryLog();
  const service = await createAccount({ database, logger, keys: TEST_KEYS, places: {}, settings: {} });
  closings.push(async () => {
    service.fastify.server.closeAllConnections();
    await service.close();
    await database.close();
  });
  return service;
}

beforeAll(async () => {
  account = await startForTest(createAccount);
  const other = await startAnother();
  two = [account, { ...account, service: other, as: identity => callerAs(other, identity) }];
});
afterAll(async () => {
  await Promise.all(closings.map(close => close()));
  await account.close();
});
beforeEach(() => account.pool.query('delete from account.failed_attempts'));

const codeOf = (answer: { json(): unknown }) => (answer.json() as { code?: string }).code;

/** Asks both by turns, all at once; returns how often each code was answered. */
async function atBoth(times: number, ask: (one: TestService) => Promise<{ json(): unknown }>) {
  const answers = await Promise.all(
    Array.from({ length: times }, (_, at) => ask(two[at % two.length] ?? account)),
  );
  const counts: Record<string, number> = {};
  for (const code of answers.map(codeOf)) counts[code ?? ''] = (counts[code ?? ''] ?? 0) + 1;
  return counts;
}

test('a password is guessed five times at both together', async () => {
  const email = `${randomUUID()}@example.org`;
  await makeUser(account.pool, { email });
  const { base } = new Browser(account);
  const guess = (one: TestService) =>
    new Browser(one, base).post('/api/auth/login', { login: email, password: 'a guess' });
  expect(await atBoth(20, guess)).toEqual({ 'auth/wrong-credentials': 5, 'auth/too-many-attempts': 15 });
});

test('a code of a second factor is guessed five times at both together', async () => {
  const email = `${randomUUID()}@example.org`;
  await giveFactor(account.pool, await makeUser(account.pool, { email }));
  const { base } = new Browser(account);
  const first = await new Browser(account, base).post('/api/auth/login', {
    login: email,
    password: PASSWORD,
  });
  expect(codeOf(first)).toBe('auth/second-factor-needed');
  const guess = (one: TestService) =>
    new Browser(one, base).post('/api/auth/second-factor', { code: '000000' });
  // Nobody has the key of this factor, which is told to those whose guess is judged.
  expect(await atBoth(20, guess)).toEqual({
    'auth/second-factor-lost': 5,
    'auth/too-many-attempts': 15,
  });
});

test('codes of classes that are tried at both are counted together, each once', async () => {
  const find = (one: TestService) =>
    one
      .as({ role: 'service', service: 'organization' })
      .post('/internal/classes/find', { token: 'xxxx-9999', address: '198.51.100.9' });
  const told = await atBoth(200, find);
  const { rows } = await account.pool.query('select max(failures) as failures from account.failed_attempts');
  expect(told['auth/token-invalid']).toBe(rows[0].failures);
  expect(told['auth/too-many-attempts']).toBeGreaterThan(0);
});

test('what one tells is heard in the streams of both', async () => {
  const user = await makeUser(account.pool);
  const streams = await Promise.all(two.map(one => openStream(one, user)));
  await tellStream(
    { query: async (text, values) => (await account.pool.query(text, values)).rows },
    'account-changed',
    { kind: 'user', id: user },
  );
  while (!streams.every(stream => stream.text.includes('account-changed'))) await delay(20);
  expect(streams.map(({ text }) => text.match(/account-changed/g)?.length)).toEqual([1, 1]);
  for (const stream of streams) stream.close();
});

async function openStream({ service }: TestService, user: string) {
  const identity: Identity = {
    ...visitorIdentity(randomUUID()),
    role: 'parent',
    ...(await logIn(account.pool, { user })),
  };
  const ending = new AbortController();
  const url = await service.listen('127.0.0.1', 0);
  const answer = await fetch(`${url}/api/stream`, {
    headers: { [IDENTITY_HEADER]: await account.tokenOf(identity) },
    signal: ending.signal,
  });
  expect(answer.status).toBe(200);
  const stream = { text: '', close: () => ending.abort() };
  void read(answer, stream);
  return stream;
}

async function read({ body }: Response, stream: { text: string }): Promise<void> {
  const decoder = new TextDecoder();
  try {
    for await (const chunk of body ?? [])
      stream.text += decoder.decode(chunk as Uint8Array, { stream: true });
  } catch {
    // Closed by the test.
  }
}

test('accounts that are due are erased once, by whichever of two processes takes each', async () => {
  const deletion_at = new Date(Date.now() - 1_000);
  const due = await Promise.all(Array.from({ length: 8 }, () => makeUser(account.pool, { deletion_at })));
  await Promise.all([startAnother(), startAnother()]);
  const left = () => account.pool.query('select 1 from account.users where id = any($1)', [due]);
  while ((await left()).rowCount !== 0) await delay(20);
  for (const id of due) expect(await eventsOf(account, 'account/user-removed', id)).toHaveLength(1);
});
