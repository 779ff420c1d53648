import { newFamily } from '../../support/accounts.ts';
import {
  CONFIRM,
  DECLINED,
  isTold,
  order,
  PAID,
  pay,
  payInGermany,
  payOverThePage,
} from '../../support/buying.ts';
import { readyToRun } from '../../support/play.ts';
import { newSchool } from '../../support/schools.ts';
import { expect, test } from '../../support/test.ts';

test.describe('a locked level', () => {
  test.use({ expected: { refusals: [/api\/level\/data/] } });

  test('leads to the plans; a declined card buys nothing, and who pays comes back to it', async ({
    page,
  }) => {
    await newFamily(page.context(), 1);
    await page.goto('/en/play/python/loops-level1');
    await expect(page).toHaveURL(/\/en\/purchase\?next=/);
    await page.getByRole('link', { name: 'Start monthly' }).click();
    await page.getByRole('button', { name: 'Buy now' }).click();
    await expect(page.getByText('Please fill this in.')).toBeVisible();
    await page.getByLabel('Your country').selectOption('US');
    await expect(page.getByRole('button', { name: 'Buy now, pay €9.72' })).toBeVisible();
    await payInGermany(page);
    await page.getByRole('button', { name: 'Buy now, pay €9.00' }).click();

    await pay(page, DECLINED);
    await expect(page.getByText('The card was declined.')).toBeVisible();
    await pay(page, PAID);

    await isTold(page, 'Paid. Everything is open');
    await page.reload();
    await page.getByRole('link', { name: 'Go to your level' }).click();
    await expect(page).toHaveURL(/\/en\/play\/python\/loops-level1$/);
    await readyToRun(page);
  });
});

test('a course that the bank confirms is given to a student, and given back by the button of the law', async ({
  page,
}) => {
  const { usernames } = await newFamily(page.context(), 1);
  await order(page, 'advanced');
  await pay(page, CONFIRM);
  await page.getByRole('button', { name: 'Yes' }).click();
  await isTold(page, 'Paid. Who is the course for?');
  await page.goBack();
  await page.goto('/en/checkout?plan=advanced&currency=EUR');
  await expect(page.getByText('You have already paid for this plan.')).toBeVisible();

  await page.goto('/en/profile/billing');
  await expect(page.getByText('Paid, not assigned yet')).toBeVisible();
  await page.getByRole('button', { name: 'Choose a student' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: usernames[0]! }).click();
  await dialog.getByRole('button', { name: `Give it to ${usernames[0]}` }).click();
  await expect(page.getByText('Paid', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Withdraw from the contract' }).click();
  await page.getByRole('button', { name: 'Confirm the withdrawal' }).click();
  await expect(page.getByText(/The refund is approved/)).toBeVisible();
});

test('a double click buys once, and changes the plan once; it is cancelled, resumed, and withdrawn from: all of the money comes back', async ({
  page,
}) => {
  await newFamily(page.context(), 1);
  await page.goto('/en/checkout?plan=unlimited-monthly&currency=EUR');
  await payInGermany(page);
  await page.getByRole('button', { name: 'Buy now, pay €9.00' }).dblclick();
  await pay(page, PAID);
  await isTold(page, 'Paid. Everything is open');

  await page.goto('/en/profile/billing');
  await expect(page.getByRole('list', { name: 'Purchases' }).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Change the plan' }).click();
  await page.getByRole('button', { name: 'Unlimited yearly' }).click();
  await page.getByRole('button', { name: /^Change and pay €6\d\.\d\d$/ }).dblclick();
  await expect(page.getByRole('region', { name: 'Unlimited yearly' })).toBeVisible();

  await page.getByRole('button', { name: 'Cancel the subscription' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the subscription' }).click();
  await expect(page.getByText(/^It goes on until .* and then ends/)).toBeVisible();
  await page.getByRole('button', { name: 'Resume the subscription' }).click();
  await expect(page.getByText(/^€72\.00 will be charged on /)).toBeVisible();

  await page.getByRole('link', { name: 'Withdraw from the contract' }).first().click();
  await expect(page.getByText(/^€72\.00 goes back to the card/)).toBeVisible();
  await page.getByRole('button', { name: 'Confirm the withdrawal' }).click();
  await expect(page.getByText(/^€72\.00 goes back to the card/)).toBeVisible();
  await expect(page.getByText(/The refund is approved/)).toBeVisible();
});

test('a plan is left before paying without a trace, and an administrator buys one for the school', async ({
  page,
}) => {
  await newSchool(page.context());
  await page.goto('/en/schools');
  await page.getByRole('link', { name: 'Buy the small plan by card' }).click();
  await payInGermany(page);
  await page.getByRole('button', { name: 'Buy now, pay €590.00' }).click();
  await expect(page.locator('[name=card]')).toBeVisible();
  await page.goto('/en/profile/billing');
  await expect(page.getByText(/^You have not bought anything yet/)).toBeVisible();

  await order(page, 'school-small');
  await pay(page, PAID);
  await isTold(page, 'Paid. Everything is open');
  await page.getByRole('link', { name: 'Go to your classes' }).click();
  await expect(page.getByText(/Small plan|small/i).first()).toBeVisible();
});

test.describe('a card that is changed is no purchase', () => {
  test.use({ expected: { refusals: [/api\/payment\/checkout/] } });

  test('a business with a VAT number pays less and has what it ordered; its card is changed by the link of a mail, in the form over the page', async ({
    page,
  }) => {
    await newFamily(page.context(), 1);
    await order(page, 'unlimited-monthly');
    await page.locator('[name=vat_number]').fill('DE123456789');
    await pay(page, PAID);
    await isTold(page, 'Paid. Everything is open');

    await payOverThePage(page);
    await page.goto('/en/profile/billing');
    await page.getByRole('button', { name: 'Change the card' }).click();
    const form = page.frameLocator('iframe[title="Paddle Checkout"]');
    await form.getByRole('button', { name: 'Close' }).click();
    await isTold(page, 'You closed the payment form');
    await page.getByRole('button', { name: 'Open the form again' }).click();
    await expect(form.getByRole('button', { name: 'Pay €0.00' })).toBeVisible();
    await pay(form, DECLINED);
    await expect(form.getByText('The card was declined.')).toBeVisible();
    await pay(form, PAID);
    await expect(page).toHaveURL(/\/en\/checkout\?paid=txn_/);
    await expect(page.getByText('You are back from the payment form')).toBeVisible();
    await page.getByRole('link', { name: 'Billing' }).first().click();
    await expect(page.getByRole('list', { name: 'Purchases' }).getByRole('listitem')).toHaveCount(1);
  });
});
