import {
  test as base,
  expect,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createProfile, MEMORY, pretendMemory } from './device.ts';
import { endPython } from './python.ts';

export { expect };
export type { Page };

type NewVisitor = (options?: BrowserContextOptions) => Promise<Page>;

interface Journey {
  /** Addresses for which the journey expects 4xx answers, e.g. /level\/update/. */
  readonly expected: { readonly refusals: readonly RegExp[] };
  /** Gigabytes that the journey's page is told of. */
  readonly memory: number;
  /**
   * Opens a page of somebody else, in a browser that has loaded nothing yet: of those who take part in a journey,
   * whoever runs programs has `page`.
   */
  readonly newVisitor: NewVisitor;
}

/** Collects every error in the page's console and every uncaught one, except for the refusals that are expected. */
export function listenForNoise(page: Page, refusals: readonly RegExp[] = []): string[] {
  const noise: string[] = [];
  const isExpected = (text: string): boolean => refusals.some(pattern => pattern.test(text));
  page.on('console', message => {
    const about = `${message.text()} ${message.location().url}`;
    if (message.type() === 'error' && !isExpected(about)) noise.push(`console: ${about}`);
  });
  page.on('pageerror', error => noise.push(`uncaught: ${String(error)}`));
  return noise;
}

/** The two browsers of a worker: of a desktop computer, and of a phone or tablet. */
const DEVICES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  touch: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const;

type UsedBrowser = (device: keyof typeof DEVICES) => Promise<BrowserContext>;

/** Resets a used browser to a new visitor's; what it has loaded and started of Python stays. */
async function forgetVisitor(context: BrowserContext): Promise<void> {
  // The empty page that the browser began with stays: a page costs a process.
  const [first, ...others] = context.pages();
  await Promise.all(others.map(page => page.close()));
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  await context.clearPermissions();
  await context.clearCookies();
  const session = await context.newCDPSession(first!);
  const origin = new URL(process.env['BASE_URL'] ?? '').origin;
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage' });
  await session.detach();
}

/**
 * A journey: a page of a new visitor on the running platform. It fails on any error in the console
 * and any uncaught error, except for the refusals that the journey names.
 */
export const test = base.extend<Journey & { quiet: undefined }, { usedBrowser: UsedBrowser }>({
  expected: [{ refusals: [] }, { option: true }],
  memory: [MEMORY.cheap, { option: true }],
  // Loading and starting Python takes most of a journey's time: a worker's browser does it once.
  usedBrowser: [
    async ({ playwright, launchOptions }, use) => {
      const profiles = await mkdtemp(path.join(tmpdir(), 'burrow-profiles-'));
      const used = new Map<string, BrowserContext>();
      await use(async device => {
        const known = used.get(device);
        if (known) return known;
        const options = { ...launchOptions, ...DEVICES[device], baseURL: process.env['BASE_URL'] };
        const profile = path.join(profiles, device);
        await createProfile(profile);
        const context = await playwright.chromium.launchPersistentContext(profile, options);
        used.set(device, context);
        return context;
      });
      await Promise.all([...used.values()].map(context => context.close()));
      await endPython();
      await rm(profiles, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  context: async ({ usedBrowser, hasTouch }, use) => {
    const context = await usedBrowser(hasTouch ? 'touch' : 'desktop');
    await forgetVisitor(context);
    await use(context);
  },
  page: async ({ page, viewport, memory }, use) => {
    await pretendMemory(page, memory);
    if (viewport) await page.setViewportSize(viewport);
    await use(page);
  },
  newVisitor: async ({ browser, baseURL, expected }, use) => {
    const pages: Page[] = [];
    const noises: string[][] = [];
    await use(async options => {
      const context = await browser.newContext({ ...(baseURL && { baseURL }), ...options });
      const page = await context.newPage();
      pages.push(page);
      noises.push(listenForNoise(page, expected.refusals));
      return page;
    });
    await Promise.all(pages.map(page => page.context().close()));
    expect(noises.flat()).toEqual([]);
  },
  quiet: [
    async ({ page, expected }, use) => {
      const noise = listenForNoise(page, expected.refusals);
      await use(undefined);
      expect(noise).toEqual([]);
    },
    { auto: true },
  ],
});
