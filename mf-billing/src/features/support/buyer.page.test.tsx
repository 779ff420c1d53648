import type { Buyer } from '@burrow/contracts';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderBilling, startBilling } from '../../testing/render-billing.tsx';
import { PARENT, STAFF } from '../../testing/shop.ts';

const { shop } = startBilling();
const ID = '00000000-0000-4000-8000-000000000001';
const euros = (amount: number) => ({ amount, currency: 'EUR' });
const nothing = { money: null, plan_name: null, date: null, reason: null };
const PAYER = { kind: 'adult', owner_id: ID, name: 'Karin Lind', email: 'karin@example.com' } as const;

const BUYER: Buyer = {
  ...PAYER,
  account_id: '00000000-0000-4000-8000-000000000601',
  contracts: [
    {
      id: 'txn_1',
      kind: 'course',
      plan_name: 'beginner',
      state: 'withdrawn',
      begun_at: '2026-11-01T10:00:00.000Z',
      paid: euros(4900),
      returned: euros(4900),
      open_until: null,
      seats: 1,
      students: 0,
      refund: { state: 'paid', requested_at: '2026-11-03T10:00:00.000Z' },
      payments: ['txn_1'],
      story: [
        { ...nothing, at: '2026-11-01T10:00:00.000Z', what: 'payment', money: euros(4900) },
        { ...nothing, at: '2026-11-03T10:00:00.000Z', what: 'refund-asked', reason: 'Too easy' },
      ],
    },
  ],
  wrongs: [{ what: 'not-paid-yet', subject: 'txn_2', since: '2026-11-22T10:00:00.000Z' }],
  held: [
    {
      transaction_id: 'txn_held',
      email: 'karin@example.com',
      plan_name: 'unlimited-monthly',
      ordered_plan_name: 'unlimited-monthly',
      money: euros(500),
      ordered: euros(900),
      why: 'wrong-price',
      can_accept: true,
      paid_at: '2026-11-22T10:00:00.000Z',
      payer: PAYER,
    },
  ],
  refunds: [],
};

const panel = (name: string) => screen.findByRole('region', { name });
const button = (within_: HTMLElement, name: RegExp) => within(within_).findByRole('button', { name });

async function show(buyer: Partial<Buyer> = {}): Promise<void> {
  shop().logIn(STAFF);
  shop().buyers = [{ ...BUYER, ...buyer }];
  renderBilling(`staff/purchases/buyer?find=${ID}`);
  await screen.findByRole('heading', { name: 'Karin Lind' });
}

test('a person is found by address: who, what they bought, how it stands, and its story', async () => {
  shop().logIn(STAFF);
  shop().buyers = [BUYER];
  renderBilling('staff/purchases');
  await userEvent.type(
    await screen.findByLabelText('Email, order number or invoice number'),
    'karin@example.com{Enter}',
  );
  await screen.findByRole('heading', { name: 'Karin Lind' });
  expect(within(await screen.findByRole('status')).getByText('karin@example.com')).toBeTruthy();
  const bought = await panel('What they bought');
  expect(within(bought).getByText('Withdrawn; everything was refunded')).toBeTruthy();
  const told = within(bought)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(told.some(line => line?.startsWith('Paid€49.00'))).toBe(true);
  expect(within(bought).getByText('Too easy')).toBeTruthy();
});

test('what is wrong is solved: a payment with a reason, the rest by one press', async () => {
  await show();
  const wrong = await panel('What is wrong');
  expect(within(wrong).getByText(/the buyer can begin again/)).toBeTruthy();
  await userEvent.click(await button(wrong, /^Accept/));
  const form = within(wrong).getByRole('form');
  await userEvent.type(within(form).getByLabelText('Reason'), 'Told so by phone');
  await userEvent.click(await button(form, /^Accept/));
  expect(shop().decided).toEqual([{ decision: 'accept', reason: 'Told so by phone' }]);
  await userEvent.click(await button(wrong, /^Ask the payment provider now/));
  expect(await within(wrong).findByText('Nothing is wrong with what they bought.')).toBeTruthy();
});

test('everything is opened with a reason only', async () => {
  await show();
  const grant = await panel('Open everything without a payment here');
  await userEvent.click(await button(grant, /^Open everything/));
  const form = within(grant).getByRole('form');
  await userEvent.click(await button(form, /^Open everything/));
  expect(shop().decided).toEqual([]);
  await userEvent.type(within(form).getByLabelText('Reason'), 'Paid in cash');
  await userEvent.click(await button(form, /^Open everything/));
  await waitFor(() => expect(shop().decided).toHaveLength(1));
  expect(shop().decided).toEqual([{ paid: 'true', email: 'karin@example.com', reason: 'Paid in cash' }]);
});

test('a guest has no grant, and who is unknown is said in words', async () => {
  await show({ kind: 'school' });
  expect(screen.queryByRole('region', { name: 'Open everything without a payment here' })).toBeNull();
  await userEvent.type(
    screen.getByLabelText('Email, order number or invoice number'),
    'nobody@example.com{Enter}',
  );
  expect(await screen.findByRole('alert')).toBeTruthy();
});

test('a parent does not reach it', async () => {
  shop().logIn(PARENT);
  renderBilling('staff/purchases/buyer');
  expect(await screen.findByText('This page is not for this account')).toBeTruthy();
});

test('a smaller plan that was chosen is told beside the one that is paid, with its day', async () => {
  const [contract] = BUYER.contracts;
  if (!contract) throw new Error('they bought nothing');
  const next_plan = { plan_name: 'unlimited-monthly', at: '2027-11-20T10:00:00.000Z' };
  const yearly = { kind: 'subscription', plan_name: 'unlimited-yearly', state: 'running' } as const;
  await show({ contracts: [{ ...contract, ...yearly, next_plan }] });
  const bought = await panel('What they bought');
  expect(await within(bought).findByText('From November 20, 2027: Unlimited monthly')).toBeTruthy();
});
