import { logIn, newFamily } from '../../support/accounts.ts';
import { newSubscriber } from '../../support/subscriber.ts';
import { expectClean, expectSound, WAYS } from '../../support/soundness.ts';
import { expect, test, type Page } from '../../support/test.ts';

test.describe.configure({ timeout: 180_000 });

// A first try has the chapter's questions in their order, each with the next of its sets of data.

const title = (page: Page, number: number) =>
  page.getByRole('heading', { level: 1, name: `Question ${number} of 10` });
const check = (page: Page) => page.getByRole('button', { name: 'Check' });
const verdict = (page: Page) => page.getByRole('region', { name: 'About your answer' });

/** Checks the answer, hears that it is right or not, and goes on. */
async function checkAndGoOn(page: Page, said: 'Right' | 'Not quite'): Promise<void> {
  await check(page).press('Enter');
  await expect(verdict(page).getByRole('heading', { level: 2 })).toHaveText(said);
  await expect(verdict(page)).toBeFocused();
  const next = page.getByRole('link', { name: 'Next', exact: true });
  if (await next.isVisible()) await next.press('Enter');
}

/** Writes a program as it is typed, line by line. */
async function type(page: Page, lines: readonly string[]): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Your program' });
  await field.fill('');
  await field.pressSequentially(lines.join('\n'));
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

