import { type EventData, SCHOOL_NOTICES } from '@burrow/contracts';
import { openDatabase, Outbox } from '@burrow/service-kit';
import { startForTest, type TestService } from '@burrow/service-kit/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { createAccount } from '../src/create-account.ts';
import { openQueue, type Postbox, startPostbox, until } from './mail.harness.ts';
import { makeUser } from './people.harness.ts';

const SUPPORT = 'help@burrow.example';

let box: Postbox;
let account: TestService;
let db: Awaited<ReturnType<typeof openQueue>>;
let jobs: ReturnType<typeof openDatabase>;

beforeAll(async () => {
  box = await startPostbox();
  const settings = { SMTP_URL: box.url, PUBLIC_URL: 'https://burrow.example', SUPPORT_EMAIL: SUPPORT };
  account = await startForTest(parts => createAccount({ ...parts, settings }));
  db = await openQueue(account);
  jobs = openDatabase(account.pool.options.connectionString ?? '', 2);
});
afterAll(async () => {
  await jobs.close();
  await db.close();
  await account.close();
  await box.stop();
});

type Notice = EventData<'organization/notice'>;
const tell = (more: Pick<Notice, 'notice' | 'to'> & Partial<Notice>) => {
  const data = {
    organization_id: randomUUID(),
    organization_name: 'Elm School',
    staff: false,
    date: null,
    from: null,
    ...more,
  };
  return db.inTransaction(tx => new Outbox(jobs.jobs).send(tx, 'organization/notice', data));
};
const to = (email: string) => box.mails.filter(mail => mail.to?.[0]?.address === email);

test.each(SCHOOL_NOTICES)(
  '%s: adults read of their school, each in their language, with a way to the page',
  async notice => {
    const [email, arabic] = [`${randomUUID()}@elm.example`, `${randomUUID()}@elm.example`];
    const user = await makeUser(account.pool, { email, language: null });
    const other = await makeUser(account.pool, { email: arabic, language: 'Arabic' });
    await tell({ notice, to: [user, other, randomUUID()], date: '2027-01-26T10:00:00.000Z' });
    await until(() => to(email).length === 1 && to(arabic).length === 1);
    expect(to(email)[0]?.subject).toContain('Elm School');
    expect(to(email)[0]?.text).toContain('https://burrow.example/en/organization');
    expect(to(arabic)[0]?.text).toContain('https://burrow.example/ar/organization');
    expect(to(arabic)[0]?.subject).not.toBe(to(email)[0]?.subject);
  },
);

test('staff are told of a school without an administrator, with a way to appoint one', async () => {
  const organization_id = randomUUID();
  await tell({
    notice: 'administrator-lost',
    to: [],
    staff: true,
    organization_id,
    date: '2027-01-26T10:00:00.000Z',
  });
  await until(() => to(SUPPORT).length === 1);
  expect(to(SUPPORT)[0]?.text).toContain(`https://burrow.example/en/staff/schools/${organization_id}`);
  expect(to(SUPPORT)[0]?.text).toContain('January 26, 2027');
});

test('a substitute reads from which day until which day', async () => {
  const email = `${randomUUID()}@elm.example`;
  const user = await makeUser(account.pool, { email, language: null });
  const days = { from: '2026-11-30T11:00:00.000Z', date: '2026-12-02T11:59:59.000Z' };
  await tell({ notice: 'substitute-named', to: [user], ...days });
  await until(() => to(email).length === 1);
  const text = to(email)[0]?.text?.replaceAll(/\s+/g, ' ');
  expect(text).toContain('from November 30, 2026 until the end of December 2, 2026');
});
