import { expect, type Page } from './test.ts';

declare global {
  interface Window {
    told?: string[];
  }
}

/** Records everything that the picture says from now on: the log keeps only its last lines, and a bubble disappears by itself. */
export async function listen(page: Page): Promise<void> {
  await expect(page.getByRole('log')).toBeAttached();
  await page.evaluate(() => {
    const told: string[] = [];
    window.told = told;
    new MutationObserver(changes => {
      for (const { target, addedNodes } of changes) {
        const within = (signs: string): boolean =>
          (target instanceof Element ? target : target.parentElement)?.closest(signs) !== null;
        for (const { textContent } of addedNodes) {
          if (within('[role="log"]')) told.push(textContent ?? '');
          else if (within('.speech')) told.push(`bubble: ${textContent}`);
        }
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
}

/** The lines of the log, and the bubbles, since {@link listen}. */
export const toldOf = (page: Page): Promise<readonly string[]> => page.evaluate(() => window.told ?? []);

/** Moves the timeline to a step; 0 is before the first. */
export async function seekStep(page: Page, step: number): Promise<void> {
  const steps = page.getByRole('slider', { name: 'Steps' });
  await steps.focus();
  await page.keyboard.press('Home');
  for (let passed = 0; passed < step; passed += 1) await page.keyboard.press('ArrowRight');
  const words = step === 0 ? 'Before the first step' : new RegExp(`^Step ${step} of `);
  await expect(steps).toHaveAttribute('aria-valuetext', words);
}

/** What the map reader says about a tile, reached by keyboard. */
export async function wordsOfTile(page: Page, [column, row]: readonly [number, number]): Promise<string> {
  const grid = page.getByRole('grid', { name: /^The map, tile by tile/ });
  const here = grid.getByRole('gridcell').and(page.locator('[tabindex="0"]'));
  await here.focus();
  const rowNow = async () => Number(await grid.getByRole('row').getAttribute('aria-rowindex')) - 1;
  const distance = row - (await rowNow());
  for (let passed = 0; passed < Math.abs(distance); passed += 1)
    await page.keyboard.press(distance > 0 ? 'ArrowDown' : 'ArrowUp');
  await expect.poll(rowNow).toBe(row);
  return (await grid.locator(`[aria-colindex="${column + 1}"]`).textContent()) ?? '';
}