test('a student takes the first chapter’s quiz by keys and pointer, with mistakes, and reads the result', async ({
  page,
}) => {
  await enterAsStudent(page);
  await page.goto('/en/quiz/python/1');
  await expect(page.getByText('Get 8 of 10 right to pass.')).toBeVisible();
  await expect(page.getByText('The first Check counts.')).toBeVisible();
  await expectSound(page);
  await page.getByRole('link', { name: 'Begin' }).press('Enter');
  await expect(title(page, 1)).toBeVisible();

  await test.step('one answer, by the pointer', async () => {
    await page.getByText('It keeps 4 under the name steps').click();
    await expectClean(page);
    await checkAndGoOn(page, 'Right');
  });
  await test.step('an output, by the arrow keys, wrong', async () => {
    await page.getByRole('radio', { name: '8', exact: true }).focus();
    await page.keyboard.press('Space');
    await check(page).press('Enter');
    await expect(verdict(page)).toContainText('line 2 put 2 in its place');
    await expectClean(page);
    await page.getByRole('link', { name: 'Next', exact: true }).press('Enter');
  });
  await test.step('several answers', async () => {
    for (const name of ['"7"', '"Ember"', '"True"'])
      await page.getByRole('checkbox', { name, exact: true }).press('Space');
    await checkAndGoOn(page, 'Right');
  });
  await test.step('what was answered is there after a reload, and in another tab', async () => {
    await page.getByRole('radio', { name: '9', exact: true }).press('Space');
    await page.reload();
    await expect(page.getByRole('radio', { name: '9', exact: true })).toBeChecked();
    await checkAndGoOn(page, 'Right');
    await expect(title(page, 5)).toBeVisible();
    await page.reload();
    await expect(title(page, 5)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Question 2, not right' })).toBeVisible();
    const other = await page.context().newPage();
    await other.goto('/en/quiz/python/1/question/1');
    await expect(title(other, 5)).toBeVisible();
    await other.close();
  });
  await test.step('a line, by the arrow keys', async () => {
    await page.getByRole('radio', { name: 'Line 1: friend = "Moss"' }).press('ArrowDown');
    await checkAndGoOn(page, 'Right');
  });
  await test.step('a tile, by the arrow keys', async () => {
    await page.getByRole('gridcell', { name: /Rabbit, facing right/ }).focus();
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'Enter'])
      await page.keyboard.press(key);
    await expectClean(page);
    await checkAndGoOn(page, 'Right');
  });
  await test.step('lines in order: left open', async () => {
    await expect(page.getByRole('button', { name: /^Add word = player.read/ })).toBeVisible();
    await expectClean(page);
    await page.getByRole('link', { name: 'Skip', exact: true }).press('Enter');
  });
  await test.step('a gap, with Enter', async () => {
    await page.getByRole('textbox', { name: 'What goes in the gap' }).fill('f');
    await expectClean(page);
    await page.keyboard.press('Enter');
    await expect(verdict(page)).toContainText('Right');
    await page.getByRole('link', { name: 'Next', exact: true }).click();
  });
  await test.step('another one answer', async () => {
    await page.getByRole('radio', { name: 'float' }).press('Space');
    await checkAndGoOn(page, 'Right');
  });
  await test.step('a program that fails, is mended, walks and is handed in', async () => {
    await type(page, ['text = player.read()', 'player.turn_right()', 'player.move_forward(steps)']);
    await page.keyboard.press('Control+Enter');
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
    await page.getByRole('button', { name: 'Run' }).click();
    await expect(page.getByText('Your program ran to the end.')).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole('img', { name: /Column 5, row 2: Rabbit, facing right/ })).toBeVisible();
    await checkAndGoOn(page, 'Right');
  });
  await test.step('finishing asks about what is open; the result', async () => {
    await page.getByRole('button', { name: 'Finish' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText("You haven't answered 1 question yet.");
    await dialog.getByRole('button', { name: 'Finish' }).click();
    await expect(page.getByRole('heading', { name: 'Passed' })).toBeVisible();
    await expect(page.getByText('8 of 10 right')).toBeVisible();
    await expect(page.getByRole('link', { name: /Next chapter/ })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Read again' }).getByRole('link')).toHaveCount(2);
    await expectSound(page);
    await page
      .getByRole('link', { name: /What does the program print\?.*not right/ })
      .first()
      .click();
    await expect(verdict(page)).toContainText('Not quite');
  });
});

test.describe('on a phone from right to left', () => {
  test.use({ viewport: WAYS[1].viewport, hasTouch: true });

  test('questions are answered by touch, and a try that does not pass may be repeated with other numbers', async ({
    page,
  }) => {
    await enterAsStudent(page);
    await page.goto('/ar/quiz/python/1/question/1');
    await expect(page.getByRole('heading', { level: 1, name: 'السؤال 1 من 10' })).toBeVisible();
    const question = page.locator('.quiz-question');
    const first = await question.textContent();
    await page.locator('.choice').nth(1).tap();
    await page.getByRole('button', { name: 'تحقّق' }).tap();
    await expect(page.getByRole('region', { name: 'عن إجابتك' })).toBeVisible();
    await expectClean(page);
    for (const number of [4, 5, 6, 7, 8, 10]) {
      await page.getByRole('link', { name: `السؤال ${number}، مفتوح` }).tap();
      await expect(page.getByRole('heading', { level: 1, name: `السؤال ${number} من 10` })).toBeVisible();
      await expect(page.locator('main .skeleton')).toHaveCount(0);
      await expectSound(page);
    }
    await page.getByRole('button', { name: 'أنهِ الاختبار' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'أنهِ الاختبار' }).tap();
    await expect(page.getByRole('heading', { name: 'ليس بعد' })).toBeVisible();
    await expectSound(page);
    await page.getByRole('link', { name: 'حاول مرة أخرى' }).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'السؤال 1 من 10' })).toBeVisible();
    expect(first).toContain('ماذا');
    await expect(question).toBeVisible();
    await expect(question).not.toHaveText(first ?? '');
  });

  test('the lines of a program are put in order and indented by touch alone', async ({ page }) => {
    await newSubscriber(page.context());
    await page.goto('/en/quiz/python/3/question/1');
    await page.getByRole('link', { name: 'Question 5, open' }).tap();
    await expect(page.getByText('Each line has two arrows that move it out and in.')).toBeVisible();
    const program = ['for bed in range(3):', 'player.collect("tulip")', 'player.move_forward(1)', 'player.speak("All picked")'];
    for (const line of program) await page.getByRole('button', { name: `Add ${line}` }).tap();
    for (const line of program.slice(1, 3)) await page.getByRole('button', { name: `Move in ${line}` }).tap();
    for (const name of ['Line 2: player.collect("tulip"), indent 1', 'Line 4: player.speak("All picked"), indent 0'])
      await expect(page.getByRole('button', { name })).toBeVisible();
    await expectSound(page);
    await page.getByRole('button', { name: 'Check' }).tap();
    await expect(verdict(page)).toContainText('Right');
  }); // prettier-ignore
});
