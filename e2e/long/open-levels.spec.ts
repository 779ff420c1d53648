import {
  chooseTurbo,
  dialog,
  openLevel,
  readyToRun,
  REFERENCE,
  runButton,
  writeCode,
} from '../support/play.ts';
import { expect, test } from '../support/test.ts';

test('the four open levels can be completed one after the other', async ({ page }) => {
  test.slow();
  for (const [slug, code] of Object.entries(REFERENCE)) {
    await openLevel(page, slug);
    await chooseTurbo(page);
    await writeCode(page, code);
    await runButton(page).click();
    if (slug === 'intro-level4')
      await dialog(page, 'You wrote').getByRole('button', { name: 'Close' }).last().click();
    await expect(dialog(page, 'Level complete')).toBeVisible();
  }
  await page.reload();
  await readyToRun(page);
  await expect(page.getByRole('link', { name: /completed/ })).toHaveCount(4);
});
