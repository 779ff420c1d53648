import type { Browser, BrowserContext, Request } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPlatform } from '../e2e/support/platform.ts';
import { seedDatabase, seededPath, seededPerson } from '../e2e/support/seed.ts';
import { emptyContext, openBrowser } from './browser.ts';
import { atMost, type Figure } from './figure.ts';
import { momentOf, noteMoments } from './moment.ts';

const GAME_GOAL_KB = 900;
const PAGE_GOAL_KB = 330;
/** 60 KB above what a class's page had with tables and menus of our own (docs/adr/0069). */
const CLASS_GOAL_KB = 563;
const USABLE = { text: '.level-markdown', map: '[data-ready="true"]', editor: '.ace_editor' };

interface Traffic {
  readonly bytes: number;
  readonly requests: number;
}

/** Everything received so far, including response headers, except Python's files. */
async function sum(requests: readonly Request[]): Promise<Traffic> {
  const counted = requests.filter(request => !new URL(request.url()).pathname.startsWith('/python/'));
  const sizes = await Promise.all(counted.map(request => request.sizes()));
  const bytes = sizes.reduce((all, one) => all + one.responseHeadersSize + one.responseBodySize, 0);
  return { bytes, requests: counted.length };
}

function listen(context: BrowserContext): Request[] {
  const finished: Request[] = [];
  context.on('requestfinished', request => finished.push(request));
  return finished;
}

function inKilobytes(name: string, goal: number, { bytes, requests }: Traffic): Figure {
  return atMost(goal, {
    name,
    value: bytes / 1_000,
    unit: 'KB',
    detail: `${requests} requests, Python's files not counted`,
  });
}

async function ofGame(browser: Browser, site: string): Promise<Traffic> {
  const context = await emptyContext(browser);
  await noteMoments(context, USABLE);
  const requests = listen(context);
  const page = await context.newPage();
  await page.goto(`${site}/en/`);
  for (const name of Object.keys(USABLE)) await momentOf(page, name);
  const traffic = await sum([...requests]);
  await context.close();
  return traffic;
}

/** What a page loads until the network is idle, for a visitor or for the owner of this session. */
async function ofPage(browser: Browser, url: string, session?: string): Promise<Traffic> {
  const context = await emptyContext(browser);
  const cookies = session ? { session, has_session: '1' } : {};
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })));
  const requests = listen(context);
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  const traffic = await sum([...requests]);
  await context.close();
  return traffic;
}

/** (b) Bytes over the wire before the game is usable, and for pages that are not the game. */
export async function measureBytes(): Promise<Figure[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'burrow-bench-'));
  await seedDatabase(folder);
  const platform = await startPlatform({}, folder);
  const browser = await openBrowser();
  try {
    const { session } = await seededPerson('parent');
    const { session: teacher } = await seededPerson('teacher');
    const page = (where: string, of?: string): Promise<Traffic> =>
      ofPage(browser, `${platform.url}/en/${where}`, of);
    return [
      inKilobytes(
        'bytes before text, map and editor are usable',
        GAME_GOAL_KB,
        await ofGame(browser, platform.url),
      ),
      inKilobytes('bytes of a page that is not the game', PAGE_GOAL_KB, await page('tos')),
      inKilobytes('bytes of the log-in page', PAGE_GOAL_KB, await page('login')),
      inKilobytes("bytes of a parent's profile page", PAGE_GOAL_KB, await page('profile/details', session)),
      inKilobytes(
        "bytes of a class's page",
        CLASS_GOAL_KB,
        await page(await seededPath('organization/classes/{class}'), teacher),
      ),
    ];
  } finally {
    await browser.close();
    await platform.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
