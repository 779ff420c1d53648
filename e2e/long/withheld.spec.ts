import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Platform, startPlatform } from '../support/platform.ts';
import { makeReleases, type SiteReleases } from '../support/site-releases.ts';
import { expect, test } from '../support/test.ts';

const FIRST_SCRIPT = /__federation_expose_remote\.\w+\.js$/;
const ENOUGH = 8;

let releases: SiteReleases;
let platform: Platform;

/** A fault that nobody sees before they click. */
async function throwAtClicks(folder: string): Promise<void> {
  const name = (await readdir(folder)).find(file => FIRST_SCRIPT.test(file)) ?? '';
  const file = path.join(folder, name);
  const fault = `addEventListener('click', () => { throw new Error('broken'); });`;
  await writeFile(file, `${fault}\n${await readFile(file, 'utf8')}`);
  // Servers prefer what is compressed.
  await Promise.all(['.br', '.gz'].map(end => rm(file + end, { force: true })));
}

test.beforeAll(async () => {
  releases = await makeReleases();
  await releases.release('mf-play', '0.5.0');
  await releases.release('mf-play', '0.6.0', throwAtClicks);
  await releases.give('mf-play', '0.5.0');
  await releases.give('mf-play', '0.6.0', { share: 0.999_999 });
  platform = await startPlatform({ RELEASES: releases.folder, TRUST_PROXY: 'loopback', DRAIN_MS: '0' });
});
test.afterAll(async () => {
  await platform.stop();
  await releases.remove();
});

test('a remote that throws when somebody clicks is withheld from all soon after eight visitors', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  /** Somebody from another network opens a page and clicks. Returns which version they had. */
  const visit = async (visitor: number): Promise<string> => {
    const context = await browser.newContext({
      baseURL: platform.url,
      extraHTTPHeaders: { 'x-forwarded-for': `203.0.113.${visitor}` },
    });
    const page = await context.newPage();
    let version = '';
    page.on('response', answer => (version = /\/mf-play\/([\d.]+)\//.exec(answer.url())?.[1] ?? version));
    await page.goto('/en/guide');
    const heading = page.getByRole('heading', { level: 1, name: 'What Burrow is' });
    await expect(heading).toBeVisible();
    const told = version === '0.6.0' && page.waitForResponse('**/api/client-error');
    await heading.click();
    await told;
    await context.close();
    return version;
  };

  for (let visitor = 1; visitor <= ENOUGH; visitor += 1) expect(await visit(visitor)).toBe('0.6.0');
  let visitor = ENOUGH;
  await expect.poll(() => visit((visitor += 1)), { timeout: 60_000 }).toBe('0.5.0');
  expect(await visit(1)).toBe('0.5.0');
  expect(await visit(200)).toBe('0.5.0');
});
