import { IDENTITY_HEADER, visitorIdentity } from '@burrow/service-kit';
import { startForTest, type TestService } from '@burrow/service-kit/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { randomUUID } from 'node:crypto';
import { createAccount } from '../src/create-account.ts';
import { Browser, tokenInMail } from './browser.harness.ts';
import { until } from './mail.harness.ts';
import { makeUser, PASSWORD } from './people.harness.ts';

let account: TestService;

beforeAll(async () => {
  account = await startForTest(createAccount);
});
afterAll(() => account.close());

const someName = () => `n${randomUUID().slice(0, 20)}`;

test('no address, name, username, password or token of a sign-up, log-in and reset is in the log', async () => {
  const [email, username, address] = [`${someName()}@example.org`, someName(), '203.0.113.77'];
  const [password, other] = ['the oldest oak of all', 'a fresh bale of hay'];
  const browser = new Browser(account, { address, browser: 'Netscape/4.04' });
  const student = { username, password: 'a quiet paddock', full_name: 'Mia Müller' };
  const body = {
    full_name: 'Ada Lovelace',
    email,
    password,
    verify_password: password,
    role: 'parent',
    is_old_enough: true,
    student,
  };
  await browser.post('/api/auth/signup', body);
  const confirmation = await tokenInMail(account, email, 'confirm-email');
  await browser.get(`/api/auth/confirm-email?token=${confirmation}`);
  await browser.get(`/api/auth/get-user-by-token?token=${confirmation}`);
  await browser.post('/api/auth/confirm-email', { token: confirmation });
  const secrets = [confirmation, browser.secret];
  await browser.post('/api/auth/login', { login: email, password: 'a wrong password of theirs' });
  await browser.post('/api/auth/login', { login: username, password: student.password });
  secrets.push(browser.secret);
  await browser.post(`/api/auth/forgot-password?email=${encodeURIComponent(email)}`);
  const mails = () =>
    account.pool.query("select 1 from account.emails where recipient = $1 and template = 'reset-password'", [
      email,
    ]);
  await until(async () => (await mails()).rowCount === 1);
  const reset = await tokenInMail(account, email, 'reset-password');
  await browser.post(`/api/auth/reset-password?token=${reset}&new_password=${encodeURIComponent(other)}`);
  await browser.get(`/api/auth/check-user-email-exists?email=${encodeURIComponent(email)}`);
  secrets.push(reset);
  const log = account.logLines.join('').toLowerCase();
  expect(log).toContain('/api/auth/reset-password');
  const told = [
    email,
    encodeURIComponent(email),
    username,
    address,
    password,
    other,
    student.password,
    'wrong password of theirs',
    'lovelace',
    'müller',
    'netscape',
    browser.visitor,
    ...secrets,
  ];
  for (const text of told) {
    expect(text).toEqual(expect.any(String));
    expect(log).not.toContain(String(text).toLowerCase());
  }
});

test("the session's cookies are added to those that the gateway put on the answer before", async () => {
  const email = `${someName()}@example.org`;
  await makeUser(account.pool, { email });
  const token = await account.tokenOf(visitorIdentity(randomUUID()));
  const server = createServer((request, response) => {
    response.appendHeader('set-cookie', 'visitor=v; Path=/; HttpOnly');
    response.appendHeader('set-cookie', 'csrf=c; Path=/');
    request.headers[IDENTITY_HEADER] = token;
    account.service.handle(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no address');
  const answer = await fetch(`http://127.0.0.1:${address.port}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login: email, password: PASSWORD }),
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.getSetCookie().map(cookie => cookie.split('=')[0])).toEqual([
    'visitor',
    'csrf',
    'session',
    'has_session',
  ]);
  server.closeAllConnections();
  server.close();
});
