import { OutboxSchema } from '@burrow/contracts';
import { startForTest, type TestService } from '@burrow/service-kit/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createAccount } from '../src/create-account.ts';
import { until } from './mail.harness.ts';
import { makeFamily, parentIdentity, studentIdentity } from './people.harness.ts';
import { randomUUID } from 'node:crypto';

let account: TestService;

beforeAll(async () => {
  const settings = { SUPPORT_EMAIL: 'help@burrow.example', OUTBOX: 'on' as const };
  account = await startForTest(parts => createAccount({ ...parts, settings }));
});
afterAll(() => account.close());

const kept = async (text: string) =>
  (await account.pool.query('select * from account.feedback where text = $1', [text])).rows;
const outbox = async () =>
  OutboxSchema.parse((await account.as().get('/api/user/outbox')).json()).mails.filter(
    mail => mail.to === 'help@burrow.example',
  );

describe('feedback', () => {
  test('is stored with only the path of its page, and mailed to support', async () => {
    const text = `The cow is stuck ${randomUUID()}\n\nHelp <it>`;
    const answer = await account.as().post('/api/user/feedback', {
      text,
      path: '/en/reset-password?token=secret#x',
      email: 'me@example.org',
    });
    expect(answer.json()).toEqual({ done: true });
    expect(await kept(text)).toMatchObject([{ path: '/en/reset-password', email: 'me@example.org' }]);
    const found = async () => (await outbox()).find(mail => mail.text.includes(text.split('\n')[0] ?? ''));
    await until(async () => (await found()) !== undefined);
    const mail = await found();
    expect(mail?.text).toContain('/en/reset-password');
    expect(mail?.text).toContain('me@example.org');
    expect(mail?.html).toContain('Help &lt;it&gt;');
    expect(JSON.stringify(mail)).not.toContain('secret');
  });

  test('of a student is stored without an address', async () => {
    const { user, student } = await makeFamily(account.pool);
    const as = account.as(await studentIdentity(account.pool, student, user));
    const text = randomUUID();
    await as.post('/api/user/feedback', { text, path: '/en/', email: 'child@example.org' });
    expect(await kept(text)).toMatchObject([{ email: null, student_id: student, user_id: null }]);
  });

  test('is accepted at most ten times a day from one session or visitor, however many at the same time', async () => {
    const { user } = await makeFamily(account.pool);
    const callers = [
      account.as({ visitor: randomUUID() }),
      account.as(await parentIdentity(account.pool, user)),
    ];
    for (const caller of callers) {
      const text = randomUUID();
      const send = () => caller.post('/api/user/feedback', { text, path: '/en/' });
      const answers = await Promise.all(Array.from({ length: 15 }, send));
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10);
      expect((await send()).json().code).toBe('auth/too-many-attempts');
      expect(await kept(text)).toHaveLength(10);
    }
  });
});

test('the outbox is for developers: elsewhere it does not exist', async () => {
  const other = await startForTest(createAccount);
  const answer = await other.as().get('/api/user/outbox');
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'request/not-found']);
  await other.close();
});
