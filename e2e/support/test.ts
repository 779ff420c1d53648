import { test as base, expect, type Page } from '@playwright/test';

export { expect };
export type { Page };

interface Journey {
  /** Addresses whose answers of 4xx the journey expects, e.g. /level\/update/. */
  readonly expected: { readonly refusals: readonly RegExp[] };
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

/**
 * A journey: a page of its own visitor on the running platform. It fails on any error in the console
 * and any uncaught error, except for the refusals that the journey names.
 */
export const test = base.extend<Journey & { quiet: undefined }>({
  expected: [{ refusals: [] }, { option: true }],
  quiet: [
    async ({ page, expected }, use) => {
      const noise = listenForNoise(page, expected.refusals);
      await use(undefined);
      expect(noise).toEqual([]);
    },
    { auto: true },
  ],
});
