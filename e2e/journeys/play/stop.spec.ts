import {
  chooseTurbo,
  codeOf,
  dialog,
  moveToLevel,
  openLevel,
  readyToRun,
  REFERENCE,
  runButton,
  stopButton,
  pasteCode,
  writeCode,
} from '../../support/play.ts';
import {
  expectIdle,
  expectStopped,
  expectWalking,
  listenForRuns,
  output,
  stepLog,
  tileHere,
} from '../../support/runs.ts';
import { atRest } from '../../support/dialogs.ts';
import { MEMORY } from '../../support/device.ts';
import { expect, test, type Page } from '../../support/test.ts';

const FIRST_START = 'Column 7, row 6: you, facing right';
const SOLUTION = REFERENCE['intro-level1']!;
/** No interrupt or anything else can end it from within. */
const STUBBORN =
  'while True:\n    try:\n        while True:\n            pass\n    except BaseException:\n        pass';

async function stopWhile(
  page: Page,
  state: string,
  code: string,
  reached: () => Promise<void>,
): Promise<void> {
  await test.step(state, async () => {
    await pasteCode(page, code);
    await runButton(page).click();
    await reached();
    await stopButton(page).click();
    await expectStopped(page, FIRST_START);
  });
}

test.describe('where a second Python stands by', () => {
  test.use({ memory: MEMORY.ample });

  test('Stop works while Python computes, while the picture moves, and between two steps; pressed twice, it stops once', async ({
    page,
  }) => {
    const posted = listenForRuns(page);
    await openLevel(page);
    await stopWhile(page, 'only Python runs', 'while True:\n    pass', () =>
      expect(stopButton(page)).toBeEnabled(),
    );
    await stopWhile(page, 'the picture moves', SOLUTION, () => expectWalking(page));
    await stopWhile(page, 'endless, and it moves', 'while True:\n    player.turn_left()', () =>
      expect(stepLog(page)).toContainText('Line 2: Turns and faces up.'),
    );
    await test.step('nothing can interrupt it, and Stop is pressed twice', async () => {
      await pasteCode(page, STUBBORN);
      await runButton(page).click();
      await expect(stopButton(page)).toBeEnabled();
      await stopButton(page).evaluate((button: HTMLButtonElement) => {
        button.focus();
        button.click();
        button.click();
      });
      await expect(output(page).getByText('Stopped.')).toHaveCount(1);
      await expectStopped(page, FIRST_START);
    });
    await page.getByText('Step by step', { exact: true }).click();
    const next = page.getByRole('button', { name: 'Next step' });
    await stopWhile(page, 'the next step is waited for', SOLUTION, async () => {
      await next.click();
      await expect(tileHere(page)).toContainText('Column 9');
      await expect(next).toBeEnabled();
    });
    await expect(next).toBeHidden();
    expect(posted.completions).toEqual([]);
  });
});

test('Stop works while the player speaks, while the board holds the program, and in the pop-ups for questions and signs', async ({
  page,
}) => {
  const posted = listenForRuns(page);
  await openLevel(page, 'intro-level4');
  await expect(tileHere(page)).toContainText('you, facing right');
  const start = (await tileHere(page).textContent())!;
  await pasteCode(page, REFERENCE['intro-level4']!);
  await runButton(page).click();
  await expect(page.locator('.speech')).toHaveText('Clover');
  await stopButton(page).click();
  await expectStopped(page, start);
  await chooseTurbo(page);
  await pasteCode(page, REFERENCE['intro-level4']!);
  await runButton(page).click();
  await dialog(page, 'You wrote').getByRole('button', { name: 'Stop' }).click();
  await expectStopped(page, start);

  await moveToLevel(page, 'challenges/challenge-sign-painter');
  await expect(tileHere(page)).toContainText('you, facing');
  const sign = (await tileHere(page).textContent())!;
  const popups = [
    ['The sign says', 'player.turn_left()\nplayer.read()'],
    ['Your program asks', 'name = input("Who are you?")'],
  ] as const;
  for (const [title, code] of popups) {
    await pasteCode(page, code);
    await runButton(page).click();
    await dialog(page, title).getByRole('button', { name: 'Stop' }).click();
    await expectStopped(page, sign);
  }
  await moveToLevel(page, 'challenges/challenge-blue-house');
  await expect(tileHere(page)).toContainText('you, facing');
  const other = (await tileHere(page).textContent())!;
  await pasteCode(page, 'player.move_forward(3)\nplayer.question("Do you want to live by the pond?")');
  await runButton(page).click();
  await dialog(page, 'Yes or no?').getByRole('button', { name: 'Stop' }).click();
  await expectStopped(page, other);
  expect(posted.completions).toEqual([]);
});

