import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPlatform } from '../support/platform.ts';
import { openLevel, runButton } from '../support/play.ts';
import { expect, listenForNoise, test } from '../support/test.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

const versionsOf = (urls: string[]): string[] => [
  ...new Set(urls.map(url => /mf-play\/([^/]+)\//.exec(url)?.[1] ?? '')),
];

test('a remote is released, given to everybody and taken back while the platform runs; open tabs go on with theirs', async ({
  browser,
}) => {
  test.setTimeout(600_000);
  const RELEASES = await mkdtemp(path.join(tmpdir(), 'burrow-release-'));
  const env: Record<string, string> = { RELEASES };
  const npm = (...given: string[]) =>
    execFileSync('npm', ['run', '--silent', ...given], {
      cwd: ROOT,
      env: { ...process.env, ...env },
    }).toString();
  npm('release', '--', 'mf-play', '0.5.0');
  npm('release', '--', 'mf-play', '0.6.0');
  npm('promote', '--', 'mf-play', '0.5.0');
  const platform = await startPlatform({ RELEASES });
  Object.assign(env, { DATA_DIR: platform.dataDirectory, PUBLIC_URL: platform.url });
  const open = async () => {
    const page = await browser.newPage({ baseURL: platform.url });
    const loaded: string[] = [];
    page.on(
      'response',
      answer => answer.url().includes('/remotes/mf-play/') && answer.ok() && loaded.push(answer.url()),
    );
    return { page, loaded, noise: listenForNoise(page) };
  };
  /** A new page's versions, once the gateway has seen the new list. */
  const versionOfNewPage = async () => {
    const { page, loaded } = await open();
    await openLevel(page);
    await page.close();
    return versionsOf(loaded);
  };
  const listed = async () => {
    const { remotes } = (await (await fetch(`${platform.url}/remotes.json`)).json()) as {
      remotes: { version: string }[];
    };
    return remotes.map(({ version }) => version);
  };

  const before = await open();
  // The page of the game is loaded only after the release.
  await before.page.goto('/en/tos');
  await expect(before.page.getByRole('heading', { level: 1 })).toBeVisible();
  await before.page.getByRole('button', { name: 'Open the menu' }).click();
  await expect(before.page.getByText(/0 of \d+ levels/)).toBeVisible();
  await before.page.keyboard.press('Escape');

  npm('promote', '--', 'mf-play', '0.6.0', '--why', 'new');
  await expect.poll(listed).toEqual(['0.6.0']);
  expect(await versionOfNewPage()).toEqual(['0.6.0']);

  const loadedBefore = before.loaded.length;
  await before.page.getByRole('link', { name: 'Burrow, home' }).click();
  await expect(runButton(before.page)).toBeEnabled({ timeout: 30_000 });
  expect(before.loaded.length).toBeGreaterThan(loadedBefore);
  expect(versionsOf(before.loaded)).toEqual(['0.5.0']);

  npm('rollback', '--', 'mf-play');
  await expect.poll(listed).toEqual(['0.5.0']);
  expect(await versionOfNewPage()).toEqual(['0.5.0']);

  npm('promote', '--', 'mf-play', '0.6.0', '--testers');
  const tester = await open();
  const printed = npm('tester', '--', '1');
  await tester.page.goto(/\S+\/tester\/\S+/.exec(printed)?.[0] ?? '');
  await expect(async () => {
    await openLevel(tester.page);
    expect(versionsOf(tester.loaded)).toContain('0.6.0');
  }).toPass();
  expect(await versionOfNewPage()).toEqual(['0.5.0']);
  await tester.page.close();

  expect(before.noise).toEqual([]);
  await before.page.close();
  await platform.stop();
  await rm(RELEASES, { recursive: true, force: true });
});
