import { answer, refusal } from '@burrow/remote-testing';
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { renderBilling, startBilling } from '../../testing/render-billing.tsx';

const { server } = startBilling();
const PAGE = 'purchase/cancel';

afterEach(() => {
  location.hash = '';
});

test('somebody without a log-in asks for the link, and is not told whether the address is known', async () => {
  const asked: unknown[] = [];
  server.use(
    answer('askToCancel', async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json({ done: true, taken_at: '2026-11-23T10:00:00.000Z' });
    }),
  );
  renderBilling(PAGE);
  await userEvent.type(await screen.findByLabelText('Email address'), 'mira@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(
    await screen.findByText(/^We have your cancellation of Nov 23, 2026.*If this address pays for a plan/),
  ).toBeTruthy();
  expect(asked).toEqual([{ email: 'mira@example.com', what: 'cancel' }]);
});

test('the number of a purchase goes with the address, and who gave it reads what it does', async () => {
  const asked: unknown[] = [];
  server.use(
    answer('askToCancel', async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json({ done: true, taken_at: '2026-11-23T10:00:00.000Z' });
    }),
  );
  renderBilling('purchase/withdraw');
  await userEvent.type(await screen.findByLabelText('Email address'), 'mira@example.com');
  await userEvent.type(screen.getByLabelText('Number of the purchase (optional)'), ' txn_1 ');
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  expect(
    await screen.findByText(/^We have your withdrawal of Nov 23, 2026.*If the number fits this address/),
  ).toBeTruthy();
  expect(asked).toEqual([{ email: 'mira@example.com', what: 'withdraw', order: 'txn_1' }]);
});

test('the link cancels with one click, and says until when everything stays open', async () => {
  server.use(
    answer('cancelByLink', async ({ request }) =>
      ((await request.json()) as { token: string }).token === 'secret-of-a-mail-0001'
        ? HttpResponse.json({ plan_name: 'unlimited-yearly', ends_at: '2027-11-23T10:00:00.000Z' })
        : refusal('payment/unknown-link'),
    ),
  );
  renderBilling(`${PAGE}#secret-of-a-mail-0001`);
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel the plan now' }));
  expect(
    await screen.findByText(/Unlimited yearly is cancelled. It runs until November 23, 2027/),
  ).toBeTruthy();
});

test('a link that does not work any more is told as such', async () => {
  server.use(answer('cancelByLink', () => refusal('payment/unknown-link')));
  renderBilling(`${PAGE}#an-old-secret-of-a-mail`);
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel the plan now' }));
  expect(await screen.findByText('This link does not work any more. Ask for a new one.')).toBeTruthy();
});

test('a withdrawal is taken for any address, with its time, and its link says when and what comes back', async () => {
  const asked: unknown[] = [];
  server.use(
    answer('askToCancel', async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json({ done: true, taken_at: '2026-11-23T10:00:00.000Z' });
    }),
    answer('withdrawByLink', () =>
      HttpResponse.json({
        plan_name: 'beginner',
        withdrawn_at: '2026-11-23T10:00:00.000Z',
        returns: { amount: 4900, currency: 'EUR' },
      }),
    ),
  );
  renderBilling('purchase/withdraw');
  await userEvent.type(await screen.findByLabelText('Email address'), 'mira@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText(/^We have your withdrawal of Nov 23, 2026/)).toBeTruthy();
  expect(asked).toEqual([{ email: 'mira@example.com', what: 'withdraw' }]);
  cleanup();
  renderBilling('purchase/withdraw#secret-of-a-mail-0001');
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw now' }));
  expect(await screen.findByText(/Beginner course on Nov 23, 2026.*€49\.00 goes back/)).toBeTruthy();
});
