import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { ENTERED, recordEntries } from '../build/wasm/record.ts';
import { splitWasm } from '../build/wasm/split.ts';
import { PYODIDE } from '../build/python-parts.ts';
import type { TestPage } from '../e2e/page.ts';
import { closeTestBrowser, openTab, openTestBrowser, run, start } from '../e2e/test-browser.ts';

declare const page: TestPage;

/** Hands out the memory in which the functions are noted, before the worker's own script takes hold. */
const HAND_OUT = `{
  const instantiate = WebAssembly.instantiate;
  WebAssembly.instantiate = async (...given) => {
    const started = await instantiate.apply(WebAssembly, given);
    const { exports } = started.instance ?? started;
    if (exports[${JSON.stringify(ENTERED)}]) globalThis.entered = exports[${JSON.stringify(ENTERED)}];
    return started;
  };
}
`;

const PROGRAM =
  'for turn in range(4):\n    player.turn_left()\n    print(f"{turn:>3}", [turn], {"a": turn})\n';

/** More than Python has functions. */
const MANY = 100_000;

/** Python as one part that notes what it enters. */
async function serveRecording(context: BrowserContext): Promise<void> {
  const wasm = await readFile(`${PYODIDE}/pyodide.asm.wasm`);
  const { first } = splitWasm(recordEntries(wasm), new Set(Array.from({ length: MANY }).keys()));
  const body = Buffer.from(first);
  await context.route('**/pyodide.asm.wasm', route =>
    route.fulfill({
      body,
      headers: { 'content-type': 'application/wasm', 'cross-origin-resource-policy': 'same-origin' },
    }),
  );
  await context.route('**/worker.js', async route => {
    const response = await route.fetch();
    await route.fulfill({ response, body: HAND_OUT + (await response.text()) });
  });
}

async function enteredIn(tab: Page): Promise<number[]> {
  const noted = await Promise.all(
    tab.workers().map(worker =>
      worker.evaluate(() => {
        const memory = (globalThis as unknown as { entered?: WebAssembly.Memory }).entered;
        return memory
          ? [...new Uint8Array(memory.buffer).entries()].flatMap(([index, byte]) => (byte ? [index] : []))
          : [];
      }),
    ),
  );
  return noted.flat();
}

/** Starts Python in Chromium plainly and from a snapshot, runs a program in each, and returns the functions that were entered. */
export async function recordInChromium(): Promise<number[]> {
  const shared = await openTestBrowser();
  try {
    await serveRecording(shared.context);
    const entered: number[] = [];
    for (const path of ['/isolated', '/isolated', '/plain']) {
      const tab = await openTab(shared, path, shared.context);
      await start(tab);
      await run(tab, PROGRAM);
      await run(tab, 'print(undefined_name)');
      entered.push(...(await enteredIn(tab)));
      await tab.evaluate(() => page.waitForSnapshot());
      await tab.close();
    }
    return entered;
  } finally {
    await closeTestBrowser(shared);
  }
}
