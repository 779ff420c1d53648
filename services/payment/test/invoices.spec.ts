import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { createDataSource, type HourlyJob } from '@burrow/service-kit';
import { ClockService } from '../src/clock/clock.service.ts';
import { InvoiceEntity } from '../src/database/entities/invoice.entity.ts';
import { PAYMENT_SCHEMA } from '../src/database/payment.schema.ts';
import { AnnounceEndsJob } from '../src/features/invoices/announce-ends.job.ts';
import { RemindInvoicesJob } from '../src/features/invoices/remind-invoices.job.ts';
import { NoticesService } from '../src/notices/index.ts';
import { startPayment, type TestBuyer, type TestPayment } from './service.harness.ts';

const PATH = '/api/payment/invoice-requests';
const ASKED = {
  plan_name: 'school-small',
  students: 120,
  billed_to: 'Meadow School\nRiver Road 4',
  purchase_order: 'PO-17',
  vat_id: 'DE123456789',
  currency: 'GBP',
};

let payment: TestPayment;
let school: TestBuyer;

beforeAll(async () => {
  payment = await startPayment();
});
afterAll(() => payment.close());
beforeEach(() => {
  school = payment.school();
});

const read = async () => (await school.get(PATH)).json();
const follow = (id: string, state: string, tax = 0) =>
  payment.staff().put(`${PATH}/${id}`, { state, reason: `it is ${state}`, tax });

async function issued(more: Partial<typeof ASKED> = {}): Promise<string> {
  const { id } = (await school.post(PATH, { ...ASKED, ...more })).json().requests[0];
  await follow(id, 'offered', 10_070);
  return id;
}

const notices = async (about: string) =>
  (await payment.told('payment/notice', 'account')).filter(
    ({ owner, notice }) => owner.id === school.id && notice === about,
  );
const books = () =>
  payment.rows(
    `select e.why, l.account, l.amount::int from payment.ledger_entries e join payment.ledger_lines l on l.entry_id = e.id
     join payment.accounts a on a.id = e.account_id where a.owner_id = $1 order by e.at, l.account`,
    [school.id],
  );
const sums = async () => {
  const all = new Map<string, number>();
  for (const { account, amount } of await books())
    all.set(String(account), (all.get(String(account)) ?? 0) + Number(amount));
  return Object.fromEntries(all);
};

test('an invoice has a number, days, sums, and its school is told', async () => {
  await issued();
  const [{ invoice, vat_id }] = (await read()).requests;
  expect(vat_id).toBe('DE123456789');
  expect(invoice).toMatchObject({
    number: expect.stringMatching(/^\d{4}-\d{4}$/),
    net: { amount: 53_000, currency: 'GBP' },
    tax: { amount: 10_070, currency: 'GBP' },
    total: { amount: 63_070, currency: 'GBP' },
    paid_at: null,
    is_overdue: false,
  });
  expect(Date.parse(invoice.due_at) - Date.parse(invoice.issued_at)).toBe(30 * 86_400_000);
  expect(await notices('invoice-issued')).toMatchObject([
    { money: { amount: 63_070, currency: 'GBP' }, date: invoice.due_at, number: invoice.number },
  ]);
});

test('numbers have no gap, however many are issued at once', async () => {
  const ids = await Promise.all([1, 2, 3, 4].map(async () => (await school.post(PATH, ASKED)).json()));
  expect(ids).toHaveLength(4);
  const { requests } = await read();
  await Promise.all(requests.map(({ id }: { id: string }) => follow(id, 'offered')));
  const numbers = (await payment.rows('select number from payment.invoices order by number')).map(
    ({ number }) => Number(String(number).slice(5)),
  );
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});

test('its document is a page to print, for the school and staff only', async () => {
  const id = await issued();
  const pdf = await school.get(`${PATH}/${id}/invoice`);
  expect(pdf.headers['content-type']).toBe('application/pdf');
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect((await payment.staff().get(`${PATH}/${id}/invoice?language=ar`)).statusCode).toBe(200);
  expect((await payment.school().get(`${PATH}/${id}/invoice`)).json()).toMatchObject({
    code: 'payment/unknown-request',
  });
});

