import { type Platform, startPlatform } from '../../support/platform.ts';
import { chooseTurbo, dialog, openLevel, pasteCode, REFERENCE, runButton } from '../../support/play.ts';
import { type SecondOrigin, startSecondOrigin } from '../../support/second-origin.ts';
import { makeReleases, type SiteReleases } from '../../support/site-releases.ts';
import { expect, listenForNoise, test } from '../../support/test.ts';

let releases: SiteReleases;
let cdn: SecondOrigin;
let platform: Platform;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  releases = await makeReleases();
  await releases.release('mf-play', '0.5.0');
  await releases.give('mf-play', '0.5.0');
  cdn = await startSecondOrigin(releases.folder);
  platform = await startPlatform({ RELEASES: releases.folder, REMOTE_ORIGINS: cdn.url });
});
test.afterAll(async () => {
  cdn.close();
  await platform.stop();
  await releases.remove();
});

test('an area comes from another origin, with all of its files; Python and its worker stay on ours', async ({
  browser,
}) => {
  const page = await browser.newPage({ baseURL: platform.url });
  const noise = listenForNoise(page);
  const asked: string[] = [];
  page.on('request', request => asked.push(request.url()));
  await openLevel(page);
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  await pasteCode(page, REFERENCE['intro-level1']!);
  await chooseTurbo(page);
  await runButton(page).click();
  await expect(dialog(page, 'Level complete')).toBeVisible();
  const remotes = asked.filter(url => url.includes('/remotes/') && !url.startsWith(cdn.url));
  expect([...new Set(remotes)]).toEqual([`${platform.url}/remotes/mf-play/0.5.0/integrity.json`]);
  expect(asked.filter(url => url.includes('/python/') && !url.startsWith(platform.url))).toEqual([]);
  expect(page.workers().map(worker => new URL(worker.url()).origin)).toContain(platform.url);
  // What was fetched early is what the page loads.
  expect(cdn.served.filter((path, index, all) => all.indexOf(path) !== index)).toEqual([]);
  expect(noise).toEqual([]);
  await page.close();
});

const HEADING = { level: 1, name: 'What Burrow is' } as const;

test('a script or style that was changed there is refused, and comes from ours', async ({ browser }) => {
  for (const [file, text] of [
    ['__federation_expose_remote.js', '\n;self.tampered = 1;'],
    ['__federation_expose_remote.css', '\nbody { --tampered: 1 }'],
  ] as const) {
    cdn.change(file, text);
    const page = await browser.newPage({ baseURL: platform.url });
    const [name, ending] = file.split('.');
    const ours = page.waitForRequest(new RegExp(`^${platform.url}/.*/${name}[.]\\w{8}[.]${ending}$`));
    await page.goto('/en/guide');
    await expect(page.getByRole('heading', HEADING)).toBeVisible();
    await ours;
    expect(await page.evaluate(() => 'tampered' in self)).toBe(false);
    expect(await page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--tampered'))).toBe(
      '',
    );
    cdn.change(file, '');
    await page.close();
  }
});

test('an origin that a filter blocks, or lets hang, costs a moment: the area comes from ours', async ({
  browser,
}) => {
  for (const block of ['abort', 'hang'] as const) {
    const page = await browser.newPage({ baseURL: platform.url });
    await page.route(`${cdn.url}/**`, route => (block === 'abort' ? route.abort() : undefined));
    await page.goto('/en/guide');
    await expect(page.getByRole('heading', HEADING)).toBeVisible();
    await page.close();
  }
});

test('an origin that goes down while a page is open: what it loads later comes from ours', async ({
  browser,
}) => {
  const page = await browser.newPage({ baseURL: platform.url });
  await page.goto('/en/guide');
  await expect(page.getByRole('heading', HEADING)).toBeVisible();
  await page.route(`${cdn.url}/**`, route => route.abort());
  await page
    .locator('main')
    .getByRole('link', { name: /commands/i })
    .first()
    .click();
  await expect(page.locator('main h1')).toHaveText(/commands/i);
  await page.close();
});
