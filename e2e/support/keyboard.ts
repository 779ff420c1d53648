import type { Locator } from '@playwright/test';
import { expect, type Page } from './test.ts';

/** What has the focus but shows no focus ring, on it or around it; null if all is well. */
export const focusedWithoutRing = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    for (let element: Element | null = focused; element; element = element.parentElement) {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      if (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) return null;
    }
    return focused.outerHTML.slice(0, 120);
  });

const hasFocus = (control: Locator): Promise<boolean> =>
  control.evaluate(element => element === document.activeElement);

/** Presses a key until a control has the focus, which is always visible. */
export async function tabTo(page: Page, control: Locator, key = 'Tab'): Promise<void> {
  for (let pressed = 0; pressed < 80; pressed += 1) {
    if (await hasFocus(control)) return;
    await page.keyboard.press(key);
    expect(await focusedWithoutRing(page)).toBeNull();
  }
  throw new Error(`${String(control)} is not reached by ${key}`);
}
