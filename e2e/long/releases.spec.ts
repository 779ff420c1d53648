import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPlatform } from '../support/platform.ts';
import { openLevel, runButton } from '../support/play.ts';
import { expect, listenForNoise, test } from '../support/test.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

interface Release {
  readonly name: string;
  readonly version: string;
  readonly manifest: string;
}

test('a remote is released by a line of remotes.json, and a tab opened before continues with its old chunks', async ({
  browser,
}) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'burrow-release-'));
  const release = JSON.parse(await readFile(path.join(ROOT, 'mf-play/dist/release.json'), 'utf8')) as Release;
  const list = path.join(folder, 'remotes.json');
  const point = (version: string): Promise<void> => {
    const remote = { ...release, version, manifest: release.manifest.replace(release.version, version) };
    return writeFile(list, JSON.stringify({ remotes: [remote] }));
  };
  await cp(path.join(ROOT, 'mf-play/dist', release.version), path.join(folder, 'mf-play', release.version), {
    recursive: true,
  });
  await cp(path.join(ROOT, 'mf-play/dist', release.version), path.join(folder, 'mf-play/9.9.9'), {
    recursive: true,
  });
  await point(release.version);
  const mounts = [
    `/=${path.join(ROOT, 'shell/dist')}`,
    `/python/=${path.join(ROOT, 'packages/python/dist/web')}`,
    `/remotes/mf-play/=${path.join(folder, 'mf-play')}`,
    `/assets/characters/portraits/=${path.join(ROOT, 'packages/art/dist/portraits')}`,
  ];
  const platform = await startPlatform({ REMOTES_FILE: list, WEB_MOUNTS: mounts.join(',') });
  const versionsOf = (urls: string[]): string[] => [
    ...new Set(urls.map(url => /mf-play\/([^/]+)\//.exec(url)?.[1] ?? '')),
  ];

  const before = await browser.newPage({ baseURL: platform.url });
  const old: string[] = [];
  const noise = listenForNoise(before);
  before.on(
    'response',
    answer => answer.url().includes('/remotes/mf-play/') && answer.ok() && old.push(answer.url()),
  );
  // The editor's chunk is held back, so that it is requested after the release.
  await before.goto('/en/tos');
  await expect(before.getByRole('heading', { level: 1 })).toBeVisible();
  await before.getByRole('button', { name: 'Open the menu' }).click();
  await expect(before.getByText(/0 of \d+ levels/)).toBeVisible();
  await before.keyboard.press('Escape');

  await point('9.9.9');

  const after = await browser.newPage({ baseURL: platform.url });
  const fresh: string[] = [];
  after.on(
    'response',
    answer => answer.url().includes('/remotes/mf-play/') && answer.ok() && fresh.push(answer.url()),
  );
  await openLevel(after);
  expect(versionsOf(fresh)).toEqual(['9.9.9']);

  const loadedBefore = old.length;
  await before.getByRole('link', { name: 'Burrow, home' }).click();
  await expect(runButton(before)).toBeEnabled({ timeout: 30_000 });
  expect(old.length).toBeGreaterThan(loadedBefore);
  expect(versionsOf(old)).toEqual([release.version]);

  expect(noise).toEqual([]);
  await before.close();
  await after.close();
  await platform.stop();
  await rm(folder, { recursive: true, force: true });
});
