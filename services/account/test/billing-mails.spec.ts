import { BILLING_NOTICES, type EventData } from '@burrow/contracts';
import { openDatabase, Outbox } from '@burrow/service-kit';
import { startForTest, type TestService } from '@burrow/service-kit/testing';
import { PLAN_NAMES } from '@burrow/billing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { createAccount } from '../src/create-account.ts';
import { currentTemplate } from '../src/features/mails/mail/rendering/current-template.rules.ts';
import { mailText } from '../src/features/mails/mail/index.ts';
import { openQueue, type Postbox, startPostbox, until } from './mail.harness.ts';
import { makeOrganization, makeUser } from './people.harness.ts';

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

type Notice = EventData<'payment/notice'>;

const tell = (owner: Notice['owner'], more: Partial<Notice> = {}) => {
  const data: Notice = {
    owner,
    notice: 'purchase-made',
    plan_name: 'unlimited-yearly',
    money: { amount: 7200, currency: 'EUR' },
    date: '2026-11-28T10:00:00.000Z',
    number: 'txn_01k7',
    ...more,
  };
  return db.inTransaction(tx => new Outbox(jobs.jobs).send(tx, 'payment/notice', data));
};
const YEARLY = mailText('ar', 'common.plans.unlimited-yearly');
const address = () => `${randomUUID()}@example.org`;
const to = (email: string) => box.mails.filter(mail => mail.to?.[0]?.address === email);

test('a buyer reads what was paid, in their language', async () => {
  const [email, arabic] = [address(), address()];
  const user = await makeUser(account.pool, { email, language: null });
  const other = await makeUser(account.pool, { email: arabic, language: 'Arabic' });
  await tell({ kind: 'user', id: user });
  await tell({ kind: 'user', id: other }, { money: { amount: 11_400, currency: 'JPY' } });
  await until(() => to(email).length === 1 && to(arabic).length === 1);
  const [mail] = to(email);
  expect(mail?.subject).toBe('Your purchase: Unlimited yearly');
  expect(mail?.text).toContain('€72.00, on November 28, 2026');
  expect(mail?.text).toContain('https://burrow.example/en/profile/billing');
  const [inArabic] = to(arabic);
  expect(inArabic?.subject).toContain(mailText('ar', 'common.plans.unlimited-yearly'));
  expect(inArabic?.text).toContain('https://burrow.example/ar/profile/billing');
});

test.each([
  ['English', 'Purchase number: txn_01k7', 'Invoice number: 2026-0007'],
  ['Arabic', 'رقم عملية الشراء: txn_01k7', 'رقم الفاتورة: 2026-0007'],
])(
  'a buyer reads the number of what was paid or is owed, as the receipt or invoice has it, in %s',
  async (language, ofPurchase, ofInvoice) => {
    const email = address();
    const id = await makeUser(account.pool, { email, language });
    await tell({ kind: 'user', id });
    await tell({ kind: 'user', id }, { notice: 'invoice-overdue', number: '2026-0007' });
    await tell({ kind: 'user', id }, { notice: 'gift-ended', number: null });
    await until(() => to(email).length === 3);
    const lines = to(email).flatMap(({ text = '' }) =>
      text.split('\n').filter(line => line.includes('txn_') || line.includes('2026-0007')),
    );
    expect(lines.toSorted()).toEqual([ofPurchase, ofInvoice].toSorted());
  },
);

test('a buyer reads the number in a language that has no words for it yet', async () => {
  const email = address();
  await tell({ kind: 'user', id: await makeUser(account.pool, { email, language: 'Finnish' }) });
  await until(() => to(email).length === 1);
  expect(to(email)[0]?.text).toMatch(/txn_01k7$/m);
});

test('a notice of an earlier release names no number', async () => {
  const email = address();
  const id = await makeUser(account.pool, { email });
  await db.inTransaction(tx =>
    new Outbox(jobs.jobs).send(tx, 'payment/notice', {
      owner: { kind: 'user', id },
      notice: 'refund-paid',
      plan_name: 'beginner',
      money: { amount: 4900, currency: 'EUR' },
      date: null,
    } as Notice),
  );
  await until(() => to(email).length === 1);
  expect(to(email)[0]?.text).not.toContain('number');
});

