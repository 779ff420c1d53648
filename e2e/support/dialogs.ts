import type { Locator } from '@playwright/test';
import { expect, type Page } from './test.ts';

/**
 * Waits until a dialog has stopped moving. It grows as it opens: a machine presses and releases within a
 * frame, and could press on a button and release beside it, or press a key before anything listens. What moves
 * within it and holds nothing to press, as the animal that cheers for four seconds, may go on.
 */
export async function atRest(dialog: Locator): Promise<void> {
  await expect(dialog).not.toHaveClass(/zoom-(appear|enter)/);
  await dialog.evaluate(async element => {
    const carriesButtons = ({ effect }: Animation): boolean => {
      const target = effect instanceof KeyframeEffect && effect.target;
      return target instanceof Element && target.querySelector('a, button, input') !== null;
    };
    const moving = element.getAnimations({ subtree: true }).filter(carriesButtons);
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
}

/** Returns the dialog of this name, once it is open and has stopped moving. */
export async function opened(page: Page, name: string | RegExp): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name, exact: true });
  await expect(dialog).toBeVisible();
  await atRest(dialog);
  return dialog;
}

/** Checks that Escape closes it, and that the focus returns to where it was. */
export async function closesByEscape(page: Page, dialog: Locator, back: Locator): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(back).toBeFocused();
}

/**
 * Closes the dialog of this name with its own button, and presses again if nothing happened: what the owl says grows
 * by a tip half a second after it opens, and its button may move away just then.
 */
export async function closeDialog(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  await expect(async () => {
    if (await dialog.isVisible()) await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(dialog).toBeHidden({ timeout: 2000 });
  }).toPass();
}
