import { closeDialog } from '../../support/dialogs.ts';
import { chooseTurbo, dialog, openLevel, runButton, writeCode } from '../../support/play.ts';
import { expect, test } from '../../support/test.ts';

test('the map has its numbers, names the tile under the pointer, and frames the tile of an error', async ({
  page,
}) => {
  await openLevel(page);
  const picture = page.locator('.game-canvas');
  await expect(picture).toHaveAttribute('data-ready', 'true');
  const numbers = page.locator('.map-overlay__columns');
  await expect(numbers).toContainText('12345');
  await picture.hover({ position: { x: 200, y: 200 } });
  const place = page.locator('.map-overlay__place');
  await expect(place).toHaveText(/^Column \d+, row \d+$/);
  await chooseTurbo(page);
  await writeCode(page, 'player.move_forward(30)');
  await runButton(page).click();
  const error = dialog(page, 'Error');
  const told = (await error.locator('.owl-card__place').textContent())!;
  await closeDialog(page, 'Error');
  // The view may still be moving to the player.
  await expect(async () => {
    const framed = (await page.locator('.map-overlay__frame--error').boundingBox())!;
    await page.mouse.move(framed.x + framed.width / 2, framed.y + framed.height / 2, { steps: 2 });
    const [column, row] = (await place.textContent({ timeout: 1_000 }))!.match(/\d+/g)!;
    expect(told).toContain(`column ${column}, row ${row}`);
  }).toPass();

  await page.getByRole('button', { name: 'Grid with numbers' }).click();
  await expect(numbers).toBeHidden();
});
