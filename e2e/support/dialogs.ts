import type { Locator } from '@playwright/test';
import { expect, type Page } from './test.ts';

/**
 * Waits until nothing of a dialog moves any more. It grows as it opens: a machine presses and lets go within a
 * frame, and would do the one on a button and the other beside it, or press a key that nobody hears yet.
 */
export async function atRest(dialog: Locator): Promise<void> {
  await expect(dialog).not.toHaveClass(/zoom-(appear|enter)/);
  await dialog.evaluate(async element => {
    await Promise.allSettled(element.getAnimations({ subtree: true }).map(({ finished }) => finished));
  });
}

/** The dialog of this name, once it stands and nothing of it moves. */
export async function opened(page: Page, name: string | RegExp): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name, exact: true });
  await expect(dialog).toBeVisible();
  await atRest(dialog);
  return dialog;
}

/** Escape closes it, and the focus is where it was before. */
export async function closesByEscape(page: Page, dialog: Locator, back: Locator): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(back).toBeFocused();
}
