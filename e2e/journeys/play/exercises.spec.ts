import { loadPrograms } from '@burrow/content';
import { enterAs } from '../../support/accounts.ts';
import { sampled } from '../../support/draw.ts';
import { newSubscriber } from '../../support/subscriber.ts';
import { chooseTurbo, codeOf, openLevel, runButton, writeCode } from '../../support/play.ts';
import { answerUntilComplete } from '../../support/solve-level.ts';
import { expectClean, WAYS } from '../../support/soundness.ts';
import { expect, test, type Page } from '../../support/test.ts';

const enter = (page: Page) => enterAs(page.context(), 'ida-digger');

/** A hand moves the mouse through all that is between. */
const DRAG = { steps: 12 };

const left = (page: Page, text: string) =>
  page.locator('.line-order__left').getByRole('button').filter({ hasText: text });

const placed = (page: Page) => page.locator('.line-order ol').getByRole('listitem');

test('a guess is made by a click before the first run, and the run shows that it was right', async ({
  page,
}) => {
  await enter(page);
  await openLevel(page, 'conditions-level1');
  const question = page.getByRole('region', { name: 'Your guess: which line runs last?' });
  await chooseTurbo(page);
  await runButton(page).click();
  await expect(question).toContainText('First guess, then press Run.');
  await question.getByText('4', { exact: true }).click();
  await expect(question).toContainText('Now press Run and see.');
  await expectClean(page);
  await runButton(page).click();
  await page
    .getByRole('dialog', { name: 'The sign says' })
    .getByRole('button', { name: 'Close' })
    .last()
    .click();
  await expect(question).toContainText('You guessed it!');
});

/** What can be chosen of a level's setting, and whether the given program fails there. */
const designBar = (page: Page) => page.locator('.design-bar');

/** Closes what the animal reads and what went wrong. */
async function closeAll(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  const runs = runButton(page);
  while (!(await runs.isVisible()) || (await dialog.isVisible())) {
    await expect(dialog.or(runs).first()).toBeVisible();
    await page.keyboard.press('Escape');
  }
}

/** What is done in two ways: one of them each time, drawn. */
const WAYS_TO: Readonly<Record<string, Readonly<Record<string, () => void>>>> = {
  order: {
    'by a mouse': () => {
      // All lines are in view: nothing scrolls under the pointer.
      test.use({ viewport: { width: 1440, height: 1200 } });

      test('lines are dragged into a program that solves the level', async ({ page }) => {
        // A line that is moved is kept: another try begins without any.
        await newSubscriber(page.context());
        await openLevel(page, 'operators-level5');
        const lines = [
          'song = "cluck " * hens + "egg!"',
          'player.move_forward(4)',
          'player.speak(song)',
          'player.open()',
          'player.collect("egg")',
        ];
        for (const [index, line] of lines.entries()) {
          await left(page, line).dragTo(page.locator('.line-order__end'), DRAG);
          await expect(placed(page)).toHaveCount(index + 1);
        }
        const last = placed(page).nth(4).locator('.order-line__code');
        await left(page, 'player.move_forward(2)').dragTo(last, DRAG);
        await expect(last).toContainText('player.move_forward(2)');
        await expectClean(page);
        await chooseTurbo(page);
        await runButton(page).click();
        await answerUntilComplete(page, {});
      });
    },
    'on a phone from right to left, by keyboard': () => {
      test.use({ viewport: WAYS[1].viewport });

      test('lines are put in order and indented by the keyboard alone', async ({ page }) => {
        await enter(page);
        await openLevel(page, 'loops-level4', 'ar');
        const add = (line: string) => left(page, line).press('Enter');
        await add('start = int(player.read())');
        await add('for n in range(start, 0, -2):');
        await add('player.turn_right()');
        await page.keyboard.press('ArrowUp');
        await add('player.speak(str(n))');
        await page.keyboard.press('ArrowRight');
        await add('player.open()');
        await page.keyboard.press('ArrowLeft');
        await expect(placed(page)).toContainText(['start', 'turn_right', 'for', 'speak', 'open']);
        await expectClean(page);
        await runButton(page).press('Enter');
        await answerUntilComplete(page, {});
      });
    },
  },
  design: {
    'by a mouse': () => {
      test('a weather is chosen in which the given program fails, and only then it can be mended', async ({
        page,
      }) => {
        await enter(page);
        await openLevel(page, 'operators-level7');
        await chooseTurbo(page);
        const bar = designBar(page);
        await expect(bar).toContainText('It works here. Choose values');
        await page.locator('.ace_content').click();
        await page.keyboard.type('x = 1');
        expect(await codeOf(page)).not.toContain('x = 1');
        await runButton(page).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await closeAll(page);
        await expect(bar).toContainText('It works here too.');
        await bar.getByRole('group', { name: 'Value of raining' }).getByText('True').click();
        await expect(bar).toContainText('Choose values that make it fail');
        await expectClean(page);
        await runButton(page).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await closeAll(page);
        await expect(bar).toContainText('You found it');
        await writeCode(page, loadPrograms()['python/operators-level7']?.solutions[0]?.trim() ?? '');
        await runButton(page).click();
        await answerUntilComplete(page, {});
      });
    },
    'on a phone from right to left, by touch': () => {
      test.use({ viewport: WAYS[1].viewport, hasTouch: true });

      test('degrees are chosen at which the given program fails, and it is mended', async ({ page }) => {
        await enter(page);
        await openLevel(page, 'conditions-level3', 'ar');
        const bar = designBar(page);
        const degrees = bar.getByRole('spinbutton', { name: 'قيمة warm' });
        await bar.getByRole('button', { name: 'أنقص warm' }).tap();
        await expect(degrees).toHaveText('10');
        await degrees.press('ArrowDown');
        await expect(degrees).toHaveText('9');
        await expectClean(page);
        await runButton(page).tap();
        await closeAll(page);
        await page.locator('.side-toggle').getByText('الكود', { exact: true }).tap();
        await expect(bar).toContainText('وجدتها');
        await writeCode(page, loadPrograms()['python/conditions-level3']?.solutions[0]?.trim() ?? '');
        await runButton(page).tap();
        await answerUntilComplete(page, {});
      });
    },
  },
};

for (const [task, ways] of Object.entries(WAYS_TO))
  for (const [way, define] of sampled(Object.entries(ways), 1)) test.describe(`${task}, ${way}`, define);
