import type { Locator, Page } from '@playwright/test';
import { newFamily } from '../../support/accounts.ts';
import { atProvider, DECLINED, isTold, order, PAID, pay, payInGermany } from '../../support/buying.ts';
import { expect, test } from '../../support/test.ts';

/** The subscription that was begun by what was paid at an address of the provider. */
async function subscriptionOf(page: Page, { origin, searchParams }: URL): Promise<string> {
  const path = `/transactions/${searchParams.get('_ptxn') ?? ''}`;
  const { data } = await atProvider<{ data: { subscription_id: string } }>(page, origin, ['get', path]);
  return data.subscription_id;
}

/** Waits until a page tells what somebody else did, and shows no more what ended with it. */
const isRead = (page: Page, words: string | RegExp, ended?: Locator): Promise<void> =>
  expect(async () => {
    await page.reload();
    await expect(page.getByText(words).first()).toBeVisible({ timeout: 2000 });
    if (ended) await expect(ended).toHaveCount(0, { timeout: 2000 });
  }).toPass();

test('a smaller plan is chosen for the day of the next charge and taken back; a pause at the provider is told, and so is a bank that takes the money and gives it back', async ({
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
  await expect(
    plan.getByText(/^Unlimited monthly begins on .* Until that day you keep what you have/),
  ).toBeVisible();

  await plan.getByRole('button', { name: 'Change the plan' }).click();
  await plan.getByRole('button', { name: 'Unlimited yearly', exact: true }).click();
  await plan.getByRole('button', { name: 'Keep Unlimited yearly' }).click();
  await expect(plan.getByText(/^€72\.00 will be charged on /)).toBeVisible();

  const subscription = await subscriptionOf(page, paying);
  await atProvider(page, paying.origin, ['post', `/subscriptions/${subscription}/pause`], {
    effective_from: 'immediately',
  });
  await isRead(page, /^It is paused/);
  await page.getByRole('button', { name: 'Resume the subscription' }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Resume the subscription?' });
  await expect(question).toContainText(/Nothing is charged now\. €72\.00 will be charged on /);
  await question.getByRole('button', { name: 'Resume the subscription' }).press('Enter');
  await isRead(page, /^€72\.00 will be charged on /);

  const byBank = (action: 'chargeback' | 'chargeback_reverse') =>
    atProvider(page, paying.origin, ['post', '/test/chargebacks'], {
      transaction_id: paying.searchParams.get('_ptxn'),
      action,
    });
  await byBank('chargeback');
  await isRead(page, 'Your bank took the payment back, so this is closed', plan);
  await byBank('chargeback_reverse');
  await isRead(page, /^It goes on until .* and then ends\. Nothing more is charged\./);
});

test('three tabs that begin a subscription each pay for one, which a refund at the provider ends', async ({
  page,
}) => {
  await newFamily(page.context(), 1);
  const tabs = [page, await page.context().newPage(), await page.context().newPage()] as const;
  for (const [index, tab] of tabs.entries())
    await order(tab, index === 1 ? 'unlimited-yearly' : 'unlimited-monthly');
  for (const tab of tabs) await tab.locator('[name=card]').waitFor();
  const paying = new URL(page.url());
  await pay(tabs[0], PAID);
  await isTold(tabs[0], 'Paid. Everything is open');
  for (const tab of tabs.slice(1)) {
    await pay(tab, PAID);
    await isTold(tab, 'This is paid already.');
  }
  await page.goto('/en/profile/billing');
  await expect(page.getByRole('list', { name: 'Purchases' }).getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Change the plan' })).toHaveCount(1);

  const [transaction_id, provider] = [paying.searchParams.get('_ptxn'), paying.origin];
  const refund = { action: 'refund', transaction_id, reason: 'kind' };
  const { data } = await atProvider<{ data: { id: string } }>(
    page,
    provider,
    ['post', '/adjustments'],
    refund,
  );
  await atProvider(page, provider, ['post', `/test/adjustments/${data.id}`], { status: 'approved' });
  await isRead(page, 'Refunded: €9.00', page.getByRole('button', { name: 'Change the plan' }));
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
