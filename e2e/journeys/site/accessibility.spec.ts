import { PLAYER_COMMANDS } from '@burrow/contracts';
import { readFile } from 'node:fs/promises';
import {
  chooseTurbo,
  dialog,
  openLevel,
  REFERENCE,
  runButton,
  writeCode,
  pasteCode,
} from '../../support/play.ts';
import { expectClean, settled, WAYS } from '../../support/soundness.ts';
import { expect, test } from '../../support/test.ts';

const COURSE = new URL('../../../packages/content/courses/challenges/course.json', import.meta.url);

async function countOfChallenges(): Promise<number> {
  const { chapters } = JSON.parse(await readFile(COURSE, 'utf8')) as { chapters: { levels: string[] }[] };
  return chapters.flatMap(({ levels }) => levels).length;
}

const GUIDE_PAGE = { en: 'Commands and the code book', ar: 'الأوامر وكتاب الأوامر' };
const CHALLENGES = { en: 'Challenges', ar: 'التحديات' };

for (const { language, device, viewport } of WAYS) {
  test.describe(`${language} on a ${device}`, () => {
    test.use({ viewport, expected: { refusals: [/\/not\/there/] } });

    test('axe finds nothing on the play page, the challenges, the guide, the pages of text and the not-found page', async ({
      page,
    }) => {
      await openLevel(page, 'intro-level1', language);
      await expectClean(page);
      // The other device in this language: once, on the page that has most in it.
      await page.setViewportSize(WAYS.find(way => way.device !== device)!.viewport);
      await settled(page);
      await expectClean(page);
      await page.setViewportSize(viewport);
      for (const path of ['tos', 'privacy', 'parents', 'teachers', 'not/there']) {
        await page.goto(`/${language}/${path}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectClean(page);
      }
      const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      await page.goto(`/${language}/challenges`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(CHALLENGES[language]);
      for (const group of await page.locator('.challenges__group').all()) {
        await group.getByRole('heading').scrollIntoViewIfNeeded();
        await expect(group.locator('.challenge-card').first()).toBeVisible();
      }
      await expect(page.locator('.challenges__group .challenge-card')).toHaveCount(await countOfChallenges());
      await expectClean(page);
      expect(await beyond()).toBeLessThanOrEqual(0);
      await page.goto(`/${language}/guide/commands`);
      await expect(page.getByRole('heading', { level: 1, name: GUIDE_PAGE[language] })).toBeVisible();
      await expect(page.locator('.guide__commands > li')).toHaveCount(PLAYER_COMMANDS.length);
      await expectClean(page);
      expect(await beyond()).toBeLessThanOrEqual(0);
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
