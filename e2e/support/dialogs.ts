import type { Locator } from '@playwright/test';
import { expect, type Page } from './test.ts';

/** The dialog of this name, once it stands and nothing of it moves. */
export async function opened(page: Page, name: string | RegExp): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name, exact: true });
  await expect(dialog).toBeVisible();
  await dialog.evaluate(async element => {
    await Promise.allSettled(element.getAnimations({ subtree: true }).map(({ finished }) => finished));
  });
  return dialog;
}

/** Escape closes it, and the focus is where it was before. */
export async function closesByEscape(page: Page, dialog: Locator, back: Locator): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(back).toBeFocused();
}
