import type { Locator } from '@playwright/test';
import { atRest, closesByEscape, opened } from '../../support/dialogs.ts';
import {
  chooseTurbo,
  codeOf,
  dialog,
  editor,
  openLevel,
  REFERENCE,
  runButton,
  stopButton,
  writeCode,
  pasteCode,
} from '../../support/play.ts';
import { enterAs } from '../../support/accounts.ts';
import { expectClean, settled } from '../../support/soundness.ts';
import { expect, test } from '../../support/test.ts';

/** From now on the input has a mark once it told a screen reader of a line of its list that is not in the page. */
async function noteUntoldLines(input: Locator): Promise<void> {
  await input.evaluate(element => {
    const note = (): void => {
      const line = element.getAttribute('aria-activedescendant');
      if (line !== null && document.getElementById(line) === null) element.setAttribute('data-untold', line);
    };
    new MutationObserver(note).observe(element, { attributeFilter: ['aria-activedescendant'] });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a visitor reads the guide, writes with the keys for code, and signs up to run; on a tablet code and game take turns', async ({
    page,
  }) => {
    await openLevel(page);
    await expect(page.locator('.game-frame')).toBeHidden();
    await expect(page.getByRole('group', { name: 'Guide' })).toContainText('Its brackets hold a number.');
    const picture = page.getByRole('button', { name: 'Guide with picture' });
    await picture.click();
    const guide = await opened(page, 'Guide');
    await expect(guide.locator('.guide-image')).toBeVisible();
    await expect(guide.getByRole('button', { name: 'Close' }).last()).toBeFocused();
    await closesByEscape(page, guide, picture);
    await page.getByRole('button', { name: 'Close the guide' }).click();
    await expect(page.getByRole('button', { name: 'Guide', exact: true })).toBeFocused();
    await page
      .getByRole('toolbar', { name: 'Keys for code' })
      .getByRole('button', { name: 'collect()' })
      .click();
    expect(await codeOf(page)).toContain('player.collect()');
    await test.step('the list of completions opens below the line, not over what was written', async () => {
      // As much as a phone's own keyboard leaves.
      await page.setViewportSize({ width: 390, height: 500 });
      await page.locator('.ace_text-input').first().focus();
      await page.keyboard.press('ControlOrMeta+End');
      await page.keyboard.type('\nplayer.move_forward(2)\nplayer.tu', { delay: 40 });
      const list = page.locator('.ace_autocomplete');
      await expect(list).toBeVisible();
      const cursor = await page.locator('.ace_cursor').first().boundingBox();
      const place = await list.boundingBox();
      const bar = await page.locator('.run-bar').boundingBox();
      expect(place!.y).toBeGreaterThanOrEqual(cursor!.y + cursor!.height);
      expect(place!.y + place!.height).toBeLessThanOrEqual(bar!.y);
      await page.keyboard.press('Escape');
      await page.setViewportSize({ width: 390, height: 844 });
    });
    await runButton(page).click();
    const question = await opened(page, 'Sign up to play on a phone');
    await expect(question).toContainText('With a free account you can run code on a phone');
    await expect(question).toContainText('Your code is kept and comes with you.');
    await expect(question.getByRole('button', { name: 'Sign Up' })).toBeFocused();
    await settled(page);
    await expectClean(page);
    await closesByEscape(page, question, runButton(page));
    await expect(runButton(page)).toBeInViewport();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await test.step('on a tablet code and game take turns, Run is always visible, and nothing is cut off', async () => {
      await page.setViewportSize({ width: 820, height: 1100 });
      await expect(page.locator('.game-frame')).toBeHidden();
      await pasteCode(page, REFERENCE['intro-level1']!);
      await runButton(page).click();
      await expect(page.locator('.game-frame')).toBeVisible();
      await expect(stopButton(page)).toBeInViewport();
      await expect(dialog(page, 'Level complete')).toBeVisible();
      await atRest(dialog(page, 'Level complete'));
      await page.keyboard.press('Escape');
      await expect(page.locator('.play__result')).toHaveText('All goals are met.');
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(beyond).toBeLessThanOrEqual(0);
    });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('.side-toggle').getByText('Code', { exact: true }).click();
    await runButton(page).click();
    await question.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page).toHaveURL(/\/en\/signup\?next=%2Fplay%2Fpython%2Fintro-level1$/);
  });
});

test('after the last level of the course Next says so', async ({ page }) => {
  await enterAs(page.context(), 'ida-digger');
  await openLevel(page, 'classes-level8');
  const ways = page.getByRole('navigation', { name: 'Other levels' });
  await expect(ways.getByRole('button', { name: 'Next. That was the last level' })).toBeVisible();
});

