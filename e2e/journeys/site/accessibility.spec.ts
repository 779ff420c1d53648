import { PLAYER_COMMANDS } from '@burrow/contracts';
import { readFile } from 'node:fs/promises';
import { chooseTurbo, dialog, openLevel, REFERENCE, runButton, pasteCode } from '../../support/play.ts';
import { expectAllSound } from '../../support/looks.ts';
import { expectClean, settled, WAYS } from '../../support/soundness.ts';
import { expect, test } from '../../support/test.ts';

const COURSE = new URL('../../../packages/content/courses/challenges/course.json', import.meta.url);

async function countOfChallenges(): Promise<number> {
  const { chapters } = JSON.parse(await readFile(COURSE, 'utf8')) as { chapters: { levels: string[] }[] };
  return chapters.flatMap(({ levels }) => levels).length;
}

const HEADINGS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'guide/commands': { en: 'Commands and the code book', ar: 'الأوامر وكتاب الأوامر' },
  challenges: { en: 'Challenges', ar: 'التحديات' },
  'not/there': { en: 'This path leads nowhere' },
};

for (const { language, device, viewport } of WAYS)
  test.describe(`${language} on a ${device}`, () => {
    test.use({ viewport });

    test('axe finds nothing on the play page', async ({ page }) => {
      await openLevel(page, 'intro-level1', language);
      await expectClean(page);
      // The other device in this language: once, on the page that has most in it.
      await page.setViewportSize(WAYS.find(way => way.device !== device)!.viewport);
      await settled(page);
      await expectClean(page);
    });
  });

test.describe('without a game', () => {
  test.use({ expected: { refusals: [/\/not\/there/] } });

  test('the challenges, the guide, the pages of text and the not-found page are sound on all devices', async ({
    page,
  }) => {
    const show = (path: string, expected: () => Promise<void>) => ({
      what: path,
      show: async (language: string) => {
        await page.goto(`/${language}/${path}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADINGS[path]?.[language] ?? /./);
        await expected();
      },
    });
    const challenges = show('challenges', async () => {
      for (const group of await page.locator('.challenges__group').all()) {
        await group.getByRole('heading').scrollIntoViewIfNeeded();
        await expect(group.locator('.challenge-card').first()).toBeVisible();
      }
      await expect(page.locator('.challenges__group .challenge-card')).toHaveCount(await countOfChallenges());
    });
    const guide = show('guide/commands', () =>
      expect(page.locator('.guide__commands > li')).toHaveCount(PLAYER_COMMANDS.length),
    );
    const nowhere = show('not/there', () => expect(page.locator('main a').first()).toBeVisible());
    await expectAllSound(page, ['tos', 'privacy', 'parents', 'teachers', challenges, guide, nowhere]);
  });
});

test('axe finds nothing in the dialogs and the menu', async ({ page }) => {
  await openLevel(page);
  await chooseTurbo(page);
  await pasteCode(page, 'player.move_forward(30)');
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
