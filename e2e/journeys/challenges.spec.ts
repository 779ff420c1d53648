import { readFile } from 'node:fs/promises';
import { chooseTurbo, dialog, readyToRun, runButton, pasteCode } from '../support/play.ts';
import { expectClean, settled, WAYS } from '../support/soundness.ts';
import { expect, test } from '../support/test.ts';

const SOLUTION = new URL(
  '../../packages/content/courses/challenges/challenge-first-bridge/solutions/reference.py',
  import.meta.url,
);

const COURSE = new URL('../../packages/content/courses/challenges/course.json', import.meta.url);

async function countOfChallenges(): Promise<number> {
  const { chapters } = JSON.parse(await readFile(COURSE, 'utf8')) as { chapters: { levels: string[] }[] };
  return chapters.flatMap(({ levels }) => levels).length;
}

test('a visitor picks a challenge, solves it and finds it marked', async ({ page }) => {
  await page.goto('/en/');
  await page.getByRole('link', { name: /^Challenges/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Challenges');
  await page.getByRole('link', { name: /The first bridge/ }).click();
  await expect(page).toHaveURL(/\/en\/challenge\/challenge-first-bridge$/);
  await readyToRun(page);

  await chooseTurbo(page);
  await pasteCode(page, (await readFile(SOLUTION, 'utf8')).trim());
  await runButton(page).click();
  const complete = dialog(page, 'Challenge complete');
  await expect(complete).toBeVisible();
  await expect(complete.getByRole('button', { name: 'Next challenge' })).toBeVisible();
  await settled(page);
  await expectClean(page);

  await complete.getByRole('link', { name: 'All challenges' }).click();
  await expect(page.getByRole('link', { name: /The first bridge.*completed/ })).toBeVisible();
  await expect(page.getByText('Attempts available: 9')).toBeVisible();
});

const TITLES = { en: 'Challenges', ar: 'التحديات' };

for (const { language, device, viewport } of WAYS) {
  test.describe(`${language} on a ${device}`, () => {
    test.use({ viewport });

    test('axe finds nothing on the challenges, and nothing overflows sideways', async ({ page }) => {
      await page.goto(`/${language}/challenges`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLES[language]);
      await expect(page.locator('.challenge-card')).toHaveCount(await countOfChallenges());
      await expectClean(page);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    });
  });
}
