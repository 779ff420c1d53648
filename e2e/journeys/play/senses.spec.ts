import { atRest } from '../../support/dialogs.ts';
import {
  chooseTurbo,
  dialog,
  openLevel,
  readyToRun,
  REFERENCE,
  runButton,
  stopButton,
  writeCode,
  pasteCode,
} from '../../support/play.ts';
import { stepLog, tileHere } from '../../support/runs.ts';
import { expect, test, type Page } from '../../support/test.ts';

const picture = (page: Page) => page.locator('.game-canvas');

test('the sound stays off over a reload, and then no audio is created', async ({ page }) => {
  await page.addInitScript(() => {
    const made = { count: 0 };
    class Counted extends AudioContext {
      constructor() {
        super();
        made.count += 1;
      }
    }
    Object.assign(window, { AudioContext: Counted, audioMade: made });
  });
  const made = () =>
    page.evaluate(() => (window as unknown as { audioMade: { count: number } }).audioMade.count);
  await openLevel(page);
  await page.getByRole('button', { name: 'Turn the sound off' }).click();
  await expect.poll(made).toBe(1);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Turn the sound on' })).toBeVisible();
  await openLevel(page);
  await chooseTurbo(page);
  await pasteCode(page, REFERENCE['intro-level1']!);
  await runButton(page).click();
  await expect(dialog(page, 'Level complete')).toBeVisible({ timeout: 30_000 });
  await atRest(dialog(page, 'Level complete'));
  await page.keyboard.press('Escape');
  expect(await made()).toBe(0);
  await page.getByRole('button', { name: 'Turn the sound on' }).click();
  await expect.poll(made).toBe(1);
});

/** Counts consecutive pictures that differ while a run is in progress. */
async function picturesOfRun(page: Page): Promise<number> {
  await writeCode(page, 'player.move_forward(4)');
  const seen = page.evaluate(async () => {
    const canvas = document.querySelector('.game-canvas canvas') as HTMLCanvasElement;
    const pictures: string[] = [];
    const isOver = () => document.querySelector('.run-button--stop') === null && pictures.length > 0;
    const hasBegun = () => document.querySelector('.run-button--stop') !== null;
    for (;;) {
      await new Promise(resolve => requestAnimationFrame(resolve));
      if (!hasBegun() && pictures.length === 0) continue;
      const now = canvas.toDataURL();
      if (now !== pictures.at(-1)) pictures.push(now);
      if (isOver()) return pictures.length;
    }
  });
  await runButton(page).click();
  return seen;
}

