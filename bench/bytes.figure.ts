import type { BrowserContext, Request } from '@playwright/test';
import { startPlatform } from '../e2e/support/platform.ts';
import { emptyContext, openBrowser } from './browser.ts';
import { atMost, type Figure } from './figure.ts';
import { momentOf, noteMoments } from './moment.ts';

const GAME_GOAL_KB = 900;
const PAGE_GOAL_KB = 330;
const USABLE = { text: '.level-markdown', map: '[data-ready="true"]', editor: '.ace_editor' };

interface Traffic {
  readonly bytes: number;
  readonly requests: number;
}

/** Everything that has come so far, heads of the answers included, without Python's files. */
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

/** (b) Bytes over the wire before the game is usable, and of a page that is not the game. */
export async function measureBytes(): Promise<Figure[]> {
  const platform = await startPlatform();
  const browser = await openBrowser();
  try {
    const game = await emptyContext(browser);
    await noteMoments(game, USABLE);
    const ofGame = listen(game);
    const play = await game.newPage();
    await play.goto(`${platform.url}/en/`);
    for (const name of Object.keys(USABLE)) await momentOf(play, name);
    const gameTraffic = await sum([...ofGame]);
    await game.close();

    const other = await emptyContext(browser);
    const ofOther = listen(other);
    const terms = await other.newPage();
    await terms.goto(`${platform.url}/en/tos`, { waitUntil: 'networkidle' });
    const otherTraffic = await sum([...ofOther]);
    return [
      inKilobytes('bytes before text, map and editor are usable', GAME_GOAL_KB, gameTraffic),
      inKilobytes('bytes of a page that is not the game', PAGE_GOAL_KB, otherTraffic),
    ];
  } finally {
    await browser.close();
    await platform.stop();
  }
}
