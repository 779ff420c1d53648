import type { BrowserContext, Page } from '@playwright/test';

declare global {
  interface Window {
    /** Milliseconds from the start of the navigation, by what became visible. */
    benchSeen?: Record<string, number>;
  }
}

/** Lets every page of the context note when, from the start of its navigation, it first showed each selector. */
export async function noteMoments(
  context: BrowserContext,
  selectors: Readonly<Record<string, string>>,
): Promise<void> {
  await context.addInitScript(wanted => {
    const seen: Record<string, number> = {};
    window.benchSeen = seen;
    const look = (): void => {
      for (const [name, selector] of Object.entries(wanted)) {
        if (!(name in seen) && document.querySelector(selector)) seen[name] = performance.now();
      }
      if (Object.keys(seen).length === Object.keys(wanted).length) watcher.disconnect();
    };
    const watcher = new MutationObserver(look);
    watcher.observe(document, { subtree: true, childList: true, attributes: true });
  }, selectors);
}

/** Returns when the page first showed what `name` stands for; waits for it. */
export async function momentOf(page: Page, name: string): Promise<number> {
  const seen = await page.waitForFunction(wanted => window.benchSeen?.[wanted], name, { timeout: 120_000 });
  return (await seen.jsonValue()) ?? Number.NaN;
}