test('with reduced motion the player jumps from tile to tile, and nothing slides', async ({ page }) => {
  await openLevel(page);
  await expect(picture(page)).toHaveAttribute('data-ready', 'true');
  // Four tiles, a view that may move along with each, and the start: a slow machine draws fewer, not more.
  await expect(async () => expect(await picturesOfRun(page)).toBeGreaterThan(12)).toPass({ timeout: 60_000 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openLevel(page);
  await expect(picture(page)).toHaveAttribute('data-ready', 'true');
  expect(await picturesOfRun(page)).toBeLessThanOrEqual(12);
});

interface Collisions {
  readonly map: {
    readonly width: number;
    readonly height: number;
    readonly collisions: { readonly objects: readonly Record<'x' | 'y' | 'width' | 'height', number>[] };
  };
}

const TILE = 16;

/** Whether an obstacle in the level's data covers the middle of a tile, given by column and row from 1. */
function isBlocked({ map }: Collisions, column: number, row: number): boolean {
  const [x, y] = [(column - 0.5) * TILE, (row - 0.5) * TILE];
  return map.collisions.objects.some(
    it => x >= it.x && x < it.x + it.width && y >= it.y && y < it.y + it.height,
  );
}

type Tile = readonly [column: number, row: number];

interface Seen {
  /** Texts of the tile on which the player is, one after the other. */
  readonly tiles: string[];
  /** The maximum number of pixels in the mark's red in a picture. */
  red: number;
}

/** Watches the map and its picture from now on. */
async function watchWay(page: Page): Promise<() => Promise<Seen>> {
  await page.evaluate(() => {
    const seen: Seen = { tiles: [], red: 0 };
    Object.assign(window, { seen });
    const noteTile = (): void => {
      const tile = document.querySelector('[role="gridcell"][tabindex="0"]')?.textContent ?? '';
      if (tile !== seen.tiles.at(-1)) seen.tiles.push(tile);
    };
    noteTile();
    new MutationObserver(noteTile).observe(document.querySelector('[role="grid"]')!, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    const canvas = document.querySelector('.game-canvas canvas') as HTMLCanvasElement;
    const watch = (): void => {
      const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
      let red = 0;
      for (let at = 0; at < data.length; at += 4)
        if (data[at] === 0xd5 && data[at + 1] === 0x30 && data[at + 2] === 0x3e) red += 1;
      seen.red = Math.max(seen.red, red);
      setTimeout(watch, 100);
    };
    watch();
  });
  return () => page.evaluate(() => (window as unknown as { seen: Seen }).seen);
}

/** Walks to a tile the given number of columns and rows away, and returns the tiles of the way. */
async function walkBy(page: Page, seen: () => Promise<Seen>, columns: number, rows: number): Promise<Tile[]> {
  await tileHere(page).focus();
  await expect(tileHere(page)).toBeFocused();
  for (let at = 0; at < Math.abs(columns); at += 1)
    await page.keyboard.press(columns > 0 ? 'ArrowRight' : 'ArrowLeft');
  for (let at = 0; at < Math.abs(rows); at += 1)
    await page.keyboard.press(rows > 0 ? 'ArrowDown' : 'ArrowUp');
  const target = (await tileHere(page).textContent())!.split(':')[0]!;
  await page.keyboard.press('Enter');
  await page.evaluate(() => {
    (window as unknown as { seen: Seen }).seen.tiles.length = 0;
    (document.activeElement as HTMLElement).blur();
  });
  await expect(tileHere(page)).toHaveText(new RegExp(`^${target}: you`), { timeout: 30_000 });
  return (await seen()).tiles.map(text => text.match(/\d+/g)!.map(Number) as [number, number]);
}

test('the pointer waits while code runs; its way has a red mark and cuts no corners', async ({ page }) => {
  test.slow();
  await page.goto('/en/play/python/creative');
  await readyToRun(page);
  await expect(picture(page)).toHaveAttribute('data-ready', 'true');
  await expect(tileHere(page)).toContainText('you, facing');
  const level = (await (await page.request.get('/api/level/data/python/creative')).json()) as Collisions;
  const seen = await watchWay(page);
  const [start] = (await seen()).tiles.map(text => text.split(':')[0]!);

  // Longer than three presses take on any machine; Stop ends it.
  await pasteCode(page, 'for turn in range(80):\n    player.turn_left()');
  await runButton(page).click();
  await expect(stepLog(page)).toContainText('Line 2: Turns');
  // The picture is lower once the timeline has appeared.
  for (const part of [0.3, 0.5, 0.7]) {
    const { x, y, width, height } = (await picture(page).boundingBox())!;
    await page.mouse.click(x + width * part, y + height * 0.6);
  }
  const during = await seen();
  await stopButton(page).click();
  await expect(stopButton(page)).toBeHidden();
  expect(during.tiles.filter(tile => !tile.startsWith(start!))).toEqual([]);
  expect(during.red).toBe(0);

  const way = await walkBy(page, seen, 5, -2);
  const moves = way.slice(1).map((to, index) => [way[index]!, to] as const);
  for (const [[fromX, fromY], [toX, toY]] of moves) {
    expect(Math.max(Math.abs(fromX - toX), Math.abs(fromY - toY))).toBe(1);
    expect(isBlocked(level, fromX, toY) || isBlocked(level, toX, fromY)).toBe(false);
  }
  const diagonals = moves.filter(([[fromX, fromY], [toX, toY]]) => fromX !== toX && fromY !== toY);
  expect(diagonals.length).toBeGreaterThan(0);
  expect((await seen()).red).toBeGreaterThan(0);
});
