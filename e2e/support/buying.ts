import type { FrameLocator } from '@playwright/test';
import { expect, type Page } from './test.ts';

/** Cards of the provider's stand-in. */
export const PAID = '4242 4242 4242 4242';
export const DECLINED = '4000 0000 0000 0002';
export const CONFIRM = '4000 0038 0000 0446';
/** Paid the first time, and declined at renewals. */
export const PAID_ONCE = '4000 0027 6000 3184';

/** Pays on the provider's own page, which is a stand-in that takes no money. */
export async function pay(page: Page | FrameLocator, card: string): Promise<void> {
  // A card is asked for there only; a page of ours before it may ask for an address too.
  await page.locator('[name=card]').selectOption(card);
  await page.locator('[name=email]').fill('karin@example.com');
  await page.getByRole('button', { name: /^Pay/ }).click();
}

/**
 * Has payment links paid in Paddle's form over our page, as with a key of Paddle: the stand-in's script and form are where
 * Paddle's would be.
 */
export async function payOverThePage(page: Page): Promise<void> {
  let standIn = '';
  await page.route(/\/api\/payment\/payment-link\//, async route => {
    const { url } = (await (await route.fetch()).json()) as { url: string };
    standIn = new URL(url).origin;
    await route.fulfill({ json: { url: null, client_token: 'test_stand-in' } });
  });
  await page.route(/^https:\/\/(cdn|sandbox-buy)\.paddle\.com\//, async route => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: `${standIn}${pathname}${search}` }) });
  });
}

/** Waits for a page of ours that says so in its heading. */
export const isTold = (page: Page, words: string): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name: words })).toBeVisible();

/** Says whose tax it is, which no proxy tells the platform of the journeys. */
export async function payInGermany(page: Page): Promise<void> {
  await page.getByLabel('Your country').selectOption('DE');
}

/** Orders a plan in euros, on its own page. */
export async function order(page: Page, plan: string): Promise<void> {
  await page.goto(`/en/checkout?plan=${plan}&currency=EUR`);
  await payInGermany(page);
  await page.getByRole('button', { name: /^Buy now, pay/ }).click();
}

/** Asks the provider's stand-in for something that is done in the dashboard, by its people or by a bank. */
export async function atProvider<Answer>(
  page: Page,
  origin: string,
  [method, path]: readonly ['get' | 'post' | 'patch', string],
  data?: object,
): Promise<Answer> {
  const headers = { authorization: 'bearer pdl_test_stand-in' };
  const answer = await page.request[method](origin + path, { headers, ...(data && { data }) });
  if (!answer.ok()) throw new Error(`${path} answers ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

interface Sold {
  readonly currency_code: string;
  readonly custom_data: object;
}

/** Makes what the provider charges another plan before it is paid, as somebody may in its dashboard. */
async function sellAnotherPlan(page: Page): Promise<void> {
  const { origin, searchParams } = new URL(page.url());
  const path = `/transactions/${searchParams.get('_ptxn') ?? ''}`;
  const { data } = await atProvider<{ data: Sold }>(page, origin, ['get', path]);
  const { currency_code, custom_data } = data;
  const items = [{ price_id: 'pri_test_unlimited_yearly', quantity: 1 }];
  await atProvider(page, origin, ['patch', path], { items, currency_code, custom_data });
}

/** Pays for a plan that the provider sold instead of the one that was ordered. */
export async function payForAnotherPlan(page: Page): Promise<void> {
  await order(page, 'unlimited-monthly');
  await page.locator('[name=card]').waitFor();
  await sellAnotherPlan(page);
  await pay(page, PAID);
  await isTold(page, 'Your payment arrived and is being looked at');
}
