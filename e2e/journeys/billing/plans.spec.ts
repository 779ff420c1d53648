import type { Page } from '@playwright/test';
import { newFamily } from '../../support/accounts.ts';
import { DECLINED, isTold, order, PAID, pay, payInGermany } from '../../support/buying.ts';
import { expect, test } from '../../support/test.ts';

/** Somebody pauses or resumes a subscription in the provider's dashboard. */
async function inDashboard(
  page: Page,
  origin: string,
  subscription: string,
  step: 'pause' | 'resume',
): Promise<void> {
  const headers = { authorization: 'bearer pdl_test_stand-in' };
  const data = { effective_from: 'immediately' };
  const answer = await page.request.post(`${origin}/subscriptions/${subscription}/${step}`, {
    headers,
    data,
  });
  expect(answer.ok()).toBe(true);
}

/** The subscription that was begun by what was paid at an address of the provider. */
async function subscriptionOf(page: Page, paying: URL): Promise<string> {
  const headers = { authorization: 'bearer pdl_test_stand-in' };
  const id = paying.searchParams.get('_ptxn') ?? '';
  const { data } = await (await page.request.get(`${paying.origin}/transactions/${id}`, { headers })).json();
  return String(data.subscription_id);
}

test('a smaller plan is chosen for the day of the next charge and taken back; a pause at the provider is told', async ({
  page,
}) => {
  await newFamily(page.context(), 1);
  await order(page, 'unlimited-yearly');
  await page.locator('[name=card]').waitFor();
  const paying = new URL(page.url());
  await pay(page, PAID);
  await isTold(page, 'Paid. Everything is open');

  await page.goto('/en/profile/billing');
  const plan = page.getByRole('region', { name: 'Unlimited yearly' });
  await plan.getByRole('button', { name: 'Change the plan' }).press('Enter');
  await plan.getByRole('button', { name: 'Unlimited monthly' }).press('Enter');
  await expect(plan.getByText(/Nothing is charged today; €9\.00 will be charged then\./)).toBeVisible();
  await plan.getByRole('button', { name: /^Change on / }).press('Enter');
  await expect(plan.getByText(/^Unlimited monthly begins on .* €9\.00 will be charged then/)).toBeVisible();

  await plan.getByRole('button', { name: 'Change the plan' }).click();
  await plan.getByRole('button', { name: 'Unlimited yearly', exact: true }).click();
  await plan.getByRole('button', { name: 'Keep Unlimited yearly' }).click();
  await expect(plan.getByText(/^€72\.00 will be charged on /)).toBeVisible();

  const subscription = await subscriptionOf(page, paying);
  await inDashboard(page, paying.origin, subscription, 'pause');
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(/^It is paused/)).toBeVisible({ timeout: 2000 });
  }).toPass();
  await inDashboard(page, paying.origin, subscription, 'resume');
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(/will be charged on /)).toBeVisible({ timeout: 2000 });
  }).toPass();
});

test('three tabs that begin a subscription each pay for one', async ({ page }) => {
  await newFamily(page.context(), 1);
  const tabs = [page, await page.context().newPage(), await page.context().newPage()] as const;
  for (const [index, tab] of tabs.entries())
    await order(tab, index === 1 ? 'unlimited-yearly' : 'unlimited-monthly');
  for (const tab of tabs) await tab.locator('[name=card]').waitFor();
  await pay(tabs[0], PAID);
  await isTold(tabs[0], 'Paid. Everything is open');
  for (const tab of tabs.slice(1)) {
    await pay(tab, PAID);
    await isTold(tab, 'This is paid already.');
  }
  await page.goto('/en/profile/billing');
  await expect(page.getByRole('list', { name: 'Purchases' }).getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Change the plan' })).toHaveCount(1);
});

test('who goes back from a declined card finds the student and the country still chosen', async ({
  page,
}) => {
  const { usernames } = await newFamily(page.context(), 1);
  await page.goto('/en/checkout?plan=beginner&currency=EUR');
  await page.getByLabel('For whom').selectOption(usernames[0]!);
  await payInGermany(page);
  await page.getByRole('button', { name: 'Buy now, pay €49.00' }).click();
  await pay(page, DECLINED);
  await expect(page.getByText('The card was declined.')).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page.getByLabel('For whom').locator('option:checked')).toHaveText(usernames[0]!);
  await page.getByRole('button', { name: 'Buy now, pay €49.00' }).click();
  await pay(page, PAID);
  await isTold(page, 'Paid. Everything is open');
});
