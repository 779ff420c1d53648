import { logIn, newFamily } from '../../support/accounts.ts';
import { tabTo } from '../../support/keyboard.ts';
import { newSubscriber } from '../../support/subscriber.ts';
import { expectClean, expectSound, WAYS } from '../../support/soundness.ts';
import { expect, test, type Page } from '../../support/test.ts';
import type { Locator } from '@playwright/test';

test.describe.configure({ timeout: 180_000 });

// A first try has the chapter's questions in their order, each with the next of its sets of data.

const title = (page: Page, number: number) =>
  page.getByRole('heading', { level: 1, name: `Question ${number} of 10` });
const check = (page: Page) => page.getByRole('button', { name: 'Check' });
const verdict = (page: Page) => page.getByRole('region', { name: 'About your answer' });

/** Goes to a control by Tab, and presses a key on it. */
async function press(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

/** Goes to the choices by Tab, and through them by the arrow keys, until one is chosen. */
async function choose(page: Page, choice: Locator): Promise<void> {
  await tabTo(page, page.getByRole('radio').first());
  if (!(await choice.evaluate(element => element === document.activeElement)))
    await tabTo(page, choice, 'ArrowDown');
  await page.keyboard.press('Space');
  await expect(choice).toBeChecked();
}

const goOn = (page: Page) => press(page, page.getByRole('link', { name: 'Next', exact: true }));

/** Checks the answer and hears that it is right. */
async function expectRight(page: Page): Promise<void> {
  await press(page, check(page));
  await expect(verdict(page).getByRole('heading', { level: 2 })).toHaveText('Right');
  await expect(verdict(page)).toBeFocused();
}

/** Writes a program as it is typed, line by line. */
async function type(page: Page, lines: readonly string[]): Promise<void> {
  await tabTo(page, page.getByRole('textbox', { name: 'Your program' }), 'Shift+Tab');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(lines.join('\n'));
  // Tab indents until Escape.
  await page.keyboard.press('Escape');
}

/** A family's student, who sits alone: a first try has the sets in their order. */
async function enterAsStudent(page: Page): Promise<void> {
  const { usernames } = await newFamily(page.context(), 1);
  await logIn(page.context(), usernames[0]!);
}

test.describe('a visitor', () => {
  test.use({ expected: { refusals: [/api\/quiz/] } });

  test('is led to where an account is to be had: the last level of the chapter needs one too', async ({
    page,
  }) => {
    await page.goto('/en/quiz/python/1');
    await expect(page).toHaveURL(/\/en\/login/);
  });
});

test('a student takes the first chapter’s quiz by keyboard alone, with a mistake, and reads the result', async ({
  page,
}) => {
  await enterAsStudent(page);
  await page.goto('/en/quiz/python/1');
  await expect(page.getByText('Get 8 of 10 right to pass.')).toBeVisible();
  await expect(page.getByText('The first Check counts.')).toBeVisible();
  await expectSound(page);
  await press(page, page.getByRole('link', { name: 'Begin' }));
  await expect(title(page, 1)).toBeVisible();

  await test.step('one answer', async () => {
    await choose(page, page.getByRole('radio', { name: 'It keeps 4 under the name steps' }));
    await expectClean(page);
    await expectRight(page);
    await goOn(page);
  });
  await test.step('an output, wrong', async () => {
    await choose(page, page.getByRole('radio', { name: '8', exact: true }));
    await press(page, check(page));
    await expect(verdict(page)).toContainText('line 2 put 2 in its place');
    await expectClean(page);
    await goOn(page);
  });
  await test.step('several answers', async () => {
    for (const name of ['"7"', '"Ember"', '"True"'])
      await press(page, page.getByRole('checkbox', { name, exact: true }), 'Space');
    await expectRight(page);
    await goOn(page);
  });
  await test.step('what was answered is there after a reload, and in another tab', async () => {
    await choose(page, page.getByRole('radio', { name: '9', exact: true }));
    await page.reload();
    await expect(page.getByRole('radio', { name: '9', exact: true })).toBeChecked();
    await expectRight(page);
    await goOn(page);
    await expect(title(page, 5)).toBeVisible();
    await page.reload();
    await expect(title(page, 5)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Question 2, not right' })).toBeVisible();
    const other = await page.context().newPage();
    await other.goto('/en/quiz/python/1/question/1');
    await expect(title(other, 5)).toBeVisible();
    await other.close();
  });
  await test.step('a line', async () => {
    await choose(page, page.getByRole('radio', { name: /^Line 2/ }));
    await expectRight(page);
    await goOn(page);
  });
  await test.step('a tile', async () => {
    await tabTo(page, page.getByRole('gridcell', { name: /Rabbit, facing right/ }));
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'Enter'])
      await page.keyboard.press(key);
    await expectClean(page);
    await expectRight(page);
    await goOn(page);
  });
  await test.step('lines in order: skipped for now', async () => {
    await expect(page.getByRole('button', { name: /^Add word = player.read/ })).toBeVisible();
    await expectClean(page);
    await press(page, page.getByRole('link', { name: 'Skip', exact: true }));
  });
  await test.step('a gap, with Enter', async () => {
    await press(page, page.getByRole('textbox', { name: 'What goes in the gap' }), 'f');
    await expectClean(page);
    await page.keyboard.press('Enter');
    await expect(verdict(page)).toContainText('Right');
    await goOn(page);
  });
  await test.step('another one answer', async () => {
    await choose(page, page.getByRole('radio', { name: 'float' }));
    await expectRight(page);
    await goOn(page);
  });
  await test.step('a program that fails, is mended, walks and is handed in', async () => {
    await expect(title(page, 10)).toBeVisible();
    await tabTo(page, page.getByRole('textbox', { name: 'Your program' }));
    await type(page, ['text = player.read()', 'player.turn_right()', 'player.move_forward(steps)']);
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(page.getByText('Line 3:')).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText('The sign says: 3')).toBeVisible();
    await expectClean(page);
    const program = [
      'text = player.read()',
      'steps = int(text)',
      'player.turn_right()',
      'player.move_forward(steps)',
    ];
    await type(page, [...program, 'player.collect("key")']);
    await press(page, page.getByRole('button', { name: 'Run' }));
    await expect(page.getByText('Your program ran to the end.')).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole('img', { name: /Column 5, row 2: Rabbit, facing right/ })).toBeVisible();
    await expectRight(page);
  });
  await test.step('finishing asks about what was skipped, which is answered then', async () => {
    const finish = page.getByRole('button', { name: 'Finish' });
    await press(page, finish);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText("You haven't answered 1 question yet.");
    await press(page, dialog.getByRole('button', { name: 'Carry on' }));
    await expect(dialog).toBeHidden();
    await tabTo(page, page.getByRole('link', { name: 'Question 7, open' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(title(page, 7)).toBeVisible();
    const program = [
      'word = player.read()',
      'number = int(word)',
      'player.turn_right()',
      'player.move_forward(number)',
    ];
    for (const line of program) await press(page, page.getByRole('button', { name: `Add ${line}` }));
    await expectRight(page);
  });
  await test.step('the result', async () => {
    await press(page, page.getByRole('button', { name: 'Finish' }));
    await expect(page.getByRole('heading', { name: 'Passed' })).toBeVisible();
    await expect(page.getByText('9 of 10 right')).toBeVisible();
    await expect(page.getByRole('link', { name: /Next chapter/ })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Read again' }).getByRole('link')).toHaveCount(1);
    await expectSound(page);
    const answered = page.getByRole('link', { name: /What does the program print\?.*not right/ });
    await press(page, answered.first());
    await expect(verdict(page)).toContainText('Not quite');
  });
});

test.describe('on a phone from right to left', () => {
  test.use({ viewport: WAYS[1].viewport, hasTouch: true });

  test('a whole quiz is taken by touch alone, does not pass, and is taken again with other numbers', async ({
    page,
  }) => {
    await enterAsStudent(page);
    await page.goto('/ar/quiz/python/1');
    await page.getByRole('link', { name: 'ابدأ' }).tap();
    const question = page.locator('.quiz-question');
    const number = (at: number) => page.getByRole('heading', { level: 1, name: `السؤال ${at} من 10` });
    await expect(number(1)).toBeVisible();
    const first = await question.textContent();
    const answers: Record<number, () => Promise<void>> = {
      5: () => page.locator('label.line-choice').nth(1).tap(),
      6: () => page.getByRole('gridcell').nth(9).tap(),
      7: () =>
        page
          .getByRole('button', { name: /player\.read/ })
          .first()
          .tap(),
      8: async () => {
        await page.locator('.quiz-question input').tap();
        await page.keyboard.type('f');
      },
      10: async () => {
        await page.getByRole('button', { name: 'تشغيل' }).tap();
        await expect(page.getByText('وصل البرنامج إلى نهايته.')).toBeVisible({ timeout: 60_000 });
      },
    };
    for (let at = 1; at <= 10; at += 1) {
      await expect(number(at)).toBeVisible();
      await expect(page.locator('main .skeleton')).toHaveCount(0);
      await expectSound(page);
      await (answers[at]?.() ?? page.locator('.choice').nth(1).tap());
      await page.getByRole('button', { name: 'تحقّق' }).tap();
      await expect(page.getByRole('region', { name: 'عن إجابتك' })).toBeVisible();
      await expectClean(page);
      if (at < 10) await page.getByRole('link', { name: 'التالي', exact: true }).tap();
    }
    await page.getByRole('button', { name: 'أنهِ الاختبار' }).tap();
    await expect(page.getByRole('heading', { name: 'ليس بعد' })).toBeVisible();
    await expectSound(page);
    await page.getByRole('link', { name: 'حاول مرة أخرى' }).tap();
    await expect(number(1)).toBeVisible();
    expect(first).toContain('ماذا');
    await expect(question).toBeVisible();
    await expect(question).not.toHaveText(first ?? '');
  });

  test('the lines of a program are put in order and indented by touch alone', async ({ page }) => {
    await newSubscriber(page.context());
    await page.goto('/en/quiz/python/3/question/1');
    await page.getByRole('link', { name: 'Question 5, open' }).tap();
    await expect(page.getByText('Each line has two arrows that move it out and in.')).toBeVisible();
    const program = [
      'for bed in range(3):',
      'player.collect("tulip")',
      'player.move_forward(1)',
      'player.speak("All picked")',
    ];
    for (const line of program) await page.getByRole('button', { name: `Add ${line}` }).tap();
    for (const line of program.slice(1, 3)) await page.getByRole('button', { name: `Move in ${line}` }).tap();
    for (const name of [
      'Line 2: player.collect("tulip"), indent 1',
      'Line 4: player.speak("All picked"), indent 0',
    ])
      await expect(page.getByRole('button', { name })).toBeVisible();
    await expectSound(page);
    await page.getByRole('button', { name: 'Check' }).tap();
    await expect(verdict(page)).toContainText('Right');
  });
});
