import type { Page } from '@playwright/test';

/** A short program that does not complete intro-level1: it turns around. */
export const TURNS = 'for i in range(2):\n    player.turn_left()\nprint("round")\n';

/** Presses Run the given number of times, each after the previous run has ended, and returns how many ended well. */
export function runAgain(page: Page, times: number): Promise<number> {
  return page.evaluate(async wanted => {
    const find = (selector: string): HTMLButtonElement | null =>
      document.querySelector<HTMLButtonElement>(selector);
    const until = (holds: () => boolean): Promise<void> =>
      new Promise(resolve => {
        const look = (): void => {
          if (!holds()) return;
          watcher.disconnect();
          resolve();
        };
        const watcher = new MutationObserver(look);
        watcher.observe(document, { subtree: true, childList: true, attributes: true });
        look();
      });
    const RUN = '.run-button:not([aria-disabled="true"]):not(.run-button--stop)';
    let ended = 0;
    for (let run = 0; run < wanted; run++) {
      await until(() => find(RUN) !== null);
      find(RUN)?.click();
      await until(() => find('.run-button--stop') !== null);
      await until(() => find(RUN) !== null);
      if (document.querySelector('.play__result')?.textContent && !document.querySelector('[role="dialog"]'))
        ended += 1;
    }
    return ended;
  }, times);
}

/** Bytes of the page and its workers after a collection, as the browser measures an isolated page. */
export async function memoryOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const measuring = performance as Performance & {
      measureUserAgentSpecificMemory(): Promise<{ readonly bytes: number }>;
    };
    return (await measuring.measureUserAgentSpecificMemory()).bytes;
  });
}
