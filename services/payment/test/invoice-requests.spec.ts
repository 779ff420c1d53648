import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { startPayment, type TestBuyer, type TestPayment } from './service.harness.ts';

const PATH = '/api/payment/invoice-requests';
const ASKED = {
  plan_name: 'school-small',
  students: 120,
  billed_to: 'Meadow School\nRiver Road 4',
  purchase_order: 'PO-17',
  vat_id: '',
  currency: 'EUR',
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

const ask = (more: Partial<typeof ASKED> = {}, by = school) => by.post(PATH, { ...ASKED, ...more });
const listed = async (by: Pick<TestBuyer, 'get'> = school): Promise<{ id: string; state: string }[]> =>
  (await by.get(PATH)).json().requests;
const asked = async (): Promise<string> => (await ask()).json().requests[0].id;
const follow = (id: string, state: string) =>
  payment.staff().put(`${PATH}/${id}`, { state, reason: `it is ${state}` });
const toSupport = async () =>
  (await payment.told('payment/invoice-requested', 'account')).filter(
    ({ organization_id }) => organization_id === school.id,
  );

test('a school asks, sees its requests, the newest first, and support is told without an address', async () => {
  expect((await ask()).json()).toEqual({
    requests: [
      {
        ...ASKED,
        id: expect.any(String),
        state: 'requested',
        requested_at: expect.any(String),
        invoice: null,
      },
    ],
    plan: null,
  });
  await ask({ plan_name: 'school-large', students: 900, purchase_order: '' });
  expect(await listed()).toMatchObject([{ plan_name: 'school-large', students: 900 }, ASKED]);
  expect(await toSupport()).toEqual([
    { organization_id: school.id, plan_name: 'school-small', students: 120 },
    { organization_id: school.id, plan_name: 'school-large', students: 900 },
  ]);
});

test.each(['unlimited-yearly', 'beginner', 'nothing'])('%s is no plan for schools', async plan_name => {
  const answer = await ask({ plan_name });
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'payment/unknown-plan']);
  expect([await listed(), await toSupport()]).toEqual([[], []]);
});

test('five requests of a school are open, however many are sent at once, and a closed one makes room', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => ask()));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5);
  expect((await ask()).json().code).toBe('payment/too-many-requests');
  const [first, second] = await listed();
  await follow(first?.id ?? '', 'offered');
  expect((await ask()).statusCode).toBe(429);
  await follow(second?.id ?? '', 'closed');
  expect((await ask()).statusCode).toBe(200);
  expect(await toSupport()).toHaveLength(6);
});

test('a school sees its own requests only, staff see all', async () => {
  const other = payment.school();
  const [own, others] = [await asked(), (await ask({}, other)).json().requests[0].id];
  expect((await listed()).map(({ id }) => id)).toEqual([own]);
  expect((await listed(other)).map(({ id }) => id)).toEqual([others]);
  const all = (await listed(payment.staff())).map(({ id }) => id);
  expect(all.slice(0, 2)).toEqual([others, own]);
});

test('an administrator without requests sees none', async () => expect(await listed()).toEqual([]));

test('staff follow a request until it is closed, and say why', async () => {
  const id = await asked();
  for (const state of ['offered', 'closed']) {
    expect((await follow(id, state)).json()).toEqual({ done: true });
    expect(await listed()).toMatchObject([{ id, state }]);
  }
  const audit = await payment.rows(
    'select action, reason, user_id is not null as "isSigned" from payment.audit where subject = $1 order by id',
    [id],
  );
  expect(audit).toEqual([
    { action: 'invoice-offered', reason: 'it is offered', isSigned: true },
    { action: 'invoice-closed', reason: 'it is closed', isSigned: true },
  ]);
});

const YEAR_MS = 365 * 86_400_000;

interface Open {
  readonly subscription: string | null;
  readonly valid_until: string | null;
}

/** What the school was told to have, oldest first. */
const opened = async (): Promise<Open[]> =>
  (await payment.told('payment/entitlement-changed', 'organization'))
    .filter(({ owner }) => owner.id === school.id)
    .map(({ subscription, valid_until }) => ({ subscription, valid_until }));
const isYearsAhead = ({ valid_until }: Open, years: number): boolean =>
  Math.abs(Date.parse(valid_until ?? '') - Date.now() - years * YEAR_MS) < 3 * 86_400_000;
