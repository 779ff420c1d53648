import { openDatabase } from '@burrow/service-kit';
import { startForTest, type TestService } from '@burrow/service-kit/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { createAccount } from '../src/create-account.ts';
import { ISSUE } from '../src/tokens/tokens.queries.ts';
import { hashSecret, makeSecret } from '../src/tokens/tokens.repository.ts';
import { Browser, resolveSession } from './browser.harness.ts';
import { makeUser, PASSWORD } from './people.harness.ts';

let account: TestService;

beforeAll(async () => {
  account = await startForTest(createAccount);
});
afterAll(() => account.close());

const someEmail = () => `n${randomUUID().slice(0, 20)}@example.org`;

async function enter(email = someEmail()) {
  const { rows } = await account.pool.query('select id from account.users where email_key = $1', [email]);
  const id: string = rows[0]?.id ?? (await makeUser(account.pool, { email }));
  const browser = new Browser(account);
  await browser.post('/api/auth/login', { login: email, password: PASSWORD });
  return { id, email, browser };
}

/** Issues the token that the profile issues when an address is to change, for an hour. */
async function ask(userId: string, email: string): Promise<string> {
  const database = openDatabase(account.pool.options.connectionString ?? '', 1);
  const tx = {
    query: async (sql: string, values?: unknown[]) => (await database.pool.query(sql, values)).rows,
  };
  const token = makeSecret();
  await ISSUE.run(tx, [hashSecret(token), 'change-email', userId, email, null, '{}', 60]);
  await database.close();
  return token;
}

const spend = (browser: Browser, token: string) => browser.post('/api/auth/confirm-email', { token });

describe('a change of address', () => {
  test('takes effect once it is confirmed; every other session ends, and the old address is told', async () => {
    const owner = await enter();
    const elsewhere = await enter(owner.email);
    const [next, before] = [someEmail(), owner.browser.secret ?? ''];
    const answer = await spend(owner.browser, await ask(owner.id, next));
    expect(answer.json().user).toMatchObject({ user_id: owner.id, email: next });
    for (const secret of [before, elsewhere.browser.secret ?? ''])
      expect(await resolveSession(account, secret)).toBeNull();
    expect((await owner.browser.get('/api/auth/current')).statusCode).toBe(200);
    const { rows } = await account.pool.query(
      "select recipient from account.emails where user_id = $1 and template = 'email-changed'",
      [owner.id],
    );
    expect(rows).toEqual([{ recipient: owner.email }]);
    expect(
      (await new Browser(account).post('/api/auth/login', { login: owner.email, password: PASSWORD }))
        .statusCode,
    ).toBe(401);
    expect(
      (await new Browser(account).post('/api/auth/login', { login: next, password: PASSWORD })).statusCode,
    ).toBe(200);
  });

  test('is not for somebody who reads a misdirected mail; the link stays valid for the owner', async () => {
    const owner = await enter();
    const token = await ask(owner.id, someEmail());
    const reader = new Browser(account);
    expect((await spend(reader, token)).json().code).toBe('auth/not-logged-in');
    expect((await spend((await enter()).browser, token)).json().code).toBe('auth/forbidden');
    expect((await spend(owner.browser, token)).statusCode).toBe(200);
  });

  test('to an address that somebody has confirmed meanwhile is refused; an unconfirmed sign-up is replaced', async () => {
    const owner = await enter();
    const [taken, waiting] = [someEmail(), someEmail()];
    const token = await ask(owner.id, taken);
    await makeUser(account.pool, { email: taken });
    expect((await spend(owner.browser, token)).json().code).toBe('auth/token-invalid');
    await makeUser(account.pool, { email: waiting, email_verified_at: null });
    expect((await spend(owner.browser, await ask(owner.id, waiting))).json().user.email).toBe(waiting);
  });
});
