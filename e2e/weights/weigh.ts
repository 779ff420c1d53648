import type { Browser, BrowserContext, Page, Request } from '@playwright/test';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { seededPath, seededPerson } from '../support/seed.ts';
import type { WeighedPage } from './pages.table.ts';
import type { Weight } from './weights.rules.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** Answers of calls come after the page stands, as on any line: what they move is seen. */
const ANSWER_AFTER_MS = 100;
/** After this long without a request a page is complete. */
const QUIET_MS = 600;
/** In place of a whole page. */
const LOADING = '.layout__page > .skeleton, .area__page > .skeleton';
/** What is smaller is one part together. */
const NAMED_FROM_KB = 1;

declare global {
  interface Window {
    weighedShift?: number;
  }
}

/** In every page: answers come late, Python's workers never start, and what moves is summed. */
function prepare(delayMs: number): void {
  const ask = window.fetch;
  window.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (url.includes('/api/')) await new Promise(resolve => setTimeout(resolve, delayMs));
    return ask(input, init);
  };
  const idle = { postMessage: () => undefined, terminate: () => undefined };
  window.Worker = function IdleWorker() {
    return Object.assign(new EventTarget(), idle);
  } as unknown as typeof Worker;
  window.weighedShift = 0;
  const watcher = new PerformanceObserver(list => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[])
      if (!entry.hadRecentInput) window.weighedShift! += entry.value;
  });
  watcher.observe({ type: 'layout-shift', buffered: true });
}

const shiftOf = async (page: Page): Promise<number> =>
  Math.round((await page.evaluate(() => window.weighedShift ?? 0)) * 1_000) / 1_000;

/** What the builds call their files; `npm run build` wrote it. */
function chunkNames(): ReadonlyMap<string, string> {
  const files = globSync('{shell,mf-*}/dist/chunks.json', { cwd: ROOT });
  const named = files.map(file => {
    const names = JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')) as Record<string, string>;
    const [project = ''] = file.split(path.sep);
    return Object.entries(names).map(([chunk, name]) => [`${project} ${chunk}`, name] as const);
  });
  return new Map(named.flat());
}

/** The name of what was requested, the same for every build and every database. */
function partOf(request: Request, names: ReadonlyMap<string, string>): string {
  if (request.resourceType() === 'document') return 'shell: the document';
  const { pathname } = new URL(request.url());
  const [, remote, inRemote] = /^\/remotes\/([\w-]+)\/[\w.-]+\/(.+)$/.exec(pathname) ?? [];
  const project = remote ?? 'shell';
  const file = inRemote ?? pathname.slice(1);
  const name = names.get(`${project} ${file}`);
  const ending = /\.\w+$/.exec(file)?.[0] ?? '';
  return `${project}: ${name === undefined ? file.replace(/\.[0-9a-f]{8}(?=\.)/, '') : `${name} (${ending.slice(1)})`}`;
}

/** Answers of calls, and the worker's script of Python, which the document asks for before any worker starts. */
const isLeftOut = (request: Request): boolean => /^\/(api|python)\//.test(new URL(request.url()).pathname);

async function partsOf(requests: readonly Request[]): Promise<Map<string, number>> {
  const names = chunkNames();
  const parts = new Map<string, number>();
  for (const request of requests) {
    const { responseHeadersSize, responseBodySize } = await request.sizes();
    const part = partOf(request, names);
    parts.set(part, (parts.get(part) ?? 0) + responseHeadersSize + responseBodySize);
  }
  return parts;
}

/**
 * Calls are left out, whose answers depend on what is in the database, and pictures that come as they are scrolled to: how
 * many of them are near enough depends on when the page took its height.
 */
async function weightOf(page: Page, requests: readonly Request[]): Promise<Omit<Weight, 'shift'>> {
  const lazy = await page
    .locator('img[loading=lazy]')
    .evaluateAll(all => all.map(one => (one as HTMLImageElement).src));
  const parts = await partsOf(
    requests.filter(request => !isLeftOut(request) && !lazy.includes(request.url())),
  );
  const inKilobytes = (bytes: number): number => Math.round(bytes / 100) / 10;
  const all = [...parts.values()].reduce((sum, bytes) => sum + bytes, 0);
  const named = [...parts]
    .filter(([, bytes]) => bytes >= NAMED_FROM_KB * 1_000)
    .toSorted((a, b) => b[1] - a[1]);
  return {
    kilobytes: inKilobytes(all),
    parts: Object.fromEntries(named.map(([name, bytes]) => [name, inKilobytes(bytes)])),
  };
}

/** Opens a page and waits until it stands, and nothing has come for a while: a busy processor is no reason to stop. */
async function open(page: Page, address: string, { shows = [] }: WeighedPage): Promise<void> {
  let last = Date.now();
  const note = (): void => void (last = Date.now());
  page.on('request', note).on('requestfinished', note);
  await page.goto(address);
  await page.locator('main h1').first().waitFor();
  for (const part of shows) await page.locator(part).first().waitFor({ state: 'attached' });
  await page.locator(LOADING).first().waitFor({ state: 'detached' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  while (Date.now() - last < QUIET_MS) await page.waitForTimeout(QUIET_MS - (Date.now() - last));
  page.off('request', note).off('requestfinished', note);
}

/** Logs a person of the seed in; nobody, if none is named. */
export async function enter(context: BrowserContext, url: string, who?: string): Promise<void> {
  if (who === undefined) return;
  const { session } = await seededPerson(who);
  const cookies = { session, has_session: '1' };
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })));
}

/** What a page weighs in an empty browser, until nothing comes any more, and how far it moves on both devices. */
export async function weigh(browser: Browser, site: string, weighed: WeighedPage): Promise<Weight> {
  const context = await browser.newContext({ viewport: DESKTOP });
  try {
    await context.addInitScript(prepare, ANSWER_AFTER_MS);
    await enter(context, site, weighed.who);
    const requests: Request[] = [];
    const note = (request: Request): void => void requests.push(request);
    context.on('requestfinished', note);
    const page = await context.newPage();
    const address = `${site}/en/${await seededPath(weighed.path)}`;
    await open(page, address, weighed);
    const desktop = await shiftOf(page);
    context.off('requestfinished', note);
    const weight = await weightOf(page, requests);
    await page.setViewportSize(PHONE);
    await open(page, address, weighed);
    return { ...weight, shift: { desktop, phone: await shiftOf(page) } };
  } finally {
    await context.close();
  }
}
