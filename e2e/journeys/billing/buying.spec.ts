import { newFamily } from '../../support/accounts.ts';
import { readyToRun } from '../../support/play.ts';
import { expect, test, type Page } from '../../support/test.ts';

const DECLINED = '4000 0000 0000 0002';
const PAID = '4242 4242 4242 4242';

/** On the provider's own page, which is a stand-in that takes no money. */
async function pay(page: Page, card: string): Promise<void> {
  await page.locator('[name=email]').fill('karin@example.com');
  await page.locator('[name=card]').selectOption(card);
  await page.getByRole('button', { name: /^Pay/ }).click();
}

test.describe('a locked level', () => {
  test.use({ expected: { refusals: [/api\/level\/data/] } });

  test('leads to the plans; a declined card buys nothing, and who pays comes back to it', async ({
    page,
  }) => {
    await newFamily(page.context(), 1);
    await page.goto('/en/play/python/loops-level1');
    await expect(page).toHaveURL(/\/en\/purchase\?next=/);
    await page.getByRole('link', { name: 'Start monthly' }).click();
    await page.getByRole('button', { name: 'Buy now, pay €9.00' }).click();

    await pay(page, DECLINED);
    await expect(page.getByText('The card was declined.')).toBeVisible();
    await pay(page, PAID);

    await expect(page.getByRole('heading', { level: 1, name: 'Paid. Everything is open' })).toBeVisible();
    await page.reload();
    await page.getByRole('link', { name: 'Go to your level' }).click();
    await expect(page).toHaveURL(/\/en\/play\/python\/loops-level1$/);
    await readyToRun(page);
  });
});

test('a plan is cancelled in two clicks, and goes on until its day', async ({ page }) => {
  await newFamily(page.context(), 1);
  await page.goto('/en/checkout?plan=unlimited-yearly&currency=EUR');
  await page.getByRole('button', { name: 'Buy now, pay €72.00' }).click();
  await pay(page, PAID);
  await expect(page.getByRole('heading', { level: 1, name: 'Paid. Everything is open' })).toBeVisible();

  await page.goto('/en/profile/billing');
  await page.getByRole('button', { name: 'Cancel the subscription' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Cancel the subscription' }).click();
  await expect(page.getByText(/^It goes on until .* and then ends/)).toBeVisible();
});
