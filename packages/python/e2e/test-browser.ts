import { existsSync } from 'node:fs';
import { after, before } from 'node:test';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import assets from '@burrow/python/assets.json' with { type: 'json' };
import { bundlePage } from './bundle-page.ts';
import type { TestPage } from './page.ts';
import { serve, type TestServer } from './serve.ts';

declare const page: TestPage;

const SYSTEM_CHROMIUM = '/usr/bin/chromium';
const ARGS = [
  '--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking',
  '--disable-component-update', '--disable-sync',
]; // prettier-ignore

/** What the tests of one file share; set before the first test. */
export interface TestBrowser {
  server: TestServer;
  browser: Browser;
  context: BrowserContext;
}

/** Starts a server with the built files, and a browser. */
export async function openTestBrowser(): Promise<TestBrowser> {
  const web = new URL(`../dist/web/${assets.base.split('/').at(-2)}/`, import.meta.url);
  const server = await serve({ base: assets.base, web, page: await bundlePage() });
  const executablePath =
    process.env['CHROMIUM_PATH'] ?? (existsSync(SYSTEM_CHROMIUM) ? SYSTEM_CHROMIUM : undefined);
  const browser = await chromium.launch({ args: ARGS, ...(executablePath ? { executablePath } : {}) });
  return { server, browser, context: await browser.newContext() };
}

export async function closeTestBrowser({ context, browser, server }: Partial<TestBrowser>): Promise<void> {
  await context?.close();
  await browser?.close();
  server?.close();
}

/** Starts a server and a browser for the tests of a file, and stops both afterwards. */
export function useTestBrowser(): TestBrowser {
  const shared = {} as TestBrowser;
  before(async () => void Object.assign(shared, await openTestBrowser()));
  after(() => closeTestBrowser(shared));
  return shared;
}

/** Opens a page of the test server; resolves once its script runs. */
export async function openTab({ server }: TestBrowser, path: string, inside: BrowserContext): Promise<Page> {
  const tab = await inside.newPage();
  await tab.goto(server.origin + path);
  await tab.waitForFunction(() => 'page' in globalThis);
  return tab;
}

/** Starts Python, and returns how long that took in milliseconds. */
export const start = (tab: Page): Promise<number> => tab.evaluate(() => page.ready());

export const run = (tab: Page, code: string) => tab.evaluate(text => page.run(text), code);
