import { openLevel, runButton } from '../support/play.ts';
import { expect, test, type Page } from '../support/test.ts';

const picture = (page: Page) => page.locator('.game-canvas');
const you = (page: Page) => page.getByRole('gridcell').and(page.locator('[tabindex="0"]'));

test('a press on the picture walks there, and a run begins at the start again', async ({ page }) => {
  await openLevel(page);
  await expect(picture(page)).toHaveAttribute('data-ready', 'true');
  await expect(you(page)).toContainText('you, facing right');
  const start = await you(page).textContent();
  const { width, height } = (await picture(page).boundingBox())!;
  let part = 0.3;
  await expect(async () => {
    await picture(page).click({ position: { x: width * part, y: height / 2 } });
    part = part < 0.7 ? part + 0.1 : 0.3;
    await expect(you(page)).not.toHaveText(start!, { timeout: 2_000 });
  }).toPass();
  await expect(you(page)).toContainText('you, facing');
  await runButton(page).click();
  await expect(page.getByRole('log')).toContainText('Walks one tile right.');
});

test('a lost graphics context loads the page again', async ({ page }) => {
  await openLevel(page);
  await expect(picture(page)).toHaveAttribute('data-ready', 'true');
  const reloaded = page.waitForEvent('load');
  await picture(page)
    .locator('canvas')
    .evaluate(canvas => canvas.dispatchEvent(new Event('contextlost')));
  await reloaded;
  await expect(picture(page)).toHaveAttribute('data-ready', 'true');
});

test.describe('with a picture that fails once', () => {
  test.use({ expected: { refusals: [/objects.*\.png/] } });

  test('it is asked for again, and the map is shown', async ({ page }) => {
    let isFirst = true;
    await page.route(/objects[^/]*\.png/, async route => {
      if (!isFirst) return route.continue();
      isFirst = false;
      return route.abort();
    });
    await openLevel(page);
    await expect(picture(page)).toHaveAttribute('data-ready', 'true');
    expect(isFirst).toBe(false);
  });
});
