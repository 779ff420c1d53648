import { atRest } from '../../support/dialogs.ts';
import {
  chooseTurbo,
  codeOf,
  dialog,
  editor,
  moveToLevel,
  openLevel,
  readyToRun,
  runButton,
  pasteCode,
} from '../../support/play.ts';
import { expectClean, settled } from '../../support/soundness.ts';
import { newSubscriber } from '../../support/subscriber.ts';
import { expect, test, type Page } from '../../support/test.ts';
import { typeProgram } from '../../support/typing.ts';

const TIP = /chatgpt\/generate-tip/;
test.use({ expected: { refusals: [TIP] } });

const TOO_FAR = 'player.move_forward(3)\nplayer.collect("carrot")';
const bubble = (page: Page) => page.getByRole('complementary', { name: 'Tip from the assistant' });
const more = (page: Page) => bubble(page).getByRole('button', { name: 'Tell me more' });
const apply = (page: Page) => bubble(page).getByRole('button', { name: /^Apply to line/ });
const shown = (page: Page) => bubble(page).locator('pre');
const words = (page: Page) => bubble(page).getByRole('status');

/** The addresses of the calls for a tip, from now on. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', request => {
    if (TIP.test(request.url())) calls.push(new URL(request.url()).pathname);
  });
  return calls;
}

/** Runs a program that fails, and is told why. */
async function runAndFail(page: Page, code: string): Promise<void> {
  await pasteCode(page, code);
  await chooseTurbo(page);
  await runButton(page).click();
  await expect(dialog(page, 'Error')).toBeVisible();
}

const undo = async (page: Page): Promise<void> => {
  await editor(page).locator('.ace_content').click();
  await page.keyboard.press('ControlOrMeta+Z');
};

/** Takes the line that Apply wrote back again, completes the level, and reads what is said of it there and in the list of levels. */
async function completeWithHelp(page: Page): Promise<void> {
  await page.keyboard.press('ControlOrMeta+Y');
  await expect.poll(() => codeOf(page)).toBe(TOO_FAR.replace('3', '2'));
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.press('Enter');
  await typeProgram(page, TOO_FAR, 20);
  const kept = page.waitForResponse(
    answer => answer.url().includes('/level/update/') && answer.request().postData()!.includes('COMPLETE'),
  );
  await runButton(page).click();
  await kept;
  await expect(dialog(page, 'Level complete')).toContainText('With help: a tip wrote 1 of 4 lines');
  await page.reload();
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await expect(page.getByRole('link', { name: /^Breakfast/ })).toContainText('with help');
}

test('a question, then where to look, then one line; after an own try Apply writes it, and Undo takes it back', async ({
  page,
}) => {
  const calls = callsOf(page);
  await openLevel(page);
  await runAndFail(page, TOO_FAR);
  await expect(words(page)).toHaveText('Which tile should you stand on to reach the carrot?');
  await expect(apply(page)).toHaveCount(0);
  expect(calls).toEqual(['/api/chatgpt/generate-tip-level-async']);

  await more(page).click();
  const pointer = 'You walk one tile too far for the carrot: line 1 needs one step less.';
  await expect(words(page)).toHaveText(pointer);
  await expect(apply(page)).toHaveCount(0);
  await more(page).click();
  await expect(words(page)).toHaveText(`${pointer} Change line 1 to this:player.move_forward(2)`);
  await expect(bubble(page).getByText(/^Your turn/)).toBeVisible();
  await expect(apply(page).or(more(page))).toHaveCount(0);
  await settled(page);
  await expectClean(page);
  const [tip, code] = [(await bubble(page).boundingBox())!, (await editor(page).boundingBox())!];
  expect(tip.width).toBeLessThanOrEqual(370);
  expect(tip.y, 'the bubble covers no code').toBeGreaterThanOrEqual(code.y + code.height);
  await expect(bubble(page)).toBeInViewport({ ratio: 1 });

  const OWN = TOO_FAR.replace('3', '1');
  await runAndFail(page, OWN);
  await expect(words(page)).toContainText('line 1 needs one more step.');
  await more(page).click();
  await expect(apply(page)).toBeVisible();
  await apply(page).click();
  await expect(bubble(page)).toHaveCount(0);
  await expect.poll(() => codeOf(page)).toBe(TOO_FAR.replace('3', '2'));
  await expect(page.locator('.code-line--tip')).toHaveCount(1);
  await expect(page.locator('.snackbar')).toContainText('Line 1 has changed. Undo takes you back.');
  await undo(page);
  await expect.poll(() => codeOf(page)).toBe(OWN);
  await expect(page.locator('.code-line--tip')).toHaveCount(0);
  await completeWithHelp(page);
});

