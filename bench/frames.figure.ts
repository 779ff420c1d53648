import type { Browser, Page } from '@playwright/test';
import { createRequire } from 'node:module';
import path from 'node:path';
import { chooseTurbo, readyToRun, runButton, stopButton, writeCode } from '../e2e/support/play.ts';
import { startPlatform } from '../e2e/support/platform.ts';
import { emptyContext, openBrowser } from './browser.ts';
import { atMost, inMilliseconds, median, type Figure } from './figure.ts';
import { serveWideLevel, WAY } from './wide-level.ts';

const GOAL = 2;
const ROUNDS = 3;
const SAMPLE_MS = 6_000;
const PART = 0.95;
const PROGRAM = `for lap in range(20):
    player.move_forward(${WAY})
    player.turn_left()
    player.turn_left()
`;
const PHASER = path.join(
  path.dirname(createRequire(import.meta.url).resolve('phaser/package.json')),
  'dist/phaser.min.js',
);

interface CanvasSize {
  readonly width: number;
  readonly height: number;
  readonly shown: number;
}

/** The 95th percentile of the times between two frames of the page. */
async function frameTime(page: Page): Promise<number> {
  const times = await page.evaluate(
    sample =>
      new Promise<number[]>(resolve => {
        const seen: number[] = [];
        const begin = performance.now();
        const tick = (now: number): void => {
          seen.push(now);
          if (now - begin < sample) requestAnimationFrame(tick);
          else resolve(seen.slice(1).map((time, index) => time - (seen[index] ?? time)));
        };
        requestAnimationFrame(tick);
      }),
    SAMPLE_MS,
  );
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * PART)] ?? Number.NaN;
}

async function ofPlay(browser: Browser, url: string): Promise<{ time: number; canvas: CanvasSize }> {
  const context = await emptyContext(browser);
  await serveWideLevel(context);
  const page = await context.newPage();
  await page.goto(`${url}/en/play/python/intro-level1`);
  await readyToRun(page);
  await page.locator('.game-canvas[data-ready="true"] canvas').waitFor();
  await chooseTurbo(page);
  await writeCode(page, PROGRAM);
  await runButton(page).click();
  await page.locator('.code-line--running').waitFor();
  const time = await frameTime(page);
  if (!(await stopButton(page).isVisible())) throw new Error('the run ended before it was measured');
  const canvas = await page.locator('.game-canvas canvas').evaluate(element => {
    const { width, height, clientWidth } = element as HTMLCanvasElement;
    return { width, height, shown: clientWidth / width };
  });
  await context.close();
  return { time, canvas };
}

interface PhaserGlobal {
  readonly Phaser: { readonly CANVAS: number; readonly Game: new (config: object) => unknown };
}

/** A scene with nothing in it, of the same size, drawn in the same way. */
async function ofNothing(browser: Browser, canvas: CanvasSize): Promise<number> {
  const context = await emptyContext(browser);
  const page = await context.newPage();
  await page.addScriptTag({ path: PHASER });
  await page.evaluate(({ width, height, shown }) => {
    const { Phaser } = globalThis as unknown as PhaserGlobal;
    const scale = { zoom: shown };
    const game = { type: Phaser.CANVAS, width, height, scale, pixelArt: true, banner: false, scene: {} };
    return void new Phaser.Game(game);
  }, canvas);
  await page.locator('canvas').waitFor();
  const time = await frameTime(page);
  await context.close();
  return time;
}

/** Frame time of a map of 40x30 tiles in play, compared with an empty Phaser scene in the same browser. */
export async function measureFrames(): Promise<Figure[]> {
  const platform = await startPlatform();
  const browser = await openBrowser();
  try {
    const played: number[] = [];
    const empty: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const { time, canvas } = await ofPlay(browser, platform.url);
      played.push(time);
      empty.push(await ofNothing(browser, canvas));
    }
    return [
      atMost(GOAL, {
        name: 'frame time of a 40x30 map in play, 95th percentile',
        value: median(played) / median(empty),
        unit: 'times',
        detail: `in play ${inMilliseconds(played)}, an empty scene ${inMilliseconds(empty)}`,
      }),
    ];
  } finally {
    await browser.close();
    await platform.stop();
  }
}