test('a school’s administrators are written to, and nobody else of it', async () => {
  const organization_id = await makeOrganization(account.pool);
  const [admin, teacher] = [address(), address()];
  await makeUser(account.pool, { email: admin, organization_id, user_type: 2 });
  await makeUser(account.pool, { email: teacher, organization_id, user_type: 1 });
  await tell({ kind: 'organization', id: organization_id }, { notice: 'renewal-soon' });
  await until(() => to(admin).length === 1);
  expect(to(admin)[0]?.subject).toBe('Unlimited yearly renews on November 28, 2026');
  expect(to(teacher)).toEqual([]);
});

test.each([
  ['plan-closed', 'English', 'Unlimited yearly is closed', 'so it closed on November 28, 2026'],
  ['plan-closed', 'Arabic', `أُغلقت ${YEARLY}`, 'فأُغلقت في'],
  ['subscription-ended', 'English', 'Unlimited yearly is cancelled', 'and it ended on November 28, 2026.'],
  ['subscription-ended', 'Arabic', `أُلغيت ${YEARLY}`, 'وانتهت في'],
] as const)(
  '%s: who did not pay reads whether it closed or was cancelled, in %s',
  async (notice, language, subject, words) => {
    const email = address();
    await tell({ kind: 'user', id: await makeUser(account.pool, { email, language }) }, { notice });
    await until(() => to(email).length === 1);
    expect(to(email)[0]?.subject).toBe(subject);
    expect(to(email)[0]?.text?.replaceAll('\n', ' ')).toContain(words);
  },
);

test('a school reads until when its paid invoice opened the plan', async () => {
  const organization_id = await makeOrganization(account.pool);
  const admin = address();
  await makeUser(account.pool, { email: admin, organization_id, user_type: 2 });
  const money = { amount: 0, currency: 'EUR' };
  await tell(
    { kind: 'organization', id: organization_id },
    { notice: 'invoice-paid', plan_name: 'school-small', money },
  );
  await until(() => to(admin).length === 1);
  const text = to(admin)[0]?.text?.replaceAll('\n', ' ');
  expect(text).toContain('until November 28, 2026');
  expect(text).not.toContain('€');
});

test('somebody whose account is gone is not written to', async () => {
  const [gone, email] = [randomUUID(), address()];
  await tell({ kind: 'user', id: gone });
  await tell({ kind: 'user', id: await makeUser(account.pool, { email }) });
  await until(() => to(email).length === 1);
  const kept = await account.pool.query('select 1 from account.emails where user_id = $1', [gone]);
  expect(kept.rowCount).toBe(0);
});

test.each([
  [1, 'English', 'Your gift: Beginner course', 'en'],
  [
    30,
    'Arabic',
    mailText('ar', 'class-set-code.subject', { plan: mailText('ar', 'common.plans.beginner') }),
    'ar',
  ],
] as const)(
  'who bought %p without an account reads the code, in %s',
  async (seats, language, subject, code) => {
    const email = address();
    const gift_id = randomUUID();
    await db.inTransaction(tx =>
      new Outbox(jobs.jobs).send(tx, 'payment/gift-paid', {
        gift_id,
        email,
        language,
        code: 'ABCD-2345-EFGH-6789',
        plan_name: 'beginner',
        seats,
        money: { amount: 4900 * seats, currency: 'EUR' },
        early_start: false,
        paid_at: '2026-11-28T10:00:00.000Z',
      }),
    );
    await until(() => to(email).length === 1);
    const [mail] = to(email);
    expect(mail?.subject).toBe(subject);
    expect(mail?.text).toContain('ABCD-2345-EFGH-6789');
    expect(mail?.text).toContain(`https://burrow.example/${code}/purchase/gift/${gift_id}`);
    expect(mail?.text).toContain(mailText(code, 'common.gift.withdrawal'));
  },
);

test('support reads that a school asks for an invoice; for a school that is gone it reads nothing', async () => {
  const organization_id = await makeOrganization(account.pool, 'Hill School');
  const request = { plan_name: 'school-small', students: 120 };
  for (const id of [randomUUID(), organization_id])
    await db.inTransaction(tx =>
      new Outbox(jobs.jobs).send(tx, 'payment/invoice-requested', { organization_id: id, ...request }),
    );
  await until(() => to(SUPPORT).length > 0);
  expect(to(SUPPORT).map(({ subject }) => subject)).toEqual(['Invoice for Hill School']);
  const [mail] = to(SUPPORT);
  expect(mail?.text).toContain('Plan: School, up to 200 students\nStudents: 120');
  expect(mail?.text).not.toContain('Hello');
});

