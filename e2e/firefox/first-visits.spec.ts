import { expect, test } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'puppeteer-core';
import {
  closeByEscape,
  openFirefox,
  openTab,
  readyInFirefox,
  runByKeys,
  shows,
  toldByPython,
} from '../support/firefox.ts';
import { isSnapshotStored } from '../support/snapshot.ts';

const SOLUTION =
  'player.move_forward(2)\nplayer.collect("carrot")\nplayer.move_forward(3)\nplayer.collect("carrot")';
/** Of the second archive of the library, and of the second part of the WebAssembly. */
const LATE = 'import decimal\nprint(decimal.Decimal("1.10") + decimal.Decimal("2.20"))';

async function playFirstLevel(page: Page): Promise<void> {
  await runByKeys(page, SOLUTION);
  await shows(page, 'dialog', 'Level complete', 'Next level');
  await closeByEscape(page);
}

const site = process.env['BASE_URL'] ?? '';
let profile = '';
test.beforeAll(async () => {
  profile = await mkdtemp(path.join(tmpdir(), 'burrow-firefox-'));
});
test.afterAll(() => rm(profile, { recursive: true, force: true }));

test('in Firefox the first level is played, by late parts of Python too, and again in a second visit', async () => {
  const noise: string[] = [];
  await test.step('the first visit: a program by keys, and the goals are met', async () => {
    const browser = await openFirefox(profile);
    const page = await openTab(browser, noise);
    await page.goto(`${site}/en/`);
    await readyInFirefox(page);
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
    expect(await toldByPython(page)).toEqual(['started: plain']);
    await playFirstLevel(page);

    await runByKeys(page, LATE);
    await shows(page, 'region', 'Output', '3.30');
    expect(await toldByPython(page)).toContain('late part: arrived');

    await runByKeys(page, 'player.collect(carrot)');
    await shows(page, 'dialog', 'Error', "Python doesn't know the name carrot");
    await page.waitForFunction(isSnapshotStored);
    await browser.close();
  });
  await test.step('the second visit starts Python from what the browser has stored', async () => {
    const browser = await openFirefox(profile);
    const page = await openTab(browser, noise);
    await page.goto(`${site}/en/`);
    await readyInFirefox(page);
    expect(await toldByPython(page)).toEqual(['started: snapshot']);
    await runByKeys(page, LATE);
    await shows(page, 'region', 'Output', '3.30');
    await playFirstLevel(page);
    await browser.close();
  });
  expect(noise).toEqual([]);
});
