import { expect, test } from '@jest/globals';
import { watchDocuments } from '@burrow/client/testing/jest';
import { answer } from '@burrow/remote-testing';
import { HttpResponse } from 'msw';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderBilling, startBilling } from '../../testing/render-billing.tsx';
import { PARENT } from '../../testing/shop.ts';
import { rememberCheckout } from './begun-checkout.ts';

const { server, shop } = startBilling();
const documents = watchDocuments();

const comeBack = () => renderBilling('checkout?paid=txn_1');
const title = (name: string) => screen.findByRole('heading', { level: 1, name }, { timeout: 5000 });

test('the page waits until what was paid is open, and leads on to the level that was wanted', async () => {
  rememberCheckout({ transaction: 'txn_1', plan: 'unlimited-monthly', next: 'play/python/loops-level1' });
  shop().logIn(PARENT);
  comeBack();
  await title('Waiting for your payment');
  shop().checkout = { plan_name: 'unlimited-monthly', state: 'paid', is_open: false, is_unassigned: false };
  await title('Paid. Opening your levels');
  expect(screen.queryByRole('link', { name: 'Go to your level' })).toBeNull();
  shop().checkout = { ...shop().checkout, is_open: true };
  await title('Paid. Everything is open');
  expect(screen.getByRole('link', { name: 'Go to your level' }).getAttribute('href')).toBe(
    '/en/play/python/loops-level1',
  );
});

test('after some seconds without a word the provider is asked, once', async () => {
  shop().logIn(PARENT);
  const asked: (string | null)[] = [];
  server.use(
    answer('getCheckout', ({ request }) => {
      const ask = new URL(request.url).searchParams.get('ask');
      if (ask) {
        asked.push(ask);
        shop().checkout = { ...shop().checkout, state: 'paid', is_open: true };
      }
      return HttpResponse.json(shop().checkout);
    }),
  );
  comeBack();
  await title('Waiting for your payment');
  expect(asked).toEqual([]);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Paid. Everything is open' }, { timeout: 9000 }),
  ).toBeTruthy();
  expect(asked).toEqual(['provider']);
}, 15_000);

test('a course without a student asks for one', async () => {
  shop().logIn(PARENT);
  shop().checkout = { plan_name: 'advanced', state: 'paid', is_open: false, is_unassigned: true };
  comeBack();
  await title('Paid. Who is the course for?');
  expect(screen.getByRole('button', { name: 'Choose a student' })).toBeTruthy();
});

test('a declined card is told, with a way back to the order', async () => {
  shop().logIn(PARENT);
  shop().checkout = { plan_name: 'advanced', state: 'failed', is_open: false, is_unassigned: false };
  comeBack();
  await title('The card was declined');
  expect(screen.getByRole('link', { name: 'Back to your order' }).getAttribute('href')).toBe(
    '/en/checkout?plan=advanced',
  );
});

test('where to go on is not taken from another purchase', async () => {
  rememberCheckout({ transaction: 'txn_2', plan: 'beginner', next: 'play/python/loops-level1' });
  shop().logIn(PARENT);
  shop().checkout = { plan_name: 'unlimited-monthly', state: 'paid', is_open: true, is_unassigned: false };
  comeBack();
  await title('Paid. Everything is open');
  expect(screen.queryByRole('link', { name: 'Go to your level' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Play' })).toBeTruthy();
});

test('a purchase of somebody else is not shown, and who has changed a card is told where it shows', async () => {
  shop().logIn(PARENT);
  renderBilling('checkout?paid=txn_9');
  expect(await screen.findByText('You are back from the payment form')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Billing' }).getAttribute('href')).toBe('/en/profile/billing');
});

test.each([
  ['who is logged in', PARENT],
  ['who is not', null],
])('a payment link of the provider leads %s to where it is paid', async (_, user) => {
  if (user) shop().logIn(user);
  renderBilling('checkout?_ptxn=txn_renewal');
  expect(await screen.findByRole('heading', { level: 1, name: 'Pay or change your card' })).toBeTruthy();
  await waitFor(() => expect(documents()).toHaveLength(1));
  const page = new URL(documents()[0] ?? '');
  expect(page.searchParams.get('_ptxn')).toBe('txn_renewal');
  expect(page.searchParams.get('success_url')).toMatch(/\?paid=txn_renewal$/);
});

test('a payment link that cannot be opened says so, and that nothing was charged', async () => {
  server.use(answer('getPaymentLink', () => ({ url: null, client_token: null })));
  renderBilling('checkout?_ptxn=txn_renewal');
  expect(await screen.findByText(/^Nothing was charged/)).toBeTruthy();
});

/** Paddle.js, which only Paddle serves: how often its form was opened, and what it says. */
function withPaddle() {
  const paddle = { opened: 0, say: (_event: object): void => undefined };
  const hear = ({ eventCallback }: { eventCallback: (event: object) => void }): void => {
    paddle.say = eventCallback;
  };
  const open = (): void => {
    paddle.opened += 1;
    queueMicrotask(() => paddle.say({ name: 'checkout.loaded' }));
  };
  const PaddleBillingV1 = {
    Initialized: false,
    Environment: { set: () => undefined },
    Initialize: (options: Parameters<typeof hear>[0]) => {
      PaddleBillingV1.Initialized = true;
      hear(options);
      if (new URLSearchParams(location.search).has('_ptxn')) open();
    },
    Update: hear,
    Checkout: { open },
  };
  Object.assign(window, { PaddleBillingV1 });
  return paddle;
}

test('who closes the form that a payment link opened can open it again', async () => {
  const paddle = withPaddle();
  server.use(answer('getPaymentLink', () => ({ url: null, client_token: 'test_token' })));
  renderBilling('checkout?_ptxn=txn_renewal');
  await waitFor(() => expect(paddle.opened).toBe(1));
  act(() => paddle.say({ name: 'checkout.closed' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Open the form again' }));
  await waitFor(() => expect(paddle.opened).toBe(2));
  expect(screen.getByRole('heading', { level: 1, name: 'Pay or change your card' })).toBeTruthy();
});

test('who goes back to the order is told that it is paid', async () => {
  rememberCheckout({ transaction: 'txn_1', plan: 'beginner', next: null });
  shop().logIn(PARENT);
  shop().checkout = { plan_name: 'beginner', state: 'paid', is_open: true, is_unassigned: false };
  renderBilling('checkout?plan=beginner&currency=EUR');
  expect(await screen.findByText(/already paid for this plan/)).toBeTruthy();
});
