import type { BrowserContext } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPlatform } from '../e2e/support/platform.ts';
import { isSnapshotStored } from '../e2e/support/snapshot.ts';
import { emptyContext, openBrowser, openProfile } from './browser.ts';
import { atMost, inMilliseconds, median, type Figure } from './figure.ts';
import { momentOf, noteMoments } from './moment.ts';
import { layOutStockSite } from './stock-site.ts';
import { throttle } from './throttle.ts';

const ROUNDS = 5;
const LINE = { bitsPerSecond: 10_000_000, roundTrip: 40 };
const COLD_GOAL = 0.6;
const WARM_GOAL = 0.4;
/** By then a browser has written what it stores of a visit. */
const SETTLE_MS = 3_000;
const READY = { ready: '.run-button:not([aria-disabled="true"]), body[data-python]' };

interface Sites {
  readonly ours: string;
  readonly stock: string;
}

interface Times {
  readonly ours: number[];
  readonly stock: number[];
}

async function visit(context: BrowserContext, site: string, settle = 0): Promise<number> {
  const page = await context.newPage();
  await page.goto(`${site}/en/`, { waitUntil: 'commit' });
  const moment = await momentOf(page, 'ready');
  await page.waitForTimeout(settle);
  await page.close();
  return moment;
}

async function inTurn(measure: (site: keyof Sites) => Promise<number>): Promise<Times> {
  const times: Times = { ours: [], stock: [] };
  for (let round = 0; round < ROUNDS; round++) {
    for (const site of ['stock', 'ours'] as const) times[site].push(await measure(site));
  }
  return times;
}

async function measureCold(sites: Sites): Promise<Times> {
  const browser = await openBrowser();
  const times = await inTurn(async site => {
    const line = await throttle(sites[site], LINE);
    const context = await emptyContext(browser);
    await noteMoments(context, READY);
    const moment = await visit(context, line.url);
    await context.close();
    line.close();
    return moment;
  });
  await browser.close();
  return times;
}

async function snapshotIsStored(context: BrowserContext, site: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${site}/en/`);
  await page.waitForFunction(isSnapshotStored);
  await page.waitForTimeout(SETTLE_MS);
  await page.close();
}

async function measureWarm(sites: Sites, folder: string): Promise<Times> {
  const context = await openProfile(folder);
  await noteMoments(context, READY);
  await snapshotIsStored(context, sites.ours);
  await visit(context, sites.stock, SETTLE_MS);
  const times = await inTurn(site => visit(context, sites[site], SETTLE_MS / 3));
  await context.close();
  return times;
}

function ratio(name: string, goal: number, { ours, stock }: Times): Figure {
  const value = median(ours) / median(stock);
  const detail = `ours ${inMilliseconds(ours)}; stock ${inMilliseconds(stock)}`;
  return atMost(goal, { name, value, unit: 'ratio', detail });
}

/** (a) Navigation to Run enabled, compared with a bare page that only loads stock Pyodide in a worker. */
export async function measureStart(): Promise<Figure[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'burrow-bench-'));
  const platform = await startPlatform();
  const bare = await startPlatform({ WEB_MOUNTS: await layOutStockSite(folder) });
  const sites = { ours: platform.url, stock: bare.url };
  try {
    return [
      ratio('start against stock Pyodide, cold', COLD_GOAL, await measureCold(sites)),
      ratio(
        'start against stock Pyodide, warm',
        WARM_GOAL,
        await measureWarm(sites, path.join(folder, 'profile')),
      ),
    ];
  } finally {
    await platform.stop();
    await bare.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
