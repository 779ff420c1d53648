import type { BrowserContext } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPlatform } from '../e2e/support/platform.ts';
import { openProfile } from './browser.ts';
import { atMost, inMilliseconds, median, type Figure } from './figure.ts';

const GOAL_MS = 100;
const ROUNDS = 5;
const PROGRAM = 'player.move_forward(2)\n';
const RUN = '.run-button:not([aria-disabled="true"]):not(.run-button--stop)';
/** Long enough for the start to be completely finished; the standby worker starts two seconds after the first. */
const REST_MS = 6_000;

/** Presses Run in a page that has just been opened, and returns the time until the frame after the first step's. */
async function pressRun(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage();
  await page.goto(`${url}/en/`);
  await page.locator('[data-ready="true"]').waitFor();
  await page.locator(RUN).waitFor();
  await page.locator('.ace_editor').evaluate((element, program) => {
    (
      element as HTMLElement & { env: { editor: { setValue(text: string, at: number): void } } }
    ).env.editor.setValue(program, 1);
  }, PROGRAM);
  await page.waitForTimeout(REST_MS);
  const time = await page.locator(RUN).evaluate(
    button =>
      new Promise<number>(resolve => {
        const start = performance.now();
        const watcher = new MutationObserver(() => {
          if (!document.querySelector('.code-line--running')) return;
          watcher.disconnect();
          requestAnimationFrame(() => resolve(performance.now() - start));
        });
        watcher.observe(document, { subtree: true, childList: true, attributes: true });
        (button as HTMLElement).click();
      }),
  );
  await page.close();
  return time;
}

/** (d) From pressing Run to the first movement, with Python ready. */
export async function measureRun(): Promise<Figure[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'burrow-bench-'));
  const platform = await startPlatform();
  const context = await openProfile(folder);
  try {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) times.push(await pressRun(context, platform.url));
    return [
      atMost(GOAL_MS, {
        name: 'from pressing Run to the first movement',
        value: median(times),
        unit: 'ms',
        detail: inMilliseconds(times),
      }),
    ];
  } finally {
    await context.close();
    await platform.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
