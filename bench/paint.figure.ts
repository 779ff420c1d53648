import type { Browser, Page } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPlatform } from '../e2e/support/platform.ts';
import { seedDatabase, seededPath } from '../e2e/support/seed.ts';
import { WEIGHED_PAGES, type WeighedPage } from '../e2e/weights/pages.table.ts';
import { enter } from '../e2e/weights/weigh.ts';
import { openBrowser } from './browser.ts';
import { atMost, inMilliseconds, median, type Figure } from './figure.ts';
import { throttle } from './throttle.ts';

const PAINT_GOAL_MS = 2_500;
const SHIFT_GOAL = 0.1;
const ROUNDS = 3;
/** A phone as Lighthouse simulates it: its line, and a processor four times slower. */
const LINE = { bitsPerSecond: 1_600_000, roundTrip: 150 };
const PROCESSOR = 4;
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };
/** When nothing greater was painted for so long, nothing greater comes. */
const QUIET_MS = 2_500;
const LATEST_MS = 60_000;

interface Seen {
  /** Milliseconds from the navigation to the largest picture or text. */
  readonly painted: number;
  /** How far the page moved until then. */
  readonly moved: number;
}

declare global {
  interface Window {
    benchPaint?: { painted: number; moved: number };
  }
}

function noteWhatIsSeen(): void {
  const seen = { painted: 0, moved: 0 };
  window.benchPaint = seen;
  new PerformanceObserver(list => {
    seen.painted = list.getEntries().at(-1)?.startTime ?? seen.painted;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver(list => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      seen.moved += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

const seenOn = (page: Page): Promise<Seen> =>
  page.evaluate(() => window.benchPaint ?? { painted: 0, moved: 0 });

async function untilQuiet(page: Page): Promise<Seen> {
  let last = await seenOn(page);
  for (;;) {
    await page.waitForTimeout(QUIET_MS);
    const now = await seenOn(page);
    if (now.painted === last.painted && now.moved === last.moved) return now;
    last = now;
  }
}

/** Opens a page in an empty browser on the slow line and the slow processor. */
async function visit(browser: Browser, site: string, weighed: WeighedPage): Promise<Seen> {
  const line = await throttle(site, LINE);
  const context = await browser.newContext(PHONE);
  try {
    await enter(context, line.url, weighed.who);
    await context.addInitScript(noteWhatIsSeen);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR });
    await page.goto(`${line.url}/en/${await seededPath(weighed.path)}`, { waitUntil: 'commit' });
    for (const part of ['main h1', ...(weighed.shows ?? [])])
      await page.locator(part).first().waitFor({ state: 'attached', timeout: LATEST_MS });
    return await untilQuiet(page);
  } finally {
    await context.close();
    line.close();
  }
}

async function figuresOf(browser: Browser, site: string, weighed: WeighedPage): Promise<Figure[]> {
  const seen: Seen[] = [];
  for (let round = 0; round < ROUNDS; round++) seen.push(await visit(browser, site, weighed));
  const painted = seen.map(one => one.painted);
  const moved = seen.map(one => one.moved);
  return [
    atMost(PAINT_GOAL_MS, {
      name: `largest paint on a simulated phone: ${weighed.name}`,
      value: Math.round(median(painted)),
      unit: 'ms',
      detail: inMilliseconds(painted),
    }),
    atMost(SHIFT_GOAL, {
      name: `movement on a simulated phone: ${weighed.name}`,
      value: Math.max(...moved),
      unit: '',
      detail: moved.map(value => value.toFixed(3)).join(', '),
    }),
  ];
}

/** The largest paint of the ten pages that are weighed, on a simulated phone, and how far they move, the most of three. */
export async function measurePaint(): Promise<Figure[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'burrow-bench-'));
  await seedDatabase(folder);
  const platform = await startPlatform({}, folder);
  const browser = await openBrowser();
  try {
    const figures: Figure[] = [];
    for (const weighed of WEIGHED_PAGES) figures.push(...(await figuresOf(browser, platform.url, weighed)));
    return figures;
  } finally {
    await browser.close();
    await platform.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
