import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderBilling, startBilling } from '../../testing/render-billing.tsx';
import { ADMIN, CHILD, PARENT, SCHOOL_STUDENT, TEACHER } from '../../testing/shop.ts';

const { shop } = startBilling();

const plan = (name: string) => within(screen.getByRole('listitem', { name }));

test('a parent sees four plans, and no plan of schools', async () => {
  shop().logIn(PARENT);
  renderBilling('purchase');
  await screen.findByRole('heading', { level: 1, name: 'Choose a plan for your family' });
  expect(await screen.findByText('€49')).toBeTruthy();
  expect(
    screen
      .getAllByRole('heading', { level: 2 })
      .slice(0, 4)
      .map(each => each.textContent),
  ).toEqual(['Beginner course', 'Advanced course', 'Unlimited monthly', 'Unlimited yearly']);
  expect(screen.queryByRole('link', { name: 'School' })).toBeNull();
  const buy = plan('Beginner course').getByRole('link', { name: 'Buy beginner course' });
  expect(buy.getAttribute('href')).toBe('/en/checkout?plan=beginner&currency=EUR');
});

test('what a year saves is computed, and only what costs least a month is the best value', async () => {
  shop().logIn(PARENT);
  renderBilling('purchase');
  expect(await screen.findByText('€6 per month, billed once a year. You save €36 a year.')).toBeTruthy();
  expect(screen.getAllByText('Best value')).toHaveLength(1);
  expect(plan('Unlimited yearly').getByText('Best value')).toBeTruthy();
});

test('prices are in the currency of the country, and another can be chosen', async () => {
  shop().country = 'JP';
  renderBilling('purchase');
  expect(await screen.findByText('¥7,800')).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText('Currency'), 'GBP');
  expect(await screen.findByText('£45')).toBeTruthy();
  expect(window.location.search).toContain('currency=GBP');
});

test.each([
  [true, 'Prices include tax.'],
  [false, 'Tax is added; you see the total before you pay.'],
])('where prices with tax inside are %p: %s', async (isGross, words) => {
  shop().isGross = isGross;
  renderBilling('purchase');
  expect(await screen.findByText(new RegExp(words))).toBeTruthy();
});

test('a visitor signs up on the way to the order, which keeps the level that was wanted', async () => {
  renderBilling('purchase?next=%2Fplay%2Fpython%2Floops-level1');
  const link = await screen.findByRole('link', { name: 'Buy beginner course' });
  const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'http://localhost');
  expect(pathname).toBe('/en/signup');
  expect(searchParams.get('next')).toBe(
    '/checkout?plan=beginner&currency=EUR&next=%2Fplay%2Fpython%2Floops-level1',
  );
  expect(screen.getByRole('link', { name: 'School' }).getAttribute('href')).toBe('/en/schools');
});

test.each([
  [CHILD, /grown-up at home/],
  [SCHOOL_STUDENT, /Ask your teacher/],
])('a child sees no price and nothing to buy', async (user, words) => {
  shop().logIn(user);
  renderBilling('purchase');
  expect(await screen.findByText(words)).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/[€$£¥]\s?\d/);
  expect(screen.queryByRole('link', { name: /Buy|Start/ })).toBeNull();
});

test('a child mails the grown-up whose address is known, once a day', async () => {
  shop().logIn(CHILD);
  renderBilling('purchase');
  await userEvent.click(await screen.findByRole('button', { name: 'Ask a grown-up' }));
  expect((await screen.findByRole('status')).textContent).toMatch(/sent an email to your grown-up/);
  expect(shop().asked).toBe(true);
  expect(screen.queryByRole('textbox')).toBeNull();
});

test.each([ADMIN, TEACHER])('people of schools are sent to what schools buy', async user => {
  shop().logIn(user);
  renderBilling('purchase');
  await screen.findByRole('heading', { level: 1, name: 'Python for your school' });
  expect(window.location.pathname).toBe('/en/schools');
});
