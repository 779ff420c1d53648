import { sampled } from '../../support/draw.ts';
import { atRest } from '../../support/dialogs.ts';
import {
  codeOf,
  dialog,
  openLevel,
  REFERENCE,
  runButton,
  stopButton,
  writeCode,
  pasteCode,
} from '../../support/play.ts';
import { tabTo } from '../../support/keyboard.ts';
import { output, stepLog, tileHere } from '../../support/runs.ts';
import { expect, test, type Page } from '../../support/test.ts';
import { typeProgram } from '../../support/typing.ts';

const steps = (page: Page) => page.getByRole('slider', { name: 'Steps' });

const closedEditor = (page: Page) =>
  page.getByRole('group', { name: 'Your Python code. Press Enter to write.' });

async function expectFocusKept(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
}

const isInEditor = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('.ace_editor') !== null);

test('a level by keyboard alone, from the address to the start of the next', async ({ page }) => {
  test.slow();
  await openLevel(page);
  const owl = page.getByRole('button', { name: 'Ask the owl' });
  await tabTo(page, owl);
  await page.keyboard.press('Enter');
  const ladder = dialog(page, 'Help');
  await expect(ladder.getByRole('button', { name: 'Hint' })).toBeFocused();
  await tabTo(page, ladder.getByRole('button', { name: 'Tutorial' }));
  await page.keyboard.press('Enter');
  await expect(ladder.locator('pre').first()).toContainText('player.');
  await page.keyboard.press('Escape');
  await expect(ladder).toBeHidden();
  await expect(owl).toBeFocused();

  await tabTo(page, closedEditor(page));
  await page.keyboard.press('Enter');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('while False:', { delay: 20 });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('x = 1', { delay: 20 });
  expect(await codeOf(page)).toBe('while False:\n    x = 1');
  expect(await isInEditor(page)).toBe(true);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  await typeProgram(page, REFERENCE['intro-level1']!, 20);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  expect(await isInEditor(page)).toBe(false);
  await expectFocusKept(page);

  await tabTo(page, page.getByRole('radio', { name: 'Normal' }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Turbo' })).toBeChecked();
  await tabTo(page, runButton(page), 'Shift+Tab');
  await page.keyboard.press('Enter');
  const complete = dialog(page, 'Level complete');
  await expect(complete).toBeVisible({ timeout: 30_000 });
  await expect(complete.getByRole('button', { name: 'Next level' })).toBeFocused();
  await atRest(complete);
  await page.keyboard.press('Escape');
  await expect(complete).toBeHidden();
  await expect(runButton(page)).toBeFocused();

  await tabTo(page, steps(page));
  await page.keyboard.press('Home');
  await expect(steps(page)).toHaveAttribute('aria-valuetext', 'Before the first step');
  await page.keyboard.press('ArrowRight');
  await expect(steps(page)).toHaveAttribute(
    'aria-valuetext',
    /Step 1 of 4: player.move_forward\(2\), line 1/,
  );
  await page.keyboard.press('End');
  await tabTo(page, tileHere(page), 'Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator(':focus')).toHaveText(/^Column 13, row 6: /);
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Line 4, step 4' }));

  await tabTo(page, page.getByRole('link', { name: 'Next', exact: true }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/intro-level2$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Out of the gate' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expectFocusKept(page);
});

test('the focus stays where it was through Run, Stop, an error and its dialog', async ({ page }) => {
  await openLevel(page);
  await writeCode(page, 'while True:\n    pass');
  await closedEditor(page).focus();
  await tabTo(page, runButton(page), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(stopButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(output(page).getByRole('status')).toHaveText('Stopped.');
  await expect(runButton(page)).toBeFocused();

  await writeCode(page, 'player.collect(carrot)');
  await closedEditor(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ControlOrMeta+Enter');
  const error = dialog(page, 'Error');
  await expect(error).toContainText("Python doesn't know the name carrot", { timeout: 30_000 });
  await expect(error.getByRole('alert')).toHaveCount(1);
  expect(await isInEditor(page)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(error, 'Escape leaves the code first').toBeVisible();
  await tabTo(page, error.getByRole('button', { name: 'Close' }));
  await page.keyboard.press('Escape');
  await expect(error).toBeHidden();
  await expect(page.locator(':focus')).not.toHaveCount(0);
  await expect(output(page)).toContainText("Line 1: Python doesn't know the name carrot");

  await page.keyboard.press('Escape');
  await tabTo(page, page.getByRole('button', { name: 'Help', exact: true }));
  await page.keyboard.press('Enter');
  const help = dialog(page, 'Help');
  await help.getByText('Keyboard shortcuts').press('Enter');
  await expect(help.getByText('Ctrl + Enter')).toBeVisible();
});

const MAP_IN_WORDS = {
  en: {
    skip: 'Skip to the map',
    summary: /^You are in column \d+, row \d+, facing right\. In front of you: .+\. On the map: .*carrot × 2/,
    tile: /^Column \d+, row \d+: \S/,
    you: 'you, facing right',
    told: 'Line 1: Walks 2 tiles right.',
  },
  ar: {
    skip: 'انتقل إلى الخريطة',
    summary: /^أنت في العمود \d+، الصف \d+، .*على الخريطة: /,
    tile: /^العمود \d+، الصف \d+: \S/,
    you: 'أنت',
    told: 'السطر 1',
  },
};

for (const [language, { skip, summary, tile, you, told }] of sampled(Object.entries(MAP_IN_WORDS), 1)) {
  test(`the whole map and what happens in it are described in words (${language})`, async ({ page }) => {
    await openLevel(page, 'intro-level1', language);
    await expect(tileHere(page)).toContainText(you);
    const grid = page.getByRole('grid');
    await expect(grid).toHaveAccessibleDescription(summary);
    await page.getByRole('link', { name: skip }).focus();
    await page.keyboard.press('Enter');
    await expect(tileHere(page)).toBeFocused();
    const rows = Number(await grid.getAttribute('aria-rowcount'));
    const columns = Number(await grid.getAttribute('aria-colcount'));
    for (let row = 0; row < rows; row += 1) await page.keyboard.press('ArrowUp');
    const texts: string[] = [];
    for (let row = 1; row <= rows; row += 1) {
      await expect(grid.getByRole('row')).toHaveAttribute('aria-rowindex', String(row));
      texts.push(...(await grid.getByRole('gridcell').allTextContents()));
      await page.keyboard.press('ArrowDown');
    }
    expect(texts).toHaveLength(rows * columns);
    expect(texts.filter(text => !tile.test(text))).toEqual([]);
    if (language === 'ar') expect(texts.filter(text => /[A-WYZa-z]/.test(text))).toEqual([]);
    await pasteCode(page, REFERENCE['intro-level1']!);
    await runButton(page).click();
    await expect(stepLog(page)).toContainText(told);
    await expect(stepLog(page)).toHaveAttribute('aria-label', /./);
    const log = (await stepLog(page).textContent())!;
    if (language === 'ar') expect(log).not.toMatch(/[A-Za-z]/);
  });
}
