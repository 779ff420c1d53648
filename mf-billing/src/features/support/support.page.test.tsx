import { answerConfirmsWith, type ConfirmQuestion } from '@burrow/client';
import { afterAll, beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { COURSE } from '../../testing/bought.ts';
import { renderBilling, startBilling } from '../../testing/render-billing.tsx';
import { ADMIN, PARENT, STAFF } from '../../testing/shop.ts';

const { shop } = startBilling();
const PAGE = 'staff/purchases';

let agrees = true;
let asked: ConfirmQuestion[] = [];
afterAll(
  answerConfirmsWith(async question => {
    asked.push(question);
    return agrees;
  }),
);
beforeEach(() => {
  agrees = true;
  asked = [];
});

const PAYER = {
  kind: 'adult',
  owner_id: '00000000-0000-4000-8000-000000000001',
  name: 'Karin Lind',
  email: 'karin@example.com',
} as const;

const REQUEST = {
  id: '00000000-0000-4000-8000-000000000401',
  purchase: COURSE,
  state: 'requested',
  reason: 'Bought twice',
  requested_at: '2026-11-22T10:00:00.000Z',
  rule: 'within-refund-time',
  by_staff: false,
  returns: { amount: 4900, currency: 'EUR' },
  payer: PAYER,
} as const;

const HELD = {
  transaction_id: 'txn_held',
  email: 'karin@example.com',
  plan_name: 'unlimited-monthly',
  ordered_plan_name: 'unlimited-monthly',
  money: { amount: 500, currency: 'EUR' },
  ordered: { amount: 900, currency: 'EUR' },
  why: 'wrong-price',
  can_accept: true,
  paid_at: '2026-11-22T10:00:00.000Z',
  payer: PAYER,
} as const;

const INVOICE = {
  id: '00000000-0000-4000-8000-000000000501',
  plan_name: 'school-small',
  students: 120,
  billed_to: 'Hillbrook School, 1 Hill Road',
  purchase_order: 'PO-7',
  vat_id: '',
  currency: 'EUR',
  invoice: null,
  state: 'requested',
  requested_at: '2026-11-22T10:00:00.000Z',
} as const;

const part = (name: string) => screen.findByRole('region', { name });
const button = (within_: HTMLElement, name: RegExp) => within(within_).findByRole('button', { name });

test('a refund is approved with a reason, and then waits no more', async () => {
  shop().logIn(STAFF);
  shop().refunds = [{ ...REQUEST }];
  renderBilling(PAGE);
  const queue = await part('Refunds to decide');
  expect(await within(queue).findByText('Bought twice')).toBeTruthy();
  await userEvent.click(await button(queue, /^Approve/));
  const form = within(queue).getByRole('form');
  await userEvent.click(await button(form, /^Approve/));
  expect(shop().decided).toEqual([]);
  await userEvent.type(within(form).getByLabelText('Reason'), 'Twice indeed');
  await userEvent.click(await button(form, /^Approve/));
  expect(await within(queue).findByText('No request waits.')).toBeTruthy();
  expect(shop().decided).toEqual([{ decision: 'approve', reason: 'Twice indeed' }]);
});

test('staff who approve a refund see how much of all payments goes back', async () => {
  shop().logIn(STAFF);
  shop().refunds = [{ ...REQUEST, rule: 'period-running', returns: { amount: 7200, currency: 'EUR' } }];
  renderBilling(PAGE);
  const queue = await part('Refunds to decide');
  expect(await within(queue).findByText('€72.00 goes back')).toBeTruthy();
});

test('a payment that is not what was ordered says who paid how much, and is accepted with a reason', async () => {
  shop().logIn(STAFF);
  shop().held = [HELD];
  renderBilling(PAGE);
  const queue = await part('Payments to look at');
  expect(await within(queue).findByText('Paid by karin@example.com')).toBeTruthy();
  expect(within(queue).getByText(/€5.00 paid on/)).toBeTruthy();
  expect(within(queue).getByText(/Ordered: .* for €9.00/)).toBeTruthy();
  await userEvent.click(await button(queue, /^Accept/));
  const form = within(queue).getByRole('form');
  await userEvent.type(within(form).getByLabelText('Reason'), 'Told so by phone');
  await userEvent.click(await button(form, /^Accept/));
  expect(await within(queue).findByText('Every payment fits its order.')).toBeTruthy();
  expect(shop().decided).toEqual([{ decision: 'accept', reason: 'Told so by phone' }]);
});

test('a refund names who paid, and what was approved waits without buttons', async () => {
  shop().logIn(STAFF);
  shop().refunds = [{ ...REQUEST, state: 'approved' }];
  renderBilling(PAGE);
  const queue = await part('Refunds to decide');
  const link = await within(queue).findByRole('link', { name: 'Karin Lind' });
  expect(link.getAttribute('href')).toBe(`/en/staff/purchases/buyer?find=${PAYER.owner_id}`);
  expect(within(queue).getByText('karin@example.com')).toBeTruthy();
  expect(within(queue).queryByRole('button')).toBeNull();
});

test('a payment of nothing that we sell can only go back', async () => {
  shop().logIn(STAFF);
  shop().held = [{ ...HELD, plan_name: null, email: null, why: 'unknown-plan', can_accept: false }];
  renderBilling(PAGE);
  const queue = await part('Payments to look at');
  expect(await button(queue, /^Give back/)).toBeTruthy();
  expect(within(queue).queryByRole('button', { name: /^Accept/ })).toBeNull();
  expect(within(queue).getByText('The provider does not say who paid')).toBeTruthy();
});

test('a request for an invoice offers only what may follow', async () => {
  shop().logIn(STAFF);
  shop().requests.push({ ...INVOICE });
  renderBilling(PAGE);
  const queue = await part('Requests for invoices');
  expect(await within(queue).findByText(/120 students .* Received/)).toBeTruthy();
  expect(within(queue).queryByRole('button', { name: /^Paid/ })).toBeNull();
  await userEvent.click(await button(queue, /^Issue the invoice/));
  const form = within(queue).getByRole('form');
  await userEvent.clear(within(form).getByLabelText('Tax on the price, in EUR'));
  await userEvent.type(within(form).getByLabelText('Tax on the price, in EUR'), '112.10');
  await userEvent.type(within(form).getByLabelText('Reason'), 'Offer 12');
  await userEvent.click(await button(form, /^Issue the invoice/));
  expect(await button(queue, /^Paid/)).toBeTruthy();
  expect(shop().decided).toEqual([{ state: 'offered', reason: 'Offer 12', tax: 11_210 }]);
});

async function say(queue: HTMLElement, step: RegExp): Promise<void> {
  await userEvent.click(await button(queue, step));
  const form = within(queue).getByRole('form');
  await userEvent.type(within(form).getByLabelText('Reason'), 'Bank, 3 May');
  await userEvent.click(await button(form, step));
}

test('a paid invoice opens a plan, and taking that back closes it: each is asked first', async () => {
  shop().logIn(STAFF);
  shop().requests.push({ ...INVOICE, state: 'offered' });
  renderBilling(PAGE);
  const queue = await part('Requests for invoices');
  agrees = false;
  await say(queue, /^Paid/);
  expect(asked).toMatchObject([
    { text: expect.stringMatching(/^Small school opens at once .* after a year/) },
  ]);
  expect(shop().decided).toEqual([]);
  agrees = true;
  await userEvent.click(await button(within(queue).getByRole('form'), /^Paid/));
  await say(queue, /^Not paid after all/);
  expect(await button(queue, /^Paid/)).toBeTruthy();
  expect(asked[2]).toMatchObject({ text: expect.stringContaining('closes at once'), destructive: true });
  expect(shop().decided).toEqual([
    { state: 'paid', reason: 'Bank, 3 May' },
    { state: 'offered', reason: 'Bank, 3 May' },
  ]);
});

test('what differs from the provider is said in words', async () => {
  shop().logIn(STAFF);
  const found_at = '2026-11-22T10:00:00.000Z';
  shop().differences = {
    checked_at: found_at,
    missed: 2,
    differences: [{ subject: 'txn_9', what: 'missing-payment', found_at, order_id: null }],
  };
  renderBilling(PAGE);
  const compared = await part('Compared with the provider');
  expect(await within(compared).findByText('Paid at the provider, not here')).toBeTruthy();
  expect(compared.textContent).toContain('2 events had been missed and are handled now.');
  expect(within(compared).getByText('txn_9')).toBeTruthy();
});

async function fillTransfer(): Promise<HTMLElement> {
  const form = await part('Move purchases');
  await userEvent.type(within(form).getByLabelText('From the email'), 'parent@example.com');
  await userEvent.type(within(form).getByLabelText('To the email'), 'other@example.com');
  await userEvent.type(within(form).getByLabelText('Reason'), 'The father looks after her now');
  await userEvent.click(await button(form, /^Move/));
  return form;
}

test('purchases are moved once it is confirmed, with the reason', async () => {
  shop().logIn(STAFF);
  renderBilling(PAGE);
  await fillTransfer();
  await waitFor(() => expect(shop().decided).toHaveLength(1));
  expect(shop().decided).toEqual([
    {
      from_email: 'parent@example.com',
      to_email: 'other@example.com',
      include_assigned: 'false',
      reason: 'The father looks after her now',
    },
  ]);
});

test('nothing is moved that is not confirmed, and nothing written is lost', async () => {
  agrees = false;
  shop().logIn(STAFF);
  renderBilling(PAGE);
  const form = await fillTransfer();
  expect(within(form).getByLabelText<HTMLInputElement>('To the email').value).toBe('other@example.com');
  expect(shop().decided).toEqual([]);
});

test.each([
  ['a parent', PARENT],
  ['an administrator', ADMIN],
] as const)('%s does not reach it', async (_who, person) => {
  shop().logIn(person);
  renderBilling(PAGE);
  expect(await screen.findByText('This page is not for this account')).toBeTruthy();
});
