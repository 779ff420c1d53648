import { existsSync } from 'node:fs';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';

const FIREFOX_PATH = process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr';
/** For a start of Python on a busy machine. */
const PATIENCE_MS = 60_000;
const SELECT_ALL_KEY = process.platform === 'darwin' ? 'Meta' : 'Control';

declare global {
  interface Window {
    /** What Python's workers said of their starts, and of the parts that come late. */
    toldByPython?: string[];
  }
}

/**
 * Starts Firefox with this profile.
 * @throws Error that says how to get one
 */
export async function openFirefox(profile: string): Promise<Browser> {
  if (!existsSync(FIREFOX_PATH))
    throw new Error(
      `There is no Firefox at ${FIREFOX_PATH}. Install it (on Debian: apt-get install firefox-esr), or name its program in FIREFOX_PATH.`,
    );
  return puppeteer.launch({
    browser: 'firefox',
    executablePath: FIREFOX_PATH,
    userDataDir: profile,
    defaultViewport: { width: 1440, height: 900 },
  });
}

/** In every page: notes what workers say, which pages do not show. */
function noteWorkers(): void {
  const told: string[] = [];
  window.toldByPython = told;
  window.Worker = class extends Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      this.addEventListener('message', (event: MessageEvent<Record<string, unknown>>) => {
        const { type, status, start, state } = event.data;
        if (status === 'ready') told.push(`started: ${String(start)}`);
        if (type === 'late-part') told.push(`late part: ${String(state)}`);
      });
    }
  };
}

/** Opens a tab; `noise` collects every error in its console and every uncaught one. */
export async function openTab(browser: Browser, noise: string[]): Promise<Page> {
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  page.on('console', message => {
    if (message.type() === 'error') noise.push(`console: ${message.text()} ${message.location().url ?? ''}`);
  });
  page.on('pageerror', error => noise.push(`uncaught: ${String(error)}`));
  await page.evaluateOnNewDocument(noteWorkers);
  return page;
}

export const toldByPython = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => window.toldByPython ?? []);

/** Waits until a program can be run. */
export async function readyInFirefox(page: Page): Promise<void> {
  await page.waitForSelector('.run-button:not([aria-disabled="true"])');
  await page.waitForSelector('.ace_editor');
}

/** Types a program key by key in place of the one in the editor, and runs it. */
export async function runByKeys(page: Page, code: string): Promise<void> {
  await page.click('.ace_content');
  await page.keyboard.down(SELECT_ALL_KEY);
  await page.keyboard.press('a');
  await page.keyboard.up(SELECT_ALL_KEY);
  await page.keyboard.press('Delete');
  for (const [index, line] of code.split('\n').entries()) {
    if (index > 0) await page.keyboard.press('Enter');
    await page.keyboard.type(line, { delay: 30 });
  }
  await page.keyboard.press('Escape');
  await page.waitForFunction(
    wanted => {
      const { env } = document.querySelector('.ace_editor') as Element & {
        env: { editor: { getValue(): string } };
      };
      return env.editor.getValue() === wanted;
    },
    {},
    code,
  );
  await page.click('.run-button');
}

/** Waits until an element of this role and name has a text. */
export async function shows(page: Page, role: string, name: string, text: string): Promise<void> {
  const found = await page.waitForSelector(`::-p-aria([name="${name}"][role="${role}"])`, { visible: true });
  await page.waitForFunction((element, wanted) => element?.textContent.includes(wanted), {}, found, text);
}

/** Closes the dialog that is open. */
export async function closeByEscape(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.waitForSelector('[role="dialog"]', { hidden: true });
}
