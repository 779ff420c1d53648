import { startForTest, type TestService } from '@burrow/service-kit/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { createAccount } from '../src/create-account.ts';
import { type Postbox, startPostbox, until } from './mail.harness.ts';
import {
  makeFamily,
  makeOrganization,
  makeStudent,
  makeUser,
  parentIdentity,
  studentIdentity,
} from './people.harness.ts';

const PATH = '/api/user/ask-grown-up';

let box: Postbox;
let account: TestService;

beforeAll(async () => {
  box = await startPostbox();
  const settings = { SMTP_URL: box.url, PUBLIC_URL: 'https://burrow.example' };
  account = await startForTest(parts => createAccount({ ...parts, settings }));
});
afterAll(async () => {
  await account.close();
  await box.stop();
});

const to = (email: string) => box.mails.filter(mail => mail.to?.[0]?.address === email);

async function family(language: string | null) {
  const email = `${randomUUID()}@example.org`;
  const user = await makeUser(account.pool, { email, language });
  const username = `otter-${randomUUID().slice(0, 8)}`;
  const student = await makeStudent(account.pool, { parent_id: user, username });
  return { email, username, child: account.as(await studentIdentity(account.pool, student, user)) };
}

test('the adult of the family gets the question at the known address, in their language', async () => {
  const [english, arabic] = [await family(null), await family('Arabic')];
  for (const { child } of [english, arabic])
    expect((await child.post(PATH, { email: 'stranger@example.org' })).json()).toEqual({ done: true });
  await until(() => to(english.email).length === 1 && to(arabic.email).length === 1);
  const [mail] = to(english.email);
  expect(mail?.subject).toBe('A question from your child');
  expect(mail?.text).toContain(english.username);
  expect(mail?.text).toContain('https://burrow.example/en/purchase');
  expect(to(arabic.email)[0]?.text).toContain('https://burrow.example/ar/purchase');
  expect(to('stranger@example.org')).toEqual([]);
});

test('a child asks once a day, however often the button is pressed at the same time', async () => {
  const { child, email } = await family(null);
  const answers = await Promise.all(Array.from({ length: 5 }, () => child.post(PATH, {})));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  const refused = await child.post(PATH, {});
  expect(refused.json().code).toBe('auth/too-many-attempts');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(80_000);
  await until(() => to(email).length === 1);
  const { rows } = await account.pool.query('select id from account.emails where recipient = $1', [email]);
  expect(rows).toHaveLength(1);
});

test('nobody else asks: no student of a school, no adult, nobody who acts as the child', async () => {
  const { user, student } = await makeFamily(account.pool);
  const organization = await makeOrganization(account.pool);
  const schoolStudent = await makeStudent(account.pool, { organization_id: organization });
  const callers = [
    await studentIdentity(account.pool, schoolStudent, null),
    { ...(await parentIdentity(account.pool, user)), student },
    { ...(await studentIdentity(account.pool, student, user)), impersonator: randomUUID() },
  ];
  for (const caller of callers)
    expect((await account.as(caller).post(PATH, {})).json().code).toBe('auth/forbidden');
});
