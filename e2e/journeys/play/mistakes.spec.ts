import { closeDialog } from '../../support/dialogs.ts';
import {
  chooseTurbo,
  codeOf,
  dialog,
  openLevel,
  REFERENCE,
  runButton,
  pasteCode,
  writeCode,
} from '../../support/play.ts';
import { expect, test } from '../../support/test.ts';

test('a mistake: the line that runs, words a child can use, the place of a wrong step, a new beginning, and what never ends', async ({
  page,
}) => {
  await openLevel(page);
  const template = await codeOf(page);
  await test.step('the line that runs is marked, and a mistake in Python is told in words a child can use', async () => {
    await pasteCode(page, 'player.move_forward(2)\nplayer.turn_left()\nplayer.turn_right()');
    await runButton(page).click();
    await expect(page.locator('.code-line--running')).toHaveCount(1);
    await expect(page.locator('.code-line--running')).toHaveCount(0);

    await writeCode(page, 'player.collect(carrot)');
    await runButton(page).click();
    await expect(dialog(page, 'Error')).toContainText("Python doesn't know the name carrot");
    await closeDialog(page, 'Error');
    await pasteCode(page, 'print("hi"');
    await runButton(page).click();
    await expect(dialog(page, 'Error')).toContainText('You open the bracket ( here, but never close it.');
    await closeDialog(page, 'Error');
  });
  await test.step('a wrong step is reported with its line, and marked there', async () => {
    await pasteCode(page, 'player.move_forward(2)\nplayer.collect("carrot")\nplayer.move_forward(30)');
    await chooseTurbo(page);
    await runButton(page).click();
    const error = dialog(page, 'Error');
    await expect(error).toContainText(/Line 3, tile in column \d+, row \d+:/);
    await expect(error).toContainText("You can't walk onto the tile in front of you");
    await expect(page.getByLabel('Output')).not.toContainText("You can't walk");
    await error.getByText('What Python says').click();
    await expect(error.locator('pre')).toContainText('line 3');
    await closeDialog(page, 'Error');
    await expect(page.locator('.ace_gutter-cell.ace_error')).toHaveText('3');
    await expect(page.locator('.code-line--error')).toHaveCount(1);
    await expect(page.getByRole('region', { name: 'Output' }).getByText('Line 3, tile')).toBeVisible();
  });
  await test.step('reset asks first, and restores the template', async () => {
    await writeCode(page, 'print(1)');
    await page.getByLabel('Code', { exact: true }).getByRole('button', { name: 'Reset' }).click();
    const question = dialog(page, 'Reset your code?');
    await expect(question).toContainText(
      'Are you sure you want to reset your code? The template takes its place. Ctrl+Z brings your code back, and History has every program that you have run.',
    );
    await question.getByRole('button', { name: 'Cancel' }).click();
    expect(await codeOf(page)).toBe('print(1)');
    await expect(question).toBeHidden();
    await page.getByLabel('Code', { exact: true }).getByRole('button', { name: 'Reset' }).click();
    await question.getByRole('button', { name: 'Reset' }).click();
    await expect.poll(() => codeOf(page)).toBe(template);
  });
  await test.step('endless steps are refused at once, with an explanation, and the beginning', async () => {
    await pasteCode(page, 'while True:\n    player.turn_left()');
    await runButton(page).click();
    await expect(page.getByText('This program would never end. Here are its first 40 steps.')).toBeVisible();
    await expect(dialog(page, 'Error')).toContainText('Is there a loop that never ends?');
    await closeDialog(page, 'Error');
    await expect(page.getByText('Step 40 of 10000')).toBeVisible();
  });
  await test.step('an endless loop ends at the limit, and the next run works', async () => {
    await writeCode(page, 'while True:\n    pass');
    await runButton(page).click();
    await expect(dialog(page, 'Stopped after 5 seconds')).toContainText(
      'Execution time exceeded 5 seconds. Code stopped to prevent crashing.',
    );
    await closeDialog(page, 'Stopped after 5 seconds');
    await pasteCode(page, REFERENCE['intro-level1']!);
    await expect(runButton(page)).toBeEnabled();
    await runButton(page).click();
    await expect(dialog(page, 'Level complete')).toBeVisible();
  });
});