async function narrowAndWiden(page: Page): Promise<void> {
  const calls = callsOf(page);
  await runAndFail(page, TOO_FAR);
  await expect(words(page)).not.toBeEmpty();
  await page.setViewportSize({ width: 760, height: 900 });
  await expect(bubble(page)).toBeHidden();
  await expect(page.getByRole('switch', { name: 'Tips' })).toBeHidden();
  const before = calls.length;
  await page.locator('.side-toggle').getByText('Code', { exact: true }).click();
  await pasteCode(page, 'player.move_forward(4)\nplayer.collect("carrot")');
  await runButton(page).click();
  await expect(dialog(page, 'Error')).toBeVisible();
  await atRest(dialog(page, 'Error'));
  await page.keyboard.press('Escape');
  await expect(dialog(page, 'Error')).toBeHidden();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByRole('switch', { name: 'Tips' })).toBeVisible();
  expect(calls).toHaveLength(before);
}

async function addLine(page: Page): Promise<void> {
  const START = 'player.move_forward(2)\nplayer.collect("carrot")\nplayer.move_forward(3)';
  await pasteCode(page, START);
  await chooseTurbo(page);
  await runButton(page).click();
  await expect(words(page)).toHaveText('You are in the right place. What is left to do there?');
  await more(page).click();
  await expect(words(page)).toHaveText(
    'The carrot is right in front of you. Now use the command for it: collect.',
  );
  await more(page).click();
  await expect(words(page)).toContainText('Write this as line 4:');
  await expect(apply(page), 'the last step is typed').toHaveCount(0);
  await pasteCode(page, `${START}\nplayer.collect("carrot")`);
  await runButton(page).click();
  await expect(dialog(page, 'Level complete')).toBeVisible();
  await expect(bubble(page)).toHaveCount(0);
  await atRest(dialog(page, 'Level complete'));
  await page.keyboard.press('Escape');
  await expect(dialog(page, 'Level complete')).toBeHidden();
}

/** Runs, dismisses what the program shows, and returns whether the level is complete. */
async function runsToCompletion(page: Page): Promise<boolean> {
  await runButton(page).click();
  const text = page.getByRole('dialog').getByRole('button', { name: 'Close' }).last();
  const complete = dialog(page, 'Level complete');
  const error = dialog(page, 'Error');
  await expect(text.or(complete).or(error).first()).toBeVisible();
  if ((await complete.isVisible()) || (await error.isVisible())) return complete.isVisible();
  await text.click();
  await expect(complete.or(error).first()).toBeVisible();
  return complete.isVisible();
}

/** Types the line that a tip shows where it says. */
async function typeShown(page: Page): Promise<void> {
  const [, how, line] =
    /(Change|Write this as) line (\d+)/.exec((await words(page).textContent()) ?? '') ?? [];
  const rows = (await codeOf(page)).split('\n');
  rows.splice(Number(line) - 1, how === 'Change' ? 1 : 0, await shown(page).innerText());
  await pasteCode(page, rows.join('\n'));
}

