import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RUNNING } from '../../testing/bought.ts';
import { renderBilling, startBilling } from '../../testing/render-billing.tsx';
import { ADMIN, PARENT, TEACHER } from '../../testing/shop.ts';

const { shop } = startBilling();

const arrive = () => screen.findByRole('heading', { level: 1, name: 'Python for your school' });

test('a visitor sees both plans with the number of students, and registers', async () => {
  renderBilling('schools');
  await arrive();
  expect(await screen.findByText('€590')).toBeTruthy();
  expect(screen.getByText('For up to 200 students')).toBeTruthy();
  expect(screen.getByText('Any number of students')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Register your institution' }).getAttribute('href')).toBe(
    '/en/signup?next=%2Forganization%2Fdetails',
  );
  expect(screen.queryByRole('button', { name: 'Request an invoice' })).toBeNull();
});

test.each([
  [PARENT, /Register your school with your account/],
  [TEACHER, /An administrator of your school chooses the plan/],
])('what somebody who is no administrator can do is said', async (user, words) => {
  shop().logIn(user);
  renderBilling('schools');
  await arrive();
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.queryByRole('link', { name: /by card/ })).toBeNull();
});

test.each([
  ['goes on', RUNNING, /Your own plan, Unlimited monthly, does not.*€9\.00 is charged on December 20, 2099/],
  ['is past due', { ...RUNNING, state: 'past-due' as const }, /did not go through; it stays open until December 27/],
  ['ends', { ...RUNNING, next_charge: null, ends_at: '2026-12-20T10:00:00.000Z' }, /until December 20, 2026, and nothing more/],
])('a parent whose plan %s reads what becomes of it beside the way to register', async (_how, plan, words) => {
  shop().logIn(PARENT);
  shop().bought.subscriptions = [plan];
  renderBilling('schools');
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Register or join a school' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open billing' }).getAttribute('href')).toBe('/en/profile/billing');
}); // prettier-ignore

test('an administrator reads nothing of a plan of their own', async () => {
  shop().logIn(ADMIN);
  shop().bought.subscriptions = [RUNNING];
  renderBilling('schools');
  await screen.findByRole('link', { name: 'Buy the small plan by card' });
  expect(screen.queryByText(/Your own plan/)).toBeNull();
});

test('an administrator pays by card, or asks for an invoice and sees the request', async () => {
  shop().logIn(ADMIN);
  renderBilling('schools');
  const card = await screen.findByRole('link', { name: 'Buy the small plan by card' });
  expect(card.getAttribute('href')).toBe('/en/checkout?plan=school-small&currency=EUR');
  await userEvent.type(screen.getByLabelText('Number of students'), '180');
  await userEvent.type(screen.getByLabelText('Billed to'), 'Hillbrook School');
  await userEvent.type(screen.getByLabelText(/Purchase order number/), 'PO-7');
  await userEvent.click(screen.getByRole('button', { name: 'Request an invoice' }));
  expect(await screen.findByText('180 students')).toBeTruthy();
  expect(screen.getByText('Received')).toBeTruthy();
  expect(shop().requests).toMatchObject([
    { plan_name: 'school-small', students: 180, billed_to: 'Hillbrook School', purchase_order: 'PO-7' },
  ]);
});

test('an administrator sees an invoice as PDF, and is not sold by card what is paid by invoice', async () => {
  shop().logIn(ADMIN);
  shop().invoicedPlan = { plan_name: 'school-small', open_until: '2027-11-29T10:00:00.000Z' };
  const money = (amount: number) => ({ amount, currency: 'EUR' });
  shop().requests.push({
    id: '00000000-0000-4000-8000-000000000501',
    plan_name: 'school-small',
    students: 120,
    billed_to: 'Hillbrook School',
    purchase_order: '',
    vat_id: '',
    currency: 'EUR',
    state: 'offered',
    requested_at: '2026-11-22T10:00:00.000Z',
    invoice: {
      number: '2026-0007',
      issued_at: '2026-11-23T10:00:00.000Z',
      due_at: '2026-12-23T10:00:00.000Z',
      net: money(59_000),
      tax: money(11_210),
      total: money(70_210),
      paid_at: null,
      is_overdue: true,
      reminded_at: null,
    },
  });
  renderBilling('schools');
  expect(
    await screen.findByText(/^Your school has this plan until November 29, 2027, paid by invoice/),
  ).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Buy the small plan by card' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Buy the large plan by card' })).toBeTruthy();
  expect(screen.getByText('Overdue')).toBeTruthy();
  const pdf = screen.getByRole('link', { name: /^Invoice \(PDF\)/ });
  expect(pdf.getAttribute('href')).toBe(
    '/api/payment/invoice-requests/00000000-0000-4000-8000-000000000501/invoice?language=en',
  );
});

test('a small plan for more than its students is refused beside the number', async () => {
  shop().logIn(ADMIN);
  renderBilling('schools');
  await userEvent.type(await screen.findByLabelText('Number of students'), '201');
  await userEvent.type(screen.getByLabelText('Billed to'), 'Hillbrook School');
  await userEvent.click(screen.getByRole('button', { name: 'Request an invoice' }));
  expect(await screen.findByText(/the small plan is for up to 200 students/)).toBeTruthy();
  expect(shop().requests).toEqual([]);
});
