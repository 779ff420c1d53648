import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderBilling, startBilling } from '../../testing/render-billing.tsx';
import { CHILD, PARENT } from '../../testing/shop.ts';

const { shop } = startBilling();

test('the policy says its facts, the law above them, and leads to billing', async () => {
  shop().logIn(PARENT);
  renderBilling('refund-policy');
  await screen.findByRole('heading', { level: 1, name: 'Refund policy' });
  expect(screen.getByText('Updated January 27, 2025')).toBeTruthy();
  for (const fact of [/14 days/, /within 30 days/, /about two business days/, /5 to 7 business days/])
    expect(screen.getByText(fact)).toBeTruthy();
  const sections = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(sections[0]).toBe('Your rights by law come first');
  expect((await screen.findByRole('link', { name: 'Go to Billing' })).getAttribute('href')).toBe(
    '/en/profile/billing',
  );
});

test('a visitor comes to billing by way of the log-in', async () => {
  renderBilling('refund-policy');
  const link = await screen.findByRole('link', { name: 'Go to Billing' });
  expect(link.getAttribute('href')).toBe('/en/login?next=%2Fprofile%2Fbilling');
});

test('a child is not sent to billing', async () => {
  shop().logIn(CHILD);
  const store = renderBilling('refund-policy');
  await screen.findByRole('heading', { level: 1, name: 'Refund policy' });
  await waitFor(() => expect(JSON.stringify(store.getState().api.queries)).toContain('sunny.otter'));
  expect(screen.queryByRole('link', { name: 'Go to Billing' })).toBeNull();
});
