import { forgetSession, mailTo, newEmail, newFamily } from '../../support/accounts.ts';
import { isTold, order, PAID, pay, payInGermany } from '../../support/buying.ts';
import { expect, test } from '../../support/test.ts';

test('a gift is bought without an account, and a parent redeems its code for a student', async ({
  page,
  browser,
}) => {
  const gran = await browser.newPage();
  const address = newEmail();
  await gran.goto(`${process.env['BASE_URL']}/en/checkout/gift?currency=EUR`);
  await gran.getByLabel('Your email address').fill(address);
  await payInGermany(gran);
  await gran.getByRole('button', { name: 'Buy now, pay €49.00' }).click();
  await pay(gran, PAID);
  await isTold(gran, 'Paid. The code is in your email');

  const { usernames } = await newFamily(page.context(), 1);
  const { text } = await mailTo(page.context(), address, 'Your gift: Beginner course');
  await page.goto('/en/purchase/redeem');
  await page
    .getByRole('textbox', { name: 'Code' })
    .fill(/(?:[A-Z0-9]{4}-){3}[A-Z0-9]{4}/.exec(text)?.[0] ?? '');
  await page.getByRole('button', { name: 'Redeem' }).click();
  await page.getByRole('button', { name: 'Choose a student' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: usernames[0]! }).click();
  await dialog.getByRole('button', { name: `Give it to ${usernames[0]}` }).click();

  await gran.reload();
  await isTold(gran, 'The code was used');
  await gran.close();
});

test('a plan is cancelled without a log-in, by the link of a mail', async ({ page }) => {
  const { email } = await newFamily(page.context());
  await order(page, 'unlimited-yearly');
  await pay(page, PAID);
  await isTold(page, 'Paid. Everything is open');

  await forgetSession(page);
  await page.goto('/en/purchase/cancel');
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(page.getByText(/^We have your cancellation of /)).toBeVisible();
  const { text } = await mailTo(page.context(), email, 'Cancel your plan: Unlimited yearly');
  await page.goto(/https?:\/\/\S+\/purchase\/cancel#\S+/.exec(text)?.[0] ?? '');
  await page.getByRole('button', { name: 'Cancel the plan now' }).click();
  await expect(page.getByText(/^Unlimited yearly is cancelled\. It runs until/)).toBeVisible();
});

test('a contract is withdrawn from without a log-in, from the footer, by the link of a mail', async ({
  page,
}) => {
  const { email } = await newFamily(page.context());
  await order(page, 'unlimited-yearly');
  await pay(page, PAID);
  await isTold(page, 'Paid. Everything is open');

  await forgetSession(page);
  await page.goto('/en/parents');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Withdraw' }).click();
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(page.getByText(/^We have your withdrawal of /)).toBeVisible();
  const { text } = await mailTo(page.context(), email, 'Withdraw from your contract: Unlimited yearly');
  await page.goto(/https?:\/\/\S+\/purchase\/withdraw#\S+/.exec(text)?.[0] ?? '');
  await page.getByRole('button', { name: 'Withdraw now' }).click();
  await expect(
    page.getByText(/^You withdrew from the contract for Unlimited yearly on .*€72\.00 goes back/),
  ).toBeVisible();
});
