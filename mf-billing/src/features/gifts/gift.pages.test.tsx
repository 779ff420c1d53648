import { answerConfirmsWith } from '@burrow/client';
import { watchDocuments } from '@burrow/client/testing/jest';
import { afterAll, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GIFT_CODE, GIFT_ID, SET_CODE } from '../../testing/gift.handlers.ts';
import { renderBilling, startBilling } from '../../testing/render-billing.tsx';
import { ADMIN, CHILD, PARENT } from '../../testing/shop.ts';

const { shop } = startBilling();
const documents = watchDocuments();
afterAll(answerConfirmsWith(async () => true));

const press = async (name: RegExp | string) => userEvent.click(await screen.findByRole('button', { name }));

test('somebody without an account buys a class set; the provider leads back to the gift', async () => {
  renderBilling('checkout/gift?currency=EUR');
  expect(await screen.findByRole('button', { name: 'Buy now, pay €49.00' })).toBeTruthy();
  expect(
    screen.getByText(/^The code works as soon as you have paid\. You may withdraw within 14 days/),
  ).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();
  const seats = screen.getByLabelText('For how many students');
  await userEvent.clear(seats);
  await userEvent.type(seats, '30');
  await userEvent.type(screen.getByLabelText('Your email address'), 'gran@example.com');
  await press('Buy now, pay €1,470.00');
  await waitFor(() => expect(documents()).toHaveLength(1));
  const page = new URL(documents()[0] ?? '');
  expect(page.searchParams.get('success_url')).toMatch(new RegExp(`/en/purchase/gift/${GIFT_ID}$`));
  expect(shop().begun).toEqual([
    { plan_name: 'beginner', currency: 'EUR', seats: 30, email: 'gran@example.com', language: 'English' },
  ]);
});

test('a number of students that nobody sells is refused beside it', async () => {
  renderBilling('checkout/gift?currency=EUR');
  const seats = await screen.findByLabelText('For how many students');
  await userEvent.clear(seats);
  await userEvent.type(seats, '101');
  await userEvent.type(screen.getByLabelText('Your email address'), 'gran@example.com');
  await press('Buy now');
  expect(await screen.findByText('A whole number from 1 to 100.')).toBeTruthy();
  expect(shop().begun).toEqual([]);
});

test('a child buys no gift', async () => {
  shop().logIn(CHILD);
  renderBilling('checkout/gift?currency=EUR');
  expect(await screen.findByText(/grown-up at home/)).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/[€$£¥]\s?\d/);
});

test('the gift’s own page says how it stands, and gives it back without a reason', async () => {
  shop().gift = { ...shop().gift, state: 'paid', refundable_until: '2026-12-02T11:59:59.000Z' };
  renderBilling(`purchase/gift/${GIFT_ID}`);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Paid. The code is in your email' }),
  ).toBeTruthy();
  await press('Give it back');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Your money is on its way back' }),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Give it back' })).toBeNull();
});

test('a gift that nobody knows is told as such', async () => {
  renderBilling('purchase/gift/00000000-0000-4000-8000-000000000999');
  expect(await screen.findByText('We cannot see how your gift stands')).toBeTruthy();
});

test('a parent redeems a code, however it is typed, and chooses the student', async () => {
  shop().logIn(PARENT);
  renderBilling('purchase/redeem');
  const code = await screen.findByLabelText('Code');
  await userEvent.type(code, 'no code');
  await press('Redeem');
  expect(await screen.findByRole('alert')).toBeTruthy();
  await userEvent.clear(code);
  await userEvent.type(code, GIFT_CODE.toLowerCase().replaceAll('-', ' '));
  await press('Redeem');
  expect(await screen.findByText('Beginner course is yours. It waits for a student.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Choose a student' })).toBeTruthy();
});

test('an administrator redeems a class set, and goes on to give its seats', async () => {
  shop().logIn(ADMIN);
  renderBilling('purchase/redeem');
  await userEvent.type(await screen.findByLabelText('Code'), SET_CODE);
  await press('Redeem');
  expect(await screen.findByText('Beginner course is your school’s, for 30 students.')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Give the seats to students' });
  expect(link.getAttribute('href')).toBe('/en/organization/class-sets');
});