const plan = async () => (await school.get('/api/payment/current-plan')).json().subscription;

async function paid(plan_name = 'school-small'): Promise<string> {
  await ask({ plan_name });
  const id = (await listed())[0]?.id ?? '';
  await follow(id, 'offered');
  await follow(id, 'paid');
  return id;
}

test('a paid invoice opens the plan for a year, and a payment that is taken back closes it', async () => {
  const id = await paid();
  const [told] = (await opened()) as [Open];
  expect([told.subscription, isYearsAhead(told, 1), await plan()]).toEqual(['small', true, 'small']);
  await follow(id, 'offered');
  expect((await opened()).slice(1)).toEqual([{ subscription: null, valid_until: null }]);
  expect([await plan(), (await listed())[0]?.state]).toEqual([null, 'offered']);
  const said = await payment.rows('select action, reason from payment.audit where subject = $1 order by id', [
    id,
  ]);
  expect(said).toEqual([
    { action: 'invoice-offered', reason: 'it is offered' },
    { action: 'invoice-paid', reason: 'it is paid' },
    { action: 'invoice-payment-withdrawn', reason: 'it is offered' },
  ]);
  const ledger = await payment.rows(
    `select e.why, (select count(*)::int from payment.ledger_lines l where l.entry_id = e.id) as lines
     from payment.ledger_entries e join payment.accounts a on a.id = e.account_id where a.owner_id = $1 order by e.why`,
    [school.id],
  );
  expect(ledger).toEqual([
    { why: 'grant', lines: 0 },
    { why: 'grant-withdrawn', lines: 0 },
    { why: 'invoice-issued', lines: 2 },
    { why: 'invoice-paid', lines: 2 },
    { why: 'invoice-returned', lines: 2 },
  ]);
});

test('a school is told until when a paid invoice opened its plan, and that it closed when the payment went back', async () => {
  const id = await paid();
  await follow(id, 'offered');
  const notices = (await payment.told('payment/notice', 'account')).filter(
    ({ owner, notice }) => owner.id === school.id && notice !== 'invoice-issued',
  );
  const [told] = (await opened()) as [Open];
  const about = { plan_name: 'school-small', number: expect.stringMatching(/^\d{4}-\d{4}$/) };
  expect(notices).toMatchObject([
    { ...about, notice: 'invoice-paid', date: told.valid_until },
    { ...about, notice: 'invoice-returned', date: expect.any(String) },
  ]);
});

test('the next year of the same plan begins when the one that runs is over', async () => {
  const first = await paid();
  await paid();
  const told = (await opened()).at(-1) as Open;
  expect([told.subscription, isYearsAhead(told, 2)]).toEqual(['small', true]);
  await follow(first, 'offered');
  expect(await plan()).toBe('small');
});

test('a plan that is paid by invoice is closed when its year is over', async () => {
  await paid('school-large');
  expect(await plan()).toBe('large');
  await payment.rows(
    `update payment.accounts set told = jsonb_set(told, '{valid_until}', '"2020-01-01T00:00:00.000Z"') where owner_id = $1`,
    [school.id],
  );
  expect(await plan()).toBeNull();
});

test('what does not follow is refused and leaves no trace, like an unknown request', async () => {
  const id = await asked();
  expect((await follow(id, 'paid')).json()).toMatchObject({ code: 'payment/unknown-request' });
  await follow(id, 'closed');
  for (const state of ['offered', 'paid', 'closed'])
    expect((await follow(id, state)).json()).toMatchObject({ code: 'payment/unknown-request' });
  expect(await listed()).toMatchObject([{ id, state: 'closed' }]);
  expect(await payment.rows('select action from payment.audit where subject = $1', [id])).toHaveLength(1);
  expect((await follow(randomUUID(), 'offered')).statusCode).toBe(404);
});

test('parents ask for no invoice, and schools do not follow their own request', async () => {
  expect((await ask({}, payment.parent())).statusCode).toBe(403);
  const id = await asked();
  expect((await school.put(`${PATH}/${id}`, { state: 'paid', reason: 'we did' })).statusCode).toBe(403);
  expect(await listed()).toMatchObject([{ id, state: 'requested' }]);
});
