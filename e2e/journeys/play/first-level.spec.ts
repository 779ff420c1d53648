import { chooseTurbo, dialog, editor, readyToRun, REFERENCE, runButton } from '../../support/play.ts';
import { expect, test } from '../../support/test.ts';

test('a visitor types the first program, completes the level and moves on', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/en\/$/);
  await readyToRun(page);
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Breakfast');

  await editor(page).locator('.ace_content').click();
  await page.keyboard.press('ControlOrMeta+A');
  for (const line of REFERENCE['intro-level1']!.split('\n')) {
    await page.keyboard.type(line, { delay: 30 });
    await page.keyboard.press('Enter');
  }
  await chooseTurbo(page);
  await runButton(page).click();

  const complete = dialog(page, 'Level complete');
  await expect(complete).toBeVisible();
  await expect(page.locator('.play__code').getByLabel('Goals of this level')).toContainText('2/2');
  await expect(page.getByLabel('In the bag').first()).toContainText('carrots: 2');
  await expect(complete.getByRole('link', { name: /Level 1: Breakfast, completed/ })).toBeVisible();
  await complete.getByRole('button', { name: 'Next level' }).click();

  await expect(page).toHaveURL(/intro-level2$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Out of the gate');
  await expect(page.getByRole('link', { name: /Level 1: Breakfast, completed/ })).toBeVisible();
});
