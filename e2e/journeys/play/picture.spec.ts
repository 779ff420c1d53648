import { readFileSync } from 'node:fs';
import { chooseTurbo, openLevel, runButton, WITHOUT_TILE_QUESTION, writeCode } from '../../support/play.ts';
import { expect, test, type Page } from '../../support/test.ts';

const picture = (page: Page) => page.locator('.game-canvas');
const you = (page: Page) => page.getByRole('gridcell').and(page.locator('[tabindex="0"]'));

interface Differences {
  /** Where the view begins, in pixels of the map. */
  readonly left: number;
  readonly top: number;
  /** The share of pixels in each line of the picture that differ from the map's. */
  readonly columns: number[];
  readonly rows: number[];
}

/** Compares the picture, which has a pixel for each of the map's, with the map. */
function differences(page: Page, map: Buffer): Promise<Differences> {
  return picture(page).evaluate(async (place, base64) => {
    const canvas = place.querySelector('canvas')!;
    const { width, height } = canvas;
    const shown = canvas.getContext('2d')!.getImageData(0, 0, width, height).data;
    const { style } = document.querySelector<HTMLElement>('[style*="--tile"]')!;
    const [x, y, tile] = ['--x', '--y', '--tile'].map(name =>
      Number.parseFloat(style.getPropertyValue(name)),
    ) as [number, number, number];
    const [left, top] = [(-x / tile) * 16, (-y / tile) * 16];
    const bytes = Uint8Array.from(atob(base64), each => each.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(width, height).getContext('2d')!;
    context.drawImage(bitmap, -left, -top);
    const wanted = context.getImageData(0, 0, width, height).data;
    // Shadows are blended in another order.
    const ROUNDING = 12;
    const [columns, rows] = [Array.from({ length: width }, () => 0), Array.from({ length: height }, () => 0)];
    for (let i = 0; i < width * height; i++) {
      const isSame = [0, 1, 2].every(
        part => Math.abs(shown[i * 4 + part]! - wanted[i * 4 + part]!) <= ROUNDING,
      );
      if (isSame) continue;
      columns[i % width]! += 1 / height;
      rows[Math.floor(i / width)]! += 1 / width;
    }
    return { left, top, columns, rows };
  }, map.toString('base64'));
}

test.describe('with a picture that fails once', () => {
  test.use({ expected: { refusals: [/objects.*\.webp/] } });

  test('it is requested again; a press walks there, a run begins at the start again, a lost context reloads the page', async ({
    page,
  }) => {
    let isFirst = true;
    await page.route(/objects[^/]*\.webp/, async route => {
      if (!isFirst) return route.continue();
      isFirst = false;
      return route.abort();
    });
    await openLevel(page, WITHOUT_TILE_QUESTION);
    await expect(picture(page)).toHaveAttribute('data-ready', 'true');
    expect(isFirst).toBe(false);

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

    const reloaded = page.waitForEvent('load');
    await picture(page)
      .locator('canvas')
      .evaluate(canvas => canvas.dispatchEvent(new Event('contextlost')));
    await reloaded;
    await expect(picture(page)).toHaveAttribute('data-ready', 'true');
  });
});

test('when the view has followed the player, the picture is the map, pixel by pixel, without seams', async ({
  page,
}) => {
  await openLevel(page);
  await expect(picture(page)).toHaveAttribute('data-ready', 'true');
  const map = readFileSync(
    new URL('../../../packages/content/dist/pictures/intro-level1.png', import.meta.url),
  );
  await page.getByRole('button', { name: 'Zoom in' }).click();
  const start = await differences(page, map);
  await chooseTurbo(page);
  await writeCode(page, 'player.move_forward(8)');
  await runButton(page).click();
  await expect(page.getByText('Step 1 of 1')).toBeVisible();
  const lines = (parts: readonly number[]): number => parts.filter(part => part > 0.01).length;
  let left = start.left;
  await expect(async () => {
    const before = left;
    const seen = await differences(page, map);
    left = seen.left;
    expect(left).toBeGreaterThan(start.left);
    expect(left).toBe(before);
    expect([left % 1, seen.top % 1]).toEqual([0, 0]);
    // Only the player is not on the map, and now and then a butterfly; a seam at each tile would show in many more lines.
    expect(lines(seen.columns)).toBeLessThan(30);
    expect(lines(seen.rows)).toBeLessThan(36);
  }).toPass();
});
