import type { Browser, Page } from '@playwright/test';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Platform, startPlatform } from '../../support/platform.ts';
import { codeOf, pasteCode, readyToRun, runButton } from '../../support/play.ts';
import { makeReleases, type SiteReleases } from '../../support/site-releases.ts';
import { expect, test } from '../../support/test.ts';

const NOT_LOADED = 'This part of Burrow did not load';
const FIRST_SCRIPT = /__federation_expose_remote\.\w+\.js$/;
const FIRST_STYLE = /__federation_expose_remote\.\w+\.css$/;

let releases: SiteReleases;
let platform: Platform;

async function breakFirstScript(folder: string): Promise<void> {
  const name = (await readdir(folder)).find(file => FIRST_SCRIPT.test(file)) ?? '';
  const file = path.join(folder, name);
  await writeFile(file, `throw new Error('broken');\n${await readFile(file, 'utf8')}`);
  // Servers prefer what is compressed.
  await Promise.all(['.br', '.gz'].map(end => rm(file + end, { force: true })));
}

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  releases = await makeReleases();
  await releases.release('mf-play', '0.5.0');
  await releases.release('mf-play', '0.6.0');
  await releases.release('mf-play', '0.7.0', breakFirstScript);
  await releases.give('mf-play', '0.5.0');
  platform = await startPlatform({ RELEASES: releases.folder });
});
test.afterAll(async () => {
  await platform.stop();
  await releases.remove();
});

/** Gives a version to everybody, and waits until the gateway has noticed. */
async function give(version: string): Promise<void> {
  await releases.give('mf-play', version);
  const listed = async () => (await fetch(`${platform.url}/remotes.json`)).text();
  await expect.poll(listed).toContain(`/remotes/mf-play/${version}/`);
}

async function open(browser: Browser, url: string): Promise<{ page: Page; versions: () => string[] }> {
  const page = await browser.newPage({ baseURL: platform.url });
  const loaded: string[] = [];
  page.on('response', answer => loaded.push(/\/mf-play\/([\d.]+)\//.exec(answer.url())?.[1] ?? ''));
  await page.clock.install();
  await page.goto(url);
  return { page, versions: () => [...new Set(loaded)].filter(Boolean) };
}

const home = (page: Page) => page.getByRole('link', { name: 'Burrow, home' });
const guide = (page: Page) => page.getByRole('link', { name: "Teacher's Guide" }).first();
const message = (page: Page) => page.getByRole('heading', { name: NOT_LOADED });

test('a tab goes over to the new version between two pages, never within a level', async ({ browser }) => {
  const { page, versions } = await open(browser, '/en/guide');
  await expect(home(page)).toBeVisible();
  await page.evaluate(() => (document.title = document.body.dataset['opened'] = 'first'));
  const isFirstDocument = () => page.evaluate(() => document.body.dataset['opened'] === 'first');
  await give('0.6.0');
  await page.clock.fastForward('02:00');
  await home(page).click();
  await readyToRun(page);
  await pasteCode(page, 'player.move_forward(1)');
  await runButton(page).click();
  await expect(page.getByText('Your program ran to the end.').first()).toBeVisible();
  expect([await isFirstDocument(), versions()]).toEqual([true, ['0.5.0']]);

  await pasteCode(page, 'player.move_forward(3)');
  await guide(page).click();
  await expect(page).toHaveURL(/\/guide$/);
  await expect.poll(isFirstDocument).toBe(false);
  await expect.poll(versions).toEqual(['0.5.0', '0.6.0']);
  await home(page).click();
  await readyToRun(page);
  expect(await codeOf(page)).toBe('player.move_forward(3)');
  await page.close();
});

test('a version that is broken says so; once it is taken back, trying again brings the one before', async ({
  browser,
}) => {
  await give('0.7.0');
  const { page } = await open(browser, '/en/guide');
  await expect(message(page)).toBeVisible();
  await expect(page.getByText(/problem on our side/)).toBeVisible();
  await give('0.6.0');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'What Burrow is' })).toBeVisible();
  await page.close();
});

test('a document whose list names a version that is gone opens with the one of now', async ({ browser }) => {
  const page = await browser.newPage({ baseURL: platform.url });
  let document = '';
  await page.route('**/en/guide', async route => {
    const headers = { ...route.request().headers(), 'sec-fetch-dest': 'document' };
    const response = await route.fetch({ headers });
    document = (await response.text()).replaceAll('/mf-play/0.6.0/', '/mf-play/0.4.0/');
    await route.fulfill({ response, body: document });
  });
  await page.goto('/en/guide');
  await expect(page.getByRole('heading', { level: 1, name: 'What Burrow is' })).toBeVisible();
  expect(document).toContain('/mf-play/0.4.0/mf-manifest.json');
  await page.close();
});

test('without a connection the message says so, and a file that is lost once is fetched again', async ({
  browser,
}) => {
  const { page } = await open(browser, '/en/tos');
  await page.context().setOffline(true);
  await guide(page).click();
  await expect(message(page)).toBeVisible();
  await expect(page.getByText(/Check the connection/)).toBeVisible();
  await page.context().setOffline(false);
  for (const file of [FIRST_SCRIPT, FIRST_STYLE]) {
    await page.goto('/en/tos');
    let lost = 0;
    await page.route(file, route => ((lost += 1) === 1 ? route.abort() : route.continue()));
    await guide(page).click();
    await expect(page.getByRole('heading', { level: 1, name: 'What Burrow is' })).toBeVisible();
    const styles = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href ?? ''));
    expect([lost, ...styles]).toEqual(expect.arrayContaining([2, expect.stringMatching(FIRST_STYLE)]));
    await page.unrouteAll();
  }
  await page.close();
});
