import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { ENTERED, recordEntries } from '../build/wasm/record.ts';
import { splitWasm } from '../build/wasm/split.ts';
import { PYODIDE } from '../build/python-parts.ts';
import { fileAt, noting } from './noting-reads.ts';
import type { TestPage } from '../e2e/page.ts';
import { closeTestBrowser, openTab, openTestBrowser, run, start } from '../e2e/test-browser.ts';

declare const page: TestPage;

/** Hands out what is noted, before the worker's own script takes hold. */
const HAND_OUT = `{
  const fileAt = ${fileAt.toString()};
  const noting = ${noting.toString()};
  const instantiate = WebAssembly.instantiate;
  const modules = new Set();
  WebAssembly.instantiate = async (source, imports) => {
    let started;
    const noted = imports && noting(imports, () => (started.instance ?? started).exports.memory, modules, fileAt);
    started = await instantiate.call(WebAssembly, source, noted);
    const { exports } = started.instance ?? started;
    const entered = exports[${JSON.stringify(ENTERED)}];
    if (entered) globalThis.noted = { entered, modules };
    return started;
  };
}
`;

/** What was noted: the functions that were entered, and the modules of the library that were read. */
export interface NotedInChromium {
  readonly functions: number[];
  readonly modules: string[];
}

interface Noted {
  readonly entered: WebAssembly.Memory;
  readonly modules: ReadonlySet<string>;
}

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

async function notedIn(tab: Page): Promise<NotedInChromium> {
  const noted = await Promise.all(
    tab.workers().map(worker =>
      worker.evaluate(() => {
        const { noted } = globalThis as unknown as { noted?: Noted };
        if (!noted) return { functions: [], modules: [] };
        const bytes = new Uint8Array(noted.entered.buffer);
        return {
          functions: [...bytes.entries()].flatMap(([index, byte]) => (byte ? [index] : [])),
          modules: [...noted.modules],
        };
      }),
    ),
  );
  return {
    functions: noted.flatMap(({ functions }) => functions),
    modules: noted.flatMap(({ modules }) => modules),
  };
}

/** Starts Python in Chromium plainly and from a snapshot, and runs a program in each. */
export async function recordInChromium(): Promise<NotedInChromium> {
  const shared = await openTestBrowser();
  try {
    await serveRecording(shared.context);
    const all: NotedInChromium = { functions: [], modules: [] };
    for (const path of ['/isolated', '/isolated', '/plain']) {
      const tab = await openTab(shared, path, shared.context);
      await start(tab);
      await run(tab, PROGRAM);
      await run(tab, 'print(undefined_name)');
      const noted = await notedIn(tab);
      all.functions.push(...noted.functions);
      all.modules.push(...noted.modules);
      await tab.evaluate(() => page.waitForSnapshot());
      await tab.close();
    }
    return all;
  } finally {
    await closeTestBrowser(shared);
  }
}
