import type { Locator } from '@playwright/test';
import { opened } from './dialogs.ts';
import { expect, type Page } from './test.ts';

/** In every language: by what it is, not by what it says. */
export const accountButton = (page: Page): Locator =>
  page.getByRole('banner').locator('button.account-menu__button');
export const accountMenu = (page: Page): Locator => page.getByRole('menu');
export const snackbar = (page: Page): Locator => page.locator('.snackbar > span');

/** Opens the menu of the logged-in user. */
export async function openAccountMenu(page: Page): Promise<Locator> {
  await accountButton(page).click();
  return accountMenu(page);
}

/** Answers the confirmation before something that cannot be undone. */
export async function agree(page: Page, name: string): Promise<void> {
  const dialog = await opened(page, /./);
  await dialog.getByRole('button', { name }).click();
  await expect(dialog).toBeHidden();
}

/** Goes to an address of the site without loading it again, as its links do, and waits for the page. */
export async function moveTo(page: Page, address: string): Promise<void> {
  await page.evaluate(to => {
    document.querySelector('main h1')?.setAttribute('data-left', '');
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);
  await expect(page.locator('main h1:not([data-left])')).toBeVisible();
}