test('the ledger enters what is owed, paid, taken back and no longer owed', async () => {
  const id = await issued();
  expect(await sums()).toEqual({ due: 63_070, revenue: -53_000, tax: -10_070 });
  await follow(id, 'paid');
  expect(await sums()).toEqual({ due: 0, bank: 63_070, revenue: -53_000, tax: -10_070 });
  await follow(id, 'offered');
  expect(await sums()).toEqual({ due: 63_070, bank: 0, revenue: -53_000, tax: -10_070 });
  await follow(id, 'closed');
  expect(await sums()).toEqual({ due: 0, bank: 0, revenue: 0, tax: 0 });
  expect(await notices('invoice-issued')).toHaveLength(1);
});

test('a school that paid sees until when, and is not sold the same by card; a larger plan it is', async () => {
  const id = await issued();
  expect((await read()).plan).toBeNull();
  await follow(id, 'paid');
  const { plan, requests } = await read();
  expect(plan).toMatchObject({ plan_name: 'school-small', open_until: expect.any(String) });
  expect(requests[0].invoice.paid_at).not.toBeNull();
  const buy = async (plan_name: string) =>
    (await school.post('/api/payment/paddle', { plan_name, currency: 'EUR' })).json().code;
  expect([await buy('school-small'), await buy('school-large')]).toEqual([
    'payment/paid-by-invoice',
    undefined,
  ]);
});

test('a plan for 200 students is not invoiced for 201, by the call either', async () => {
  const ask = async (students: number) => (await school.post(PATH, { ...ASKED, students })).json();
  expect(await ask(201)).toMatchObject({ code: 'payment/too-many-students' });
  expect((await ask(200)).requests).toHaveLength(1);
  expect((await school.post(PATH, { ...ASKED, plan_name: 'school-large', students: 201 })).statusCode).toBe(
    200,
  );
});

const doAll = async (job: HourlyJob): Promise<void> => {
  while (await job['doOne']()) continue;
};
const parts = () => [payment.pool, new NoticesService(payment.outbox)] as const;
const clock = () => new ClockService(payment.pool);

test('a school is reminded of what is late, each time once, and not of what is paid', async () => {
  const id = await issued();
  const source = await createDataSource(payment.pool, PAYMENT_SCHEMA).initialize();
  const job = new RemindInvoicesJob(...parts(), clock(), source.getRepository(InvoiceEntity));
  await doAll(job);
  expect(await notices('invoice-overdue')).toEqual([]);
  await payment.rows(`update payment.invoices set due_at = now() - interval '2 days' where request_id = $1`, [
    id,
  ]);
  await doAll(job);
  await doAll(job);
  expect(await notices('invoice-overdue')).toHaveLength(1);
  expect((await read()).requests[0].invoice).toMatchObject({
    is_overdue: true,
    reminded_at: expect.any(String),
  });
  await payment.rows(
    `update payment.invoices set due_at = now() - interval '40 days' where request_id = $1`,
    [id],
  );
  await follow(id, 'paid');
  await doAll(job);
  expect(await notices('invoice-overdue')).toHaveLength(1);
});

test('a school reads a month before that its plan ends, unless the next year is paid', async () => {
  const [first, second] = [await issued(), await issued()];
  const job = new AnnounceEndsJob(...parts());
  await follow(first, 'paid');
  await doAll(job);
  expect(await notices('plan-ends-soon')).toEqual([]);
  await payment.rows(
    `update payment.invoices set open_until = now() + interval '20 days' where request_id = $1`,
    [first],
  );
  await follow(second, 'paid');
  await doAll(job);
  expect(await notices('plan-ends-soon')).toEqual([]);
  await follow(second, 'offered');
  await doAll(job);
  await doAll(job);
  expect(await notices('plan-ends-soon')).toMatchObject([
    { plan_name: 'school-small', number: expect.stringMatching(/^\d{4}-\d{4}$/) },
  ]);
});