test('ways of the page: Back and Next, the menu, another language', async ({ page }) => {
  await openLevel(page);
  await test.step('the first level has no Back, and Next leads on', async () => {
    const ways = page.getByRole('navigation', { name: 'Other levels' });
    await expect(
      ways.getByRole('button', { name: 'Back. This is the first level of the course' }),
    ).toBeVisible();
    await ways.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(/intro-level2$/);
  });
  await test.step('the menu shows the course and leads to its levels', async () => {
    await page.getByRole('button', { name: 'Open the menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('heading', { name: 'Beginner Python Development Course' })).toBeVisible();
    await expect(menu).toContainText(/0 of \d+ levels/);
    await menu.getByRole('link', { name: 'Four and four' }).click();
    await expect(page).toHaveURL(/intro-level3$/);
    await expect(menu).toBeHidden();
  });
  await test.step('the language is changed in place and kept', async () => {
    await page.getByRole('button', { name: /Language/ }).click();
    await page.getByRole('button', { name: 'العربية', exact: true }).click();
    await expect(page).toHaveURL(/\/ar\/play\/python\/intro-level3$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[\u0600-\u06FF]/);
  });
  await test.step('the Arabic page is mirrored, its lesson is Arabic, and the code runs from left to right', async () => {
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    const code = (await page.locator('.play__code').boundingBox())!;
    const game = (await page.locator('.play__game').boundingBox())!;
    expect(code.x).toBeGreaterThan(game.x);
    expect(await editor(page).evaluate(element => getComputedStyle(element).direction)).toBe('ltr');
    const gutter = (await page.locator('.ace_gutter').boundingBox())!;
    const content = (await page.locator('.ace_scroller').boundingBox())!;
    expect(gutter.x).toBeLessThan(content.x);
    await page.goto('/xx/tos');
    await expect(page).toHaveURL(/\/ar\/tos$/);
  });
});

test('at a desk: lesson, code and output, the editor’s look, completions, the keyboard alone, the owl', async ({
  page,
}) => {
  await openLevel(page);
  await test.step('lesson, code and output are in view together', async () => {
    const output = page.getByRole('region', { name: 'Output' });
    await expect(page.getByRole('group', { name: 'Guide' })).toBeInViewport({ ratio: 1 });
    await expect(editor(page)).toBeInViewport({ ratio: 1 });
    await chooseTurbo(page);
    await pasteCode(page, 'for i in range(4):\n    print(i)\nplayer.move_forward(1)');
    await runButton(page).click();
    await expect(output).toContainText('Not all goals are met yet');
    await expect(page.getByText('Your program ends without an error')).toBeVisible();
    await expect(output).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  });
  await test.step('letters, lines and indent', async () => {
    const text = editor(page).locator('.ace_text-layer');
    const look = await text.evaluate(element => {
      const { fontSize, lineHeight } = getComputedStyle(element);
      return { fontSize, lineHeight };
    });
    expect(look).toEqual({ fontSize: '16px', lineHeight: '22px' });
    // Ace draws its lines anew when it likes: only what is there at one moment can be measured.
    const heightOfLine = () =>
      text.evaluate(element => element.querySelector('.ace_line')?.getBoundingClientRect().height);
    await expect.poll(heightOfLine).toBe(22);
    await writeCode(page, '');
    await editor(page).locator('.ace_content').click();
    await page.keyboard.press('Tab');
    expect(await codeOf(page)).toBe('    ');
    expect((await page.locator('.play__code').boundingBox())!.width).toBe(640);
  });
  await test.step('the argument of a completion is selected: typing replaces it, and Enter and Tab leave the call', async () => {
    const list = page.locator('.ace_autocomplete');
    await writeCode(page, '');
    await editor(page).locator('.ace_content').click();
    await page.keyboard.type('player.mo', { delay: 30 });
    await expect(list).toContainText('player.move_forward(');
    await page.keyboard.press('Tab');
    await page.keyboard.type('3', { delay: 30 });
    await page.keyboard.press('Enter');
    await page.keyboard.type('player.coll', { delay: 30 });
    await expect(list).toContainText('player.collect(');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.type('player.spe', { delay: 30 });
    await expect(list).toContainText('player.speak(');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Hi', { delay: 30 });
    await page.keyboard.press('Tab');
    await page.keyboard.type('  # done', { delay: 30 });
    expect(await codeOf(page)).toBe(
      'player.move_forward(3)\nplayer.collect("carrot")\nplayer.speak("Hi")  # done',
    );
  });
  await test.step('a completion is offered while typing, and accepted with Tab or after an arrow key selected it', async () => {
    const list = page.locator('.ace_autocomplete');
    const input = editor(page).locator('textarea');
    await noteUntoldLines(input);
    await writeCode(page, '');
    await editor(page).locator('.ace_content').click();
    await page.keyboard.type('player.turn_l', { delay: 30 });
    await expect(list).toContainText('player.turn_left(');
    await page.keyboard.press('Tab');
    await expect(list).toBeHidden();
    await page.keyboard.press('Enter');
    await page.keyboard.type('player.turn_', { delay: 30 });
    await expect(list).toContainText('player.turn_right(');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(input).toHaveAttribute('aria-activedescendant', /./);
    await page.keyboard.press('Enter');
    expect(await codeOf(page)).toBe('player.turn_left()\nplayer.turn_right()');
    await expect(input).not.toHaveAttribute('aria-activedescendant');
    await expect(input).not.toHaveAttribute('data-untold');
  });
  await test.step('a program is written and run by keyboard alone', async () => {
    await editor(page).locator('.ace_scroller').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('print("keys")');
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(page.getByLabel('Output').locator('pre')).toHaveText('keys\n');
  });
  await test.step('the owl opens and closes', async () => {
    const owl = page.getByRole('button', { name: 'Ask the owl' });
    await owl.click();
    await dialog(page, 'Help').getByRole('button', { name: 'Tutorial' }).click();
    await expect(dialog(page, 'Help').locator('pre').first()).toBeVisible();
    await owl.click();
    await expect(dialog(page, 'Help')).toBeHidden();
  });
});
