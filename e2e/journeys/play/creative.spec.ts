import { chooseTurbo, readyToRun, runButton, pasteCode } from '../../support/play.ts';
import { output } from '../../support/runs.ts';
import { expect, test } from '../../support/test.ts';

test('in the creative level a thing is put on the farm by keyboard, and a program finds it there', async ({
  page,
}) => {
  await page.goto('/en/play/python/creative');
  await readyToRun(page);
  await chooseTurbo(page);
  const palette = page.getByRole('region', { name: 'Things to put on the farm' });
  await palette.getByRole('button', { name: 'strawberry', exact: true }).first().click();
  const here = page.getByRole('gridcell').and(page.locator('[tabindex="0"]'));
  await here.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(palette.getByRole('button', { name: 'Take away what I put down' })).toBeVisible();
  await pasteCode(page, 'player.collect("strawberry")');
  await runButton(page).click();
  await expect(page.getByRole('region', { name: 'In the bag' })).toContainText('strawberry × 1');
  await expect(output(page).getByRole('status')).toHaveText('Your program ran to the end.');
});
