import {
  chooseTurbo,
  dialog,
  openLevel,
  REFERENCE,
  runButton,
  writeCode,
  pasteCode,
} from '../support/play.ts';
import { expectClean, settled, WAYS } from '../support/soundness.ts';
import { expect, test } from '../support/test.ts';

for (const { language, device, viewport } of WAYS) {
  test.describe(`${language} on a ${device}`, () => {
    test.use({ viewport, expected: { refusals: [/\/not\/there/] } });

    test('axe finds nothing on the play page, the pages of text and the not-found page', async ({ page }) => {
      await openLevel(page, 'intro-level1', language);
      await expectClean(page);
      for (const path of ['tos', 'privacy', 'parents', 'teachers', 'not/there']) {
        await page.goto(`/${language}/${path}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectClean(page);
      }
    });
  });
}

test('axe finds nothing in the dialogs and the menu', async ({ page }) => {
  await openLevel(page);
  await chooseTurbo(page);
  await writeCode(page, 'player.move_forward(30)');
  await runButton(page).click();
  await expect(dialog(page, 'Error')).toBeVisible();
  await settled(page);
  await expectClean(page);
  await page.keyboard.press('Escape');
  await pasteCode(page, REFERENCE['intro-level1']!);
  await runButton(page).click();
  await expect(dialog(page, 'Level complete')).toBeVisible();
  await settled(page);
  await expectClean(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await settled(page);
  await expectClean(page);
});
