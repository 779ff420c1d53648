import { createHash } from 'node:crypto';
import { atRest } from '../../support/dialogs.ts';
import {
  codeOf,
  dialog,
  moveToLevel,
  openLevel,
  REFERENCE,
  runButton,
  stopButton,
  WITHOUT_TILE_QUESTION,
  pasteCode,
  writeCode,
} from '../../support/play.ts';
import { expectIdle, tileHere, stepLog } from '../../support/runs.ts';
import { expectClean, settled } from '../../support/soundness.ts';
import { newSubscriber } from '../../support/subscriber.ts';
import { expect, test, type Page } from '../../support/test.ts';
import { Fingers, pointIn } from '../../support/touch.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;
const SMALLEST = 44;

const picture = (page: Page) => page.locator('.game-canvas');
const steps = (page: Page) => page.getByRole('slider', { name: 'Steps' });
const turnTo = (page: Page, side: 'Code' | 'Game') => page.getByText(side, { exact: true }).first().tap();

/** Controls that are smaller than a fingertip, by name. */
function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(smallest => {
    const targets = '.play :is(button, a[href], input[type="range"], [role="slider"], .ant-segmented-item)';
    return [...document.querySelectorAll<HTMLElement>(targets)].flatMap(target => {
      const { width, height } = target.getBoundingClientRect();
      const isSeen = target.checkVisibility({ visibilityProperty: true }) && width > 1;
      const isSmall = width < smallest - 0.5 || height < smallest - 0.5;
      const name = target.ariaLabel ?? target.textContent;
      return isSeen && isSmall ? [`${name}: ${Math.round(width)} x ${Math.round(height)}`] : [];
    });
  }, SMALLEST);
}

async function expectFits(page: Page): Promise<void> {
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(beyond).toBeLessThanOrEqual(0);
  expect(await tooSmall(page)).toEqual([]);
}

async function openGame(page: Page, slug = 'intro-level1', language = 'en'): Promise<void> {
  await newSubscriber(page.context());
  await openLevel(page, slug, language);
}

async function guessByTap(page: Page): Promise<void> {
  const question = page.getByRole('region', { name: 'Your guess: press the tile on the map.' });
  await page.getByRole('button', { name: 'Show the map' }).tap();
  await expect(picture(page)).toHaveAttribute('data-ready', 'true');
  const { x, y } = await pointIn(picture(page), 0.5, 0.5);
  await page.touchscreen.tap(x, y);
  await expect(question).toContainText(/Column \d+, row \d+/);
  await expect(tileHere(page)).toHaveText('Column 7, row 6: you, facing right');
  await expectFits(page);
  await runButton(page).tap();
  await expect(question).toContainText('Column 8, row 6');
  await expectIdle(page);
}

async function goStepByStep(page: Page): Promise<void> {
  await turnTo(page, 'Game');
  await page.getByText('Step by step', { exact: true }).tap();
  await turnTo(page, 'Code');
  await pasteCode(page, 'player.turn_left()\nplayer.turn_right()');
  await runButton(page).tap();
  const next = page.getByRole('button', { name: 'Next step' });
  await expect(next).toHaveCount(1);
  await next.tap();
  await expect(stepLog(page)).toContainText('Line 1: Turns and faces up.');
  await expect(stepLog(page)).not.toContainText('Line 2: Turns');
  await next.tap();
  await expect(stepLog(page)).toContainText('Line 2: Turns and faces right.');
  await expect(page.getByRole('button', { name: 'One step back' })).toBeEnabled();
  await expectIdle(page);
  await turnTo(page, 'Game');
  await page.getByText('Normal', { exact: true }).tap();
}

/** The line of an error is far down, where the page is not after its top. */
async function goBackToError(page: Page): Promise<void> {
  await turnTo(page, 'Code');
  await pasteCode(page, `${'# walk on\n'.repeat(15)}player.move_forwrd(1)`);
  await runButton(page).tap();
  await expect(page.locator('.game-frame')).toBeVisible();
  const error = dialog(page, 'Error');
  await expect(error).toContainText('Line 16');
  await turnTo(page, 'Code');
  const line = page.locator('.code-line--error');
  await expect(line).toBeInViewport();
  const below = (await runButton(page).boundingBox())!.y;
  const { y, height } = (await line.boundingBox())!;
  expect(y + height).toBeLessThan(below);
  await expect(page.locator('.ace_gutter-cell.ace_error')).toHaveCSS('background-image', /url/);
}

