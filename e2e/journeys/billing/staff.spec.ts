import type { Browser, Page } from '@playwright/test';
import { enterAs, newEmail, newFamily } from '../../support/accounts.ts';
import { isTold, order, PAID, pay, payForAnotherPlan, payInGermany } from '../../support/buying.ts';
import { expect, test } from '../../support/test.ts';

async function find(browser: Browser, baseURL: string | undefined, what: string): Promise<Page> {
  const desk = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  await enterAs(desk, 'staff');
  const staff = await desk.newPage();
  await staff.goto('/en/staff/purchases');
  await staff.getByLabel('Email, order number or invoice number').fill(what);
  await staff.getByRole('button', { name: 'Find' }).click();
  return staff;
}

test('staff find a parent whose payment opened nothing, and accept it with a reason', async ({
  page,
  browser,
  baseURL,
}) => {
  const { email } = await newFamily(page.context());
  await payForAnotherPlan(page);

  const staff = await find(browser, baseURL, email);
  await expect(staff.getByRole('heading', { name: 'Mira Haddad' })).toBeVisible();
  const wrong = staff.getByRole('region', { name: 'What is wrong' });
  await wrong.getByRole('button', { name: /^Accept/ }).click();
  await wrong.getByRole('form').getByLabel('Reason').fill('They wanted the year');
  await wrong
    .getByRole('form')
    .getByRole('button', { name: /^Accept/ })
    .click();
  await expect(wrong.getByText('Nothing is wrong with what they bought.')).toBeVisible();
  const bought = staff.getByRole('region', { name: 'What they bought' });
  await expect(bought.getByText('Running', { exact: true })).toBeVisible();
  const accepted = bought.getByRole('listitem').filter({ hasText: 'Payment accepted by staff' }).last();
  await expect(accepted.getByText('They wanted the year')).toBeVisible();
  await staff.context().close();

  await page.goto('/en/profile/billing');
  await expect(page.getByText('Unlimited yearly').first()).toBeVisible();
});

test('staff give a payment back that does not fit, and read how a course without a student is solved', async ({
  page,
  browser,
  baseURL,
}) => {
  const { email, usernames } = await newFamily(page.context(), 1);
  await order(page, 'advanced');
  await pay(page, PAID);
  await isTold(page, 'Paid. Who is the course for?');
  await payForAnotherPlan(page);

  const staff = await find(browser, baseURL, email);
  const wrong = staff.getByRole('region', { name: 'What is wrong' });
  await wrong.getByRole('button', { name: /^Give back/ }).press('Enter');
  const form = wrong.getByRole('form');
  await form.getByLabel('Reason').fill('They wanted the month');
  await form.getByRole('button', { name: /^Give back/ }).press('Enter');
  await expect(wrong.getByRole('button', { name: /^Give back/ })).toHaveCount(0);
  await expect(wrong.getByText('A paid course that no student has')).toBeVisible();
  await expect(wrong.getByText(/press “Choose a student” beside the course/)).toBeVisible();

  await page.goto('/en/profile/billing');
  await page.getByRole('button', { name: 'Choose a student' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: usernames[0]! }).click();
  await dialog.getByRole('button', { name: `Give it to ${usernames[0]}` }).click();
  await expect(page.getByText('Paid', { exact: true })).toBeVisible();
  await staff.goto(`/en/staff/purchases/buyer?find=${encodeURIComponent(email)}`);
  await expect(staff.getByText('Nothing is wrong with what they bought.')).toBeVisible();
  await staff.context().close();
});

test('staff find a gift by the address that paid for it', async ({ page, browser, baseURL }) => {
  const email = newEmail();
  await page.goto('/en/checkout/gift?currency=EUR');
  await page.getByLabel('Your email address').fill(email);
  await payInGermany(page);
  await page.getByRole('button', { name: /^Buy now, pay/ }).click();
  await page.locator('[name=card]').selectOption(PAID);
  await page.locator('[name=email]').fill(email);
  await page.getByRole('button', { name: /^Pay/ }).click();
  await isTold(page, 'Paid. The code is in your email');
  const staff = await find(browser, baseURL, email);
  await expect(staff.getByRole('heading', { name: 'Gift buyer without an account' })).toBeVisible();
  await expect(
    staff.getByRole('listitem').filter({ hasText: '· Gift' }).getByText('Paid: €49.00'),
  ).toBeVisible();
  await staff.context().close();
});