test.describe('with Python and the rest slow to load', () => {
  test('Run waits for Python; a run that waits for its parts is stopped', async ({ page }) => {
    const posted = listenForRuns(page);
    // The page is never idle, and so does not preload what else a run needs.
    await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
    const held: (() => void)[] = [];
    const hold = (wanted: RegExp) =>
      page.route(wanted, async route => {
        await new Promise<void>(resolve => held.push(resolve));
        await route.continue().catch(() => undefined);
      });
    const release = async (): Promise<void> => {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      held.splice(0).forEach(go => go());
    };
    await hold(/\.wasm(\.|\?|$)/);
    await page.goto('/en/play/python/intro-level1');
    const waiting = page.getByRole('button', { name: /Python is waking up/ });
    await expect(waiting).toBeDisabled();
    await expect(page.locator('.ace_editor')).toBeVisible();
    await expect(stopButton(page)).toBeHidden();
    await release();
    await readyToRun(page);
    await hold(/\.js(\?|$)/);
    await runButton(page).click();
    await expect(stopButton(page)).toBeEnabled();
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await expect(stepLog(page)).toBeEmpty();
    await stopButton(page).click();
    await expect(output(page).getByText('Stopped.')).toBeVisible();
    await release();
    await expectStopped(page, FIRST_START);
    expect(posted.completions).toEqual([]);
  });
});

test('Continue runs again what was stopped and has not changed, can be stopped itself, and is not counted as a run; a run ends when its level is left or the page is reloaded', async ({
  page,
}) => {
  const posted = listenForRuns(page);
  await openLevel(page);
  const goOn = output(page).getByRole('button', { name: 'Continue' });
  const runAndStop = async (): Promise<void> => {
    await pasteCode(page, SOLUTION);
    await runButton(page).click();
    await expectWalking(page);
    await stopButton(page).click();
    await expect(goOn).toBeVisible();
  };
  await runAndStop();
  await writeCode(page, 'print("new")');
  await expect(goOn).toBeHidden();

  await runAndStop();
  await goOn.click();
  await expect(stopButton(page)).toBeFocused();
  await stopButton(page).click();
  await expect(output(page).getByText('Stopped.')).toBeVisible();
  expect(posted.completions).toEqual([]);

  await chooseTurbo(page);
  await goOn.click();
  await expect(dialog(page, 'Level complete')).toBeVisible();
  expect(posted.runs).toHaveLength(2);
  expect(posted.completions).toHaveLength(1);
  await atRest(dialog(page, 'Level complete'));
  await page.keyboard.press('Escape');
  await expect(dialog(page, 'Level complete')).toBeHidden();

  await page.getByText('Normal', { exact: true }).click();
  await runButton(page).click();
  await expectWalking(page);
  await page.reload();
  await readyToRun(page);
  expect(await codeOf(page)).toBe(SOLUTION);
  await expect(tileHere(page)).toHaveText(FIRST_START);
  await expectIdle(page);

  await runButton(page).click();
  await expectWalking(page);
  await page.getByRole('navigation', { name: 'Other levels' }).getByRole('link', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Out of the gate');
  await readyToRun(page);
  await expectIdle(page);
  await chooseTurbo(page);
  await pasteCode(page, REFERENCE['intro-level2']!);
  await runButton(page).click();
  await expect(dialog(page, 'Level complete')).toBeVisible();
  expect(posted.completions).toHaveLength(2);
  expect(posted.completions[1]).toContain('intro-level2');
});
