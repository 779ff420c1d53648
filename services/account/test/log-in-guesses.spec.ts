import { startForTest, type TestService } from '@burrow/service-kit/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { createAccount } from '../src/create-account.ts';
import { hashSecret, makeSecret } from '../src/tokens/tokens.repository.ts';
import { Browser, someAddress } from './browser.harness.ts';
import { makeFamily, makeStudent, makeUser, PASSWORD } from './people.harness.ts';

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
/** Lets time pass, so that nobody has to wait any longer. */
const wait = () =>
  account.pool.query("update account.failed_attempts set blocked_until = now() - interval '1 second'");

describe('somebody who guesses', () => {
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
        // A busy machine answers a second later, when a second less is left.
        waits.push(Math.ceil(Number(refused.headers['retry-after']) / 30) * 30);
        await wait();
        expect((await guess(login, browser)).statusCode).toBe(401);
      }
      expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900]);
    }
  });

  test('gets no more guesses by making them all at once', async () => {
    const email = someEmail();
    await makeUser(account.pool, { email });
    const browser = new Browser(account);
    const answers = await Promise.all(Array.from({ length: 40 }, () => guess(email, browser)));
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(35);
  });

  test('does not lock a classmate out: neither in their own browser, nor elsewhere, nor by card', async () => {
    const { student } = await makeFamily(account.pool);
    const [username, card, address] = [someName(), makeSecret(), someAddress()];
    await account.pool.query(
      'update account.students set username = $2, username_key = $2, card_hash = $3 where id = $1',
      [student, username, hashSecret(card)],
    );
    const own = new Browser(account, { address });
    expect((await logIn(username, PASSWORD, own)).statusCode).toBe(200);
    await guessUntilBlocked(username, address);
    const stranger = new Browser(account, { address });
    expect((await logIn(username, PASSWORD, stranger)).statusCode).toBe(429);
    expect((await logIn(username, PASSWORD, own)).statusCode).toBe(200);
    expect((await logIn(username, PASSWORD)).statusCode).toBe(200);
    expect((await stranger.post('/api/auth/login-card', { card })).statusCode).toBe(200);
    expect((await logIn(username, PASSWORD, stranger)).statusCode).toBe(200);
  });

  test('has a hundred guesses over all addresses; after that, a browser that was logged in before may still log in', async () => {
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
    await account.pool.query(
      "update account.failed_attempts set last_at = now() - interval '25 hours', blocked_until = null",
    );
    for (let time = 0; time < 4; time += 1) expect((await guess(email, browser)).statusCode).toBe(401);
    expect((await logIn(email, PASSWORD, browser)).statusCode).toBe(200);
  });

  test('no longer locks a child out once the parent has set a new password', async () => {
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

  /** As if this many more accounts had failed at the address at which this one just did. */
  const failMore = (times: number) =>
    account.pool.query(
      `insert into account.failed_attempts (key, failures, address)
       select sha256(gen_random_uuid()::text::bytea), 1, address from
         (select address from account.failed_attempts where address is not null order by last_at desc limit 1) a,
         generate_series(1, $1)`,
      [times],
    );

  test('is slowed down at an address by different accounts; one that succeeds does not count', async () => {
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

  test("is not slowed down like that in a school's network", async () => {
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