async function repairByTips(page: Page): Promise<void> {
  await pasteCode(page, 'player.move_forward(2)\nword = player.read()\nplayer.speak(word)');
  await chooseTurbo(page);
  let lines = 0;
  while (!(await runsToCompletion(page))) {
    expect(lines, 'lines that tips have shown').toBeLessThan(6);
    await page.keyboard.press('Escape');
    await expect(dialog(page, 'Error')).toBeHidden();
    for (let doses = 0; doses < 3; doses++) {
      await expect(more(page).or(shown(page))).toBeVisible();
      if (await shown(page).isVisible()) break;
      const said = await words(page).textContent();
      await more(page).click();
      await expect(words(page)).not.toHaveText(said ?? '');
      await expect(words(page)).not.toHaveText('Let me have a look …');
    }
    await typeShown(page);
    lines++;
  }
  expect(lines).toBe(2);
  expect(await codeOf(page)).toBe(
    'player.move_forward(2)\nword = player.read()\nplayer.turn_right()\nplayer.move_forward(3)\nplayer.speak(word)',
  );
}

test('tips: none below the breakpoint md; one for a run that ends too early; as many as a level takes', async ({
  page,
}) => {
  test.slow();
  await newSubscriber(page.context());
  await openLevel(page);
  await test.step('below the breakpoint md no tip is shown or requested', () => narrowAndWiden(page));
  await test.step('a run that ends too early brings a tip, whose line is added', () => addLine(page));
  await moveToLevel(page, 'python/intro-level5');
  await test.step('a wrong program is repaired by tips alone, until the level is complete', () =>
    repairByTips(page));
});

test('the switch turns tips off, also after a reload; a failed call is retried; a tip does not carry over', async ({
  page,
}) => {
  const calls = callsOf(page);
  await openLevel(page);
  const tips = page.getByRole('switch', { name: 'Tips' });
  await tips.click();
  await runAndFail(page, TOO_FAR);
  await expect(dialog(page, 'Error')).toContainText('Line 2');
  await page.reload();
  await readyToRun(page);
  await expect(tips).not.toBeChecked();
  await tips.click();
  await page.getByRole('button', { name: 'Ask the owl' }).click();
  await expect(page.getByRole('button', { name: /^My code/ })).toBeVisible();
  expect(calls).toEqual([]);
  await expect(bubble(page)).toHaveCount(0);

  await page.route(TIP, route => route.abort());
  await runAndFail(page, TOO_FAR);
  await expect(words(page)).toHaveText('Failed to fetch the tip. Please try again later.');
  await page.unroute(TIP);
  await bubble(page).getByRole('button', { name: 'Try again' }).click();
  await expect(words(page)).toHaveText('Which tile should you stand on to reach the carrot?');
  const before = calls.length;
  await page.getByRole('navigation', { name: 'Other levels' }).getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/intro-level2$/);
  await readyToRun(page);
  await expect(bubble(page)).toHaveCount(0);
  await page.goBack();
  await readyToRun(page);
  await expect(bubble(page)).toHaveCount(0);
  expect(calls).toHaveLength(before);
});

test('a challenge asks with its description, and in Arabic in Arabic', async ({ page }) => {
  await page.goto('/ar/challenge/challenge-first-bridge');
  await readyToRun(page);
  const asked = page.waitForRequest(/generate-tip-challenge-async/);
  await page.getByRole('button', { name: 'اسأل البومة' }).click();
  await page.getByRole('button', { name: /^الكود الذي كتبته/ }).click();
  const body = (await asked).postDataJSON() as Record<string, string>;
  expect(body).toMatchObject({ slug: 'challenge-first-bridge', language: 'ar' });
  expect(body['description']).not.toBe('');
  const tip = page.getByRole('complementary', { name: 'نصيحة المساعد' });
  await tip.getByRole('button', { name: 'أخبرني أكثر' }).click();
  await tip.getByRole('button', { name: 'أخبرني أكثر' }).click();
  await expect(tip.getByText(/^دورك الآن/)).toBeVisible();
  await expect(tip.locator('pre')).toHaveAttribute('dir', 'ltr');
  await settled(page);
  await expectClean(page);
});
