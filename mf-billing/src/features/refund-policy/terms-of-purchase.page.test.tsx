import { MERCHANT, PLANS, TERMS } from '@burrow/billing';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderBilling, startBilling } from '../../testing/render-billing.tsx';
import { CHILD, PARENT } from '../../testing/shop.ts';

const { shop } = startBilling();
const arrive = async () => {
  renderBilling('purchase/terms');
  const title = await screen.findByRole('heading', { level: 1, name: 'Terms of purchase' });
  return title.closest('article')!;
};

test('the terms name the seller, every price, how it renews and ends, and have the form for a withdrawal', async () => {
  const page = await arrive();
  for (const words of [MERCHANT.name, ...MERCHANT.address, 'merchant of record'])
    expect(page.textContent).toContain(words);
  expect(await within(page).findByText('€590.00')).toBeTruthy();
  const prices = within(page).getAllByRole('list')[0];
  expect(prices?.querySelectorAll('li')).toHaveLength(PLANS.length);
  for (const days of [TERMS.renewalNoticeDays, TERMS.graceDays, TERMS.withdrawalDays])
    expect(page.textContent).toMatch(new RegExp(`\\b${days} days`));
  const form = page.querySelector('blockquote');
  expect(form?.textContent).toContain(`To ${MERCHANT.name}, ${MERCHANT.address.join(', ')}`);
  expect(form?.textContent).toContain('I withdraw from the contract');
});

test('a child reads them without prices', async () => {
  shop().logIn(CHILD);
  const page = await arrive();
  await within(page).findByText(/merchant of record/);
  expect(page.textContent).not.toMatch(/[€$£¥]/);
});

test('who is about to buy is led to them', async () => {
  shop().logIn(PARENT);
  renderBilling('checkout?plan=beginner&currency=EUR');
  const link = await screen.findByRole('link', { name: 'Terms of purchase' });
  expect(link.getAttribute('href')).toBe('/en/purchase/terms');
});