test('support reads of a chargeback, of a refund that only they can add up, and that the provider says otherwise, with a way to the purchases', async () => {
  const chargeback = {
    about: 'chargeback',
    count: 1,
    purchase_id: 'txn_77',
    plan_name: 'beginner',
    money: { amount: 4900, currency: 'EUR' },
  } as const;
  const differences = {
    about: 'differences',
    count: 3,
    purchase_id: null,
    plan_name: null,
    money: null,
  } as const;
  const refund = { ...chargeback, about: 'refund', purchase_id: 'txn_78', money: null } as const;
  for (const notice of [chargeback, refund, differences])
    await db.inTransaction(tx => new Outbox(jobs.jobs).send(tx, 'payment/support-notice', notice));
  const found = (subject: string) => to(SUPPORT).find(mail => mail.subject === subject);
  await until(
    () =>
      found('Chargeback: Beginner course') !== undefined &&
      found('Purchases differ from the payment provider') !== undefined,
  );
  expect(found('Chargeback: Beginner course')?.text).toMatch(/€49\.00 back for Beginner course[^]*txn_77/);
  await until(() => found('A refund to add up: Beginner course') !== undefined);
  expect(found('A refund to add up: Beginner course')?.text).toMatch(/txn_78[^]*staff\/purchases/);
  expect(found('Purchases differ from the payment provider')?.text).toContain('agree about: 3.');
  expect(found('Purchases differ from the payment provider')?.text).toContain(
    'https://burrow.example/en/staff/purchases',
  );
});

test('a link that cancels a plan goes to the adult, with its secret in the fragment', async () => {
  const email = address();
  const user_id = await makeUser(account.pool, { email });
  await db.inTransaction(tx =>
    new Outbox(jobs.jobs).send(tx, 'payment/cancel-link-made', {
      user_id,
      plan_name: 'unlimited-yearly',
      token: 'a-secret-of-this-mail',
      what: 'cancel',
    }),
  );
  await until(() => to(email).length === 1);
  expect(to(email)[0]?.subject).toBe('Cancel your plan: Unlimited yearly');
  expect(to(email)[0]?.text).toContain('https://burrow.example/en/purchase/cancel#a-secret-of-this-mail');
});

test('who wants to cancel without a log-in is answered alike, and payment hears of those who exist', async () => {
  const organization_id = await makeOrganization(account.pool);
  const [parent, admin] = [address(), address()];
  const user = await makeUser(account.pool, { email: parent });
  const head = await makeUser(account.pool, { email: admin, organization_id, user_type: 2 });
  for (const body of [
    { email: parent, order: ' txn_1 ' },
    { email: admin },
    { email: address(), order: 'txn_1' },
  ])
    expect((await account.as().post('/api/user/cancel-by-mail', body)).json()).toEqual({
      done: true,
      taken_at: expect.any(String),
    });
  const told = async () =>
    (
      await account.pool.query(
        `select data->'data' as data from jobs.job where name = 'events-payment' and data->>'type' = 'account/cancellation-asked'`,
      )
    ).rows;
  for (const until = Date.now() + 10_000; (await told()).length < 2 && Date.now() < until;)
    await new Promise(setImmediate);
  expect((await told()).map(({ data }) => data)).toEqual(
    expect.arrayContaining([
      { user_id: user, organization_id: null, what: 'cancel', asked_at: expect.any(String), order: 'txn_1' },
      { user_id: head, organization_id, what: 'cancel', asked_at: expect.any(String), order: null },
    ]),
  );
});

test.each(['en', 'ar'])('every plan and notice has words in %s', code => {
  for (const plan of PLAN_NAMES) expect(mailText(code, `common.plans.${plan}`)).not.toBe('');
  for (const notice of BILLING_NOTICES)
    expect(mailText(code, `${currentTemplate(notice)}.subject`)).not.toBe('');
});
