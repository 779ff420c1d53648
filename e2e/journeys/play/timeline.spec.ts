import {
  chooseTurbo,
  codeOf,
  dialog,
  openLevel,
  readyToRun,
  runButton,
  stopButton,
  pasteCode,
} from '../../support/play.ts';
import { closeDialog } from '../../support/dialogs.ts';
import { listenForRuns } from '../../support/runs.ts';
import { expect, test, type Page } from '../../support/test.ts';

const BLUE_HOUSE = `player.move_forward(1)
player.collect("plank")
player.move_forward(2)
pond = player.question("Do you want to live by the pond?")
if pond:
    player.turn_right()
    player.move_forward(far)
    player.turn_left()
else:
    player.turn_left()
    player.move_forward(far)
    player.turn_right()
player.build(f"{size} blue chicken house")`;

const ALWAYS_BY_THE_POND = `player.move_forward(1)
player.collect("plank")
player.move_forward(2)
player.question("Do you want to live by the pond?")
player.turn_right()
player.move_forward(far)
player.turn_left()
player.build(f"{size} blue chicken house")`;

const steps = (page: Page) => page.getByRole('slider', { name: 'Steps' });
const question = (page: Page) => dialog(page, 'Yes or no?');

test('an answer for another map: the program falls short on it; with a question that is asked, both answers go on', async ({
  page,
}) => {
  test.slow();
  const posted = listenForRuns(page);
  await page.goto('/en/play/challenges/challenge-blue-house');
  await readyToRun(page);
  await chooseTurbo(page);
  await test.step('a hidden setting that fails is shown as a map, with the line, and a way back', async () => {
    await pasteCode(page, ALWAYS_BY_THE_POND);
    await runButton(page).click();
    await question(page).getByRole('button', { name: 'Yes' }).click();
    const notice = page.getByRole('alert').filter({ hasText: 'but not on this one yet.' });
    await expect(notice).toContainText('line 8', { timeout: 40_000 });
    await expect(steps(page)).toBeVisible();
    await expect(page.locator('.game-canvas[data-ready="true"]')).toBeVisible();
    expect(posted.completions).toEqual([]);
    await notice.getByRole('button', { name: 'Back to my map' }).click();
    await expect(notice).toBeHidden();
    expect(await codeOf(page)).toBe(ALWAYS_BY_THE_POND);
  });
  await test.step('the question opens when the picture has caught up, and the other answer continues the run', async () => {
    await pasteCode(page, BLUE_HOUSE);
    await runButton(page).click();
    await expect(question(page)).toContainText('Do you want to live by the pond?');
    await expect(page.getByRole('log')).toContainText('Line 3: Walks 2 tiles');
    await expect(page.getByRole('log')).not.toContainText('Line 13');
    await page.keyboard.press('Escape');
    await expect(question(page)).toBeHidden();
    await stopButton(page).click();
    await expect(runButton(page)).toBeEnabled();
    await runButton(page).click();
    await question(page).getByRole('button', { name: 'No' }).click();
    await expect(dialog(page, 'Challenge complete')).toBeVisible({ timeout: 40_000 });
  });
});

test('the steps of a run: one by one, by lines and variables, by tiles, at an error, and input', async ({
  page,
}) => {
  test.slow();
  await openLevel(page);
  await test.step('step by step, each step waits for a press', async () => {
    await page.getByText('Step by step', { exact: true }).click();
    await pasteCode(page, 'player.turn_left()\nplayer.turn_right()');
    await runButton(page).click();
    const next = page.getByRole('button', { name: 'Next step' });
    await next.click();
    await expect(page.getByRole('log')).toContainText('Line 1: Turns and faces up.');
    await expect(page.getByRole('log')).not.toContainText('Line 2');
    await next.click();
    await expect(page.getByRole('log')).toContainText('Line 2: Turns and faces right.');
    await expect(runButton(page)).toBeVisible();
  });
  await chooseTurbo(page);
  await test.step('input() waits for what is typed', async () => {
    await pasteCode(page, 'name = input("Who are you? ")\nprint("Hello " + name)');
    await runButton(page).click();
    await page.waitForFunction(() => document.querySelector('.popup-input'));
    await page.keyboard.type('Ada');
    await expect(dialog(page, 'Your program asks')).toContainText('Who are you?');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Output').locator('pre')).toContainText('Hello Ada');
  });
  await test.step('a run is stepped through both ways, with its lines and variables', async () => {
    await pasteCode(
      page,
      'steps = 2\nplayer.move_forward(steps)\nplayer.collect("carrot")\nplayer.turn_left()',
    );
    await runButton(page).click();
    await expect(steps(page)).toHaveAttribute('aria-valuenow', '3');
    await steps(page).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(steps(page)).toHaveAttribute('aria-valuetext', /collect\("carrot"\), line 3. Then line 4/);
    await expect(page.locator('.code-line--running')).toHaveCount(1);
    await expect(page.locator('.code-line--next')).toHaveCount(1);
    await expect(page.getByRole('region', { name: 'In the bag' })).toContainText('carrot × 1 (+1)');
    await page.keyboard.press('Home');
    await expect(page.getByText('Before the first step')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('region', { name: 'Variables' })).toContainText('steps = 2');
    await expect(page.getByRole('region', { name: 'In the bag' })).toContainText('Nothing yet');
    await page.keyboard.press('End');
    await expect(steps(page)).toHaveAttribute('aria-valuenow', '3');
  });
  await test.step('a program that only calculates is stepped through line by line', async () => {
    await pasteCode(page, 'eggs = 3\nbaskets = eggs * 4');
    await runButton(page).click();
    await expect(steps(page)).toHaveAttribute('aria-valuetext', 'Step 2 of 2: baskets = eggs * 4, line 2');
    await expect(page.getByRole('region', { name: 'Variables' })).toContainText('baskets = 12');
    await page.getByRole('button', { name: 'One step back' }).click();
    await expect(page.getByRole('region', { name: 'Variables' })).toContainText('eggs = 3');
    await expect(page.getByRole('region', { name: 'Variables' })).not.toContainText('baskets');
    await expect(page.locator('.code-line--running')).toHaveCount(1);
  });
  await test.step('after an error the timeline is at the refused step', async () => {
    await pasteCode(page, 'player.turn_left()\nplayer.turn_right()\nplayer.open()');
    await runButton(page).click();
    await closeDialog(page, 'Error');
    await expect(page.getByText('Stopped at step 3')).toBeVisible();
    await expect(steps(page)).toHaveAttribute('aria-valuenow', '3');
    await page.getByRole('button', { name: 'One step back' }).click();
    await expect(steps(page)).toHaveAttribute('aria-valuenow', '2');
  });
  await test.step('a tile says which line changed it, by keyboard', async () => {
    await pasteCode(page, 'player.move_forward(2)\nplayer.collect("carrot")');
    await runButton(page).click();
    await expect(steps(page)).toHaveAttribute('aria-valuenow', '2');
    const here = page.getByRole('gridcell').and(page.locator('[tabindex="0"]'));
    await here.focus();
    await expect(here).toContainText('you, facing right');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Line 2, step 2' }).click();
    await expect(steps(page)).toHaveAttribute('aria-valuenow', '2');
  });
});
