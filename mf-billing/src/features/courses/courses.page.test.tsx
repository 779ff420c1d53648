import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderBilling, startBilling } from '../../testing/render-billing.tsx';
import { CHILD, PARENT } from '../../testing/shop.ts';

const { shop } = startBilling();

const cards = async () => {
  await screen.findByText('3 of 80 levels done');
  return screen.getAllByRole('article');
};

test('a parent goes on where the student stands, and sees what a course costs', async () => {
  shop().logIn(PARENT);
  renderBilling('courses');
  const [first] = await cards();
  const link = within(first as HTMLElement).getByRole('link', { name: 'Continue' });
  expect(link.getAttribute('href')).toBe('/en/play/python/intro-level4');
  expect(first?.textContent).toContain('€49');
});

test('a child sees no price and no way to buy', async () => {
  shop().logIn(CHILD);
  renderBilling('courses');
  const all = await cards();
  expect(all).toHaveLength(2);
  expect(all.map(({ textContent }) => textContent).join()).not.toMatch(/€|Buy/);
});