async function writeRunAndStepThrough(page: Page): Promise<void> {
  await turnTo(page, 'Code');
  const keys = page.getByRole('toolbar', { name: 'Keys for code' });
  const press = (name: string) => keys.getByRole('button', { name, exact: true }).tap();
  await pasteCode(page, 'if True:\n');
  await press('Indent');
  await press('collect()');
  await press('" "');
  expect(await codeOf(page)).toBe('if True:\n    player.collect("")');
  await writeCode(page, 'x');
  for (const key of ['=', '[ ]', '( )']) await press(key);
  expect(await codeOf(page)).toBe('x = [()]');
  await press('Indent');
  await press('Move back');
  await expectFits(page);

  await pasteCode(page, `${REFERENCE['intro-level1']}\nplayer.move_forward(1)`);
  await page.getByRole('heading', { name: 'Output' }).scrollIntoViewIfNeeded();
  await expect(runButton(page)).toBeInViewport();
  await runButton(page).tap();
  await expect(page.locator('.game-frame')).toBeVisible();
  await expect(stopButton(page)).toBeInViewport();
  const map = (await page.locator('.game-frame').boundingBox())!;
  const goals = page.getByRole('list', { name: 'Goals of this level' });
  await expect(goals).toHaveCount(1);
  const counted = (await goals.boundingBox())!;
  expect(counted.y + counted.height).toBeLessThanOrEqual(map.y);
  const complete = dialog(page, 'Level complete');
  await expect(complete).toBeVisible({ timeout: 30_000 });
  await settled(page);
  const box = (await complete.boundingBox())!;
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(PHONE.viewport.width);
  await complete.getByRole('button', { name: 'Close' }).first().tap();

  await expect(steps(page)).toHaveAttribute('aria-valuenow', '5');
  expect((await page.locator('.game-frame').boundingBox())!.height).toBe(map.height);
  await page.getByRole('button', { name: 'One step back' }).tap();
  await expect(steps(page)).toHaveAttribute('aria-valuenow', '4');
  await page.locator('.timeline__cell').first().tap();
  await expect(steps(page)).toHaveAttribute('aria-valuenow', '1');
  await page.getByRole('button', { name: 'One step forward' }).tap();
  await expect(steps(page)).toHaveAttribute('aria-valuenow', '2');
  const fingers = await Fingers.on(page);
  const cell = (number: number) => pointIn(page.locator('.timeline__cell').nth(number), 0.5, 0.5);
  await steps(page).scrollIntoViewIfNeeded();
  await fingers.move([await cell(1), await cell(2)]);
  await expect(steps(page)).toHaveAttribute('aria-valuenow', '3');
  await expectFits(page);
  await turnTo(page, 'Code');
  await expect(page.locator('.code-line--running')).toHaveCount(1);
  await expect(page.locator('.game-frame')).toBeHidden();
}

async function carryLine(page: Page): Promise<void> {
  await moveToLevel(page, 'python/operators-level5');
  const line = page
    .locator('.line-order__left')
    .getByRole('button')
    .filter({ hasText: 'player.speak(song)' });
  const end = page.locator('.line-order__end');
  const fingers = await Fingers.on(page);
  await end.evaluate(element => element.scrollIntoView({ block: 'center' }));
  const placed = page.locator('.line-order ol').getByRole('listitem');
  await fingers.carry(await pointIn(line, 0.5, 0.5), await pointIn(end, 0.5, 0.5));
  await expect(placed).toContainText(['player.speak(song)']);
  await expectFits(page);
}

async function walkAndLookAround(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await moveToLevel(page, `python/${WITHOUT_TILE_QUESTION}`);
  await turnTo(page, 'Game');
  await expect(picture(page)).toHaveAttribute('data-ready', 'true');
  await expect(tileHere(page)).toContainText('you, facing right');
  const here = (await tileHere(page).textContent())!;
  const look = async (): Promise<string> => {
    const pixels = await picture(page)
      .locator('canvas')
      .evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
    return createHash('sha256').update(pixels).digest('hex');
  };
  const fingers = await Fingers.on(page);
  let start = await look();
  const isAtRest = async (): Promise<boolean> => start === (start = await look());
  await expect.poll(isAtRest).toBe(true);

  await fingers.move(
    [await pointIn(picture(page), 0.45, 0.5), await pointIn(picture(page), 0.1, 0.5)],
    [await pointIn(picture(page), 0.55, 0.5), await pointIn(picture(page), 0.9, 0.5)],
  );
  await expect.poll(look).not.toBe(start);
  const near = await look();
  await fingers.move([await pointIn(picture(page), 0.5, 0.7), await pointIn(picture(page), 0.2, 0.4)]);
  await expect.poll(look).not.toBe(near);
  await expect(tileHere(page)).toHaveText(here);
  await expect(async () => {
    await page.getByRole('button', { name: 'Zoom out' }).tap();
    expect(await look()).toBe(start);
  }).toPass();

  await expect(async () => {
    const { x, y } = await pointIn(picture(page), 0.3 + Math.random() * 0.4, 0.3 + Math.random() * 0.4);
    await page.touchscreen.tap(x, y);
    await expect(tileHere(page)).not.toHaveText(here, { timeout: 3_000 });
  }).toPass();
  await expect(tileHere(page)).toContainText('you, facing');
}

test.use(PHONE);

test('on a phone, by touch alone: a guess, step by step, a program by the keys and its steps, lines, walks and views', async ({
  page,
}) => {
  test.slow();
  await openGame(page);
  await test.step('a tap on the map is a guess while the guide asks for a tile, and the run shows the right one', () =>
    guessByTap(page));
  await test.step('step by step, the bar has the key for the next step', () => goStepByStep(page));
  await test.step('a program is written with the keys, run from the bar, and stepped through by touch', () =>
    writeRunAndStepThrough(page));
  await test.step('a finger that rests on a line carries it into the program', () => carryLine(page));
  await test.step('a tap on the map walks there; one finger moves the view, two zoom in', () =>
    walkAndLookAround(page));
  await test.step('the code shows the line of an error', () => goBackToError(page));
});

test('in Arabic both sides fit, and axe finds nothing', async ({ page }) => {
  await openGame(page, 'intro-level2', 'ar');
  await expectFits(page);
  await pasteCode(page, 'player.turn_left()\nplayer.turn_left()\nplayer.open()');
  await runButton(page).tap();
  const error = page.getByRole('dialog');
  await expect(error).toBeVisible({ timeout: 30_000 });
  await atRest(error);
  const farm = await page.locator('.game-frame').boundingBox();
  const card = await error.boundingBox();
  expect(farm!.y + farm!.height).toBeLessThanOrEqual(card!.y);
  await page.keyboard.press('Escape');
  await expect(error).toBeHidden();
  await expect(page.locator('.timeline')).toBeVisible();
  await expectFits(page);
  await settled(page);
  await expectClean(page);
});
