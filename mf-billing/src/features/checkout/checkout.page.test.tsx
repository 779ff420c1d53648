import { watchDocuments } from '@burrow/client/testing/jest';
import { answer, refusal } from '@burrow/remote-testing';
import { beforeEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import userEvent from '@testing-library/user-event';
import { renderBilling, startBilling } from '../../testing/render-billing.tsx';
import { ADMIN, CHILD, PARENT } from '../../testing/shop.ts';
import { rememberCheckout } from './begun-checkout.ts';

const { server, shop } = startBilling();
const documents = watchDocuments();
beforeEach(() => sessionStorage.clear());

const order = (plan: string) =>
  renderBilling(`checkout?plan=${plan}&currency=EUR&next=%2Fplay%2Fpython%2Floops-level1`);

test('the order says what is paid with tax and what is charged next; nothing is preset', async () => {
  shop().logIn(PARENT);
  order('unlimited-yearly');
  expect(await screen.findByRole('button', { name: 'Buy now, pay €72.00' })).toBeTruthy();
  expect(screen.getByText('€11.50')).toBeTruthy();
  expect(screen.getByText(/Next charge: €72.00 on January 31, 2027/)).toBeTruthy();
  expect(
    screen.getByText(/^Everything opens as soon as you have paid\. You may withdraw within 14 days/),
  ).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByLabelText('For whom')).toBeNull();
});

test('where nobody knows the country, the reader chooses it before they are told a total, once for a tab', async () => {
  shop().logIn(PARENT);
  shop().country = 'en';
  order('unlimited-yearly');
  await userEvent.click(await screen.findByRole('button', { name: 'Buy now' }));
  expect(await screen.findByText('Please fill this in.')).toBeTruthy();
  expect(screen.queryByText('Total now')).toBeNull();
  expect(shop().begun).toEqual([]);
  await userEvent.selectOptions(screen.getByLabelText('Your country'), 'United States');
  expect(await screen.findByRole('button', { name: 'Buy now, pay €85.68' })).toBeTruthy();
  cleanup();
  order('unlimited-yearly');
  expect(await screen.findByRole('button', { name: 'Buy now, pay €85.68' })).toBeTruthy();
  expect(screen.getByLabelText<HTMLSelectElement>('Your country').value).toBe('US');
});

test('a country that the server knows is not asked for', async () => {
  shop().logIn(PARENT);
  order('unlimited-yearly');
  expect(await screen.findByText('Total now')).toBeTruthy();
  expect(screen.queryByLabelText('Your country')).toBeNull();
});

test('a service of an earlier release that knows no country does not say that tax is nothing', async () => {
  shop().logIn(PARENT);
  server.use(
    answer('previewCheckout', () =>
      HttpResponse.json({
        plan_name: 'unlimited-yearly',
        subtotal: { amount: 7200, currency: 'USD' },
        tax: { amount: 0, currency: 'USD' },
        total: { amount: 7200, currency: 'USD' },
        is_tax_known: false,
        next_charge: null,
      }),
    ),
  );
  order('unlimited-yearly');
  expect(await screen.findByText('Depends on your country, and may be added when you pay')).toBeTruthy();
  expect(screen.queryByText('$0.00')).toBeNull();
});

test('a course is for a student or for later, and is paid on the provider’s page', async () => {
  shop().logIn(PARENT);
  const [taken, free] = shop().students;
  shop().withCourse.add(taken?.id ?? '');
  order('beginner');
  const whom = await screen.findByLabelText<HTMLSelectElement>('For whom');
  await screen.findByRole('option', { name: 'quick.fox' });
  expect([...whom.options].map(({ text }) => text)).toEqual(['Choose later', 'quick.fox']);
  await userEvent.selectOptions(whom, 'quick.fox');
  await userEvent.click(screen.getByRole('button', { name: 'Buy now, pay €49.00' }));
  await waitFor(() => expect(documents()).toHaveLength(1));
  const page = new URL(documents()[0] ?? '');
  expect(`${page.origin}${page.pathname}`).toBe('https://paddle.test/checkout');
  expect(page.searchParams.get('_ptxn')).toBe('txn_1');
  expect(page.searchParams.get('success_url')).toMatch(/\?paid=txn_1$/);
  expect(shop().begun).toEqual([{ plan_name: 'beginner', currency: 'EUR', student_id: free?.id }]);
});

test('who comes back from a declined card finds the student chosen, and buys for them', async () => {
  shop().logIn(PARENT);
  const [, free] = shop().students;
  rememberCheckout({ transaction: 'txn_0', plan: 'beginner', next: null, student: free?.id ?? null });
  order('beginner');
  const whom = await screen.findByLabelText<HTMLSelectElement>('For whom');
  await waitFor(() => expect(whom.value).toBe(free?.id));
  await userEvent.click(screen.getByRole('button', { name: 'Buy now, pay €49.00' }));
  await waitFor(() => expect(shop().begun).toHaveLength(1));
  expect(shop().begun).toEqual([{ plan_name: 'beginner', currency: 'EUR', student_id: free?.id }]);
});

test('a refusal is told, and the order stays', async () => {
  server.use(answer('beginCheckout', () => refusal('payment/provider-down')));
  shop().logIn(PARENT);
  order('unlimited-monthly');
  await userEvent.click(await screen.findByRole('button', { name: 'Buy now, pay €9.00' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Buy now, pay €9.00' })).toBeTruthy();
});

test('a child sees no order', async () => {
  shop().logIn(CHILD);
  order('beginner');
  expect(await screen.findByText(/grown-up at home/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Buy/ })).toBeNull();
});

test('a visitor logs in first, and comes back to the order', async () => {
  order('beginner');
  const link = await screen.findByRole('link', { name: 'Log in' });
  expect(link.getAttribute('href')).toContain('/en/login?next=%2Fcheckout%3Fplan%3Dbeginner');
});

test.each([
  [PARENT, 'school-small', 'Choose a plan for your family'],
  [PARENT, 'pony', 'Choose a plan for your family'],
  [ADMIN, 'beginner', 'Python for your school'],
])('a plan that is not for them leads to those that are', async (user, plan, heading) => {
  shop().logIn(user);
  order(plan);
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeTruthy();
});

test('an administrator orders a plan of a school', async () => {
  shop().logIn(ADMIN);
  order('school-small');
  expect(await screen.findByRole('button', { name: 'Buy now, pay €590.00' })).toBeTruthy();
});
