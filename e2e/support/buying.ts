import { expect, type Page } from './test.ts';

/** Cards of the provider's stand-in. */
export const PAID = '4242 4242 4242 4242';
export const DECLINED = '4000 0000 0000 0002';
export const CONFIRM = '4000 0038 0000 0446';

/** Pays on the provider's own page, which is a stand-in that takes no money. */
export async function pay(page: Page, card: string): Promise<void> {
  // A card is asked for there only; a page of ours before it may ask for an address too.
  await page.locator('[name=card]').selectOption(card);
  await page.locator('[name=email]').fill('karin@example.com');
  await page.getByRole('button', { name: /^Pay/ }).click();
}

/** Waits for a page of ours that says so in its heading. */
export const isTold = (page: Page, words: string): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name: words })).toBeVisible();

/** Orders a plan in euros, on its own page. */
export async function order(page: Page, plan: string): Promise<void> {
  await page.goto(`/en/checkout?plan=${plan}&currency=EUR`);
  await page.getByRole('button', { name: /^Buy now, pay/ }).click();
}
