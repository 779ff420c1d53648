import { readFile } from 'node:fs/promises';
import { chooseTurbo, dialog, readyToRun, runButton, pasteCode } from '../../support/play.ts';
import { expectClean, settled } from '../../support/soundness.ts';
import { expect, test } from '../../support/test.ts';

const SOLUTION = new URL(
  '../../../packages/content/courses/challenges/challenge-first-bridge/solutions/reference.py',
  import.meta.url,
);

test('the list of challenges starts no Python', async ({ page }) => {
  const files: string[] = [];
  page.on('request', request => void files.push(request.url()));
  await page.goto('/en/challenges');
  const beginner = page.getByRole('region', { name: 'Beginner' });
  await expect(beginner.getByRole('link', { name: /The first bridge/ })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(files.filter(file => file.includes('/python/'))).toEqual([]);
});

test('a visitor picks a challenge, solves it and finds it marked', async ({ page }) => {
  await page.goto('/en/');
  await page.getByRole('link', { name: /^Challenges/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Challenges');
  const beginner = page.getByRole('region', { name: 'Beginner' });
  await beginner.getByRole('link', { name: /The first bridge/ }).click();
  await expect(page).toHaveURL(/\/en\/challenge\/challenge-first-bridge$/);
  await readyToRun(page);

  await chooseTurbo(page);
  await pasteCode(page, (await readFile(SOLUTION, 'utf8')).trim());
  await runButton(page).click();
  const complete = dialog(page, 'Challenge complete');
  await expect(complete).toBeVisible();
  await expect(complete.getByRole('button', { name: 'Next challenge' })).toBeVisible();
  const counts = complete.getByRole('group', { name: 'Commands and lines' });
  await expect(counts).toContainText('Your fewest12 commands, 12 lines');
  await settled(page);
  await expectClean(page);

  await complete.getByRole('link', { name: 'All challenges' }).click();
  await expect(
    beginner.getByRole('link', { name: /The first bridge.*Your fewest.*Completed/ }),
  ).toBeVisible();
  await expect(page.getByText('Runs left today: 9')).toBeVisible();

  await page.getByLabel('Progress').selectOption('Completed');
  await expect(page).toHaveURL(/[?]status=complete$/);
  await expect(page.locator('.challenge-card')).toHaveCount(1);
  await page.reload();
  await expect(page.getByText('One challenge')).toBeVisible();
  await settled(page);
  await expectClean(page);
});
