import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { NewRelease } from '../release/write-release.ts';

export interface TestBuild {
  /** The remote's folder; `mf-play` by default. */
  readonly name?: string;
  readonly version: string;
  readonly prefixes?: readonly string[];
  readonly shared?: Record<string, string>;
  readonly assets?: readonly string[];
  /** The text of main.js. */
  readonly script?: string;
}

/** Writes what the build of a remote leaves in a folder, and returns what is released of it. */
export async function buildForTest(root: string, given: TestBuild): Promise<NewRelease> {
  const {
    name = 'mf-play',
    version,
    prefixes = ['', 'play'],
    shared = {},
    assets = [],
    script = 'main',
  } = given;
  const folder = path.join(root, name, version);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'mf-manifest.json'), '{}');
  await writeFile(path.join(folder, 'main.js'), script);
  for (const asset of assets) {
    await mkdir(path.join(root, asset), { recursive: true });
    await writeFile(path.join(root, asset, 'worker.js'), 'worker');
  }
  const built = {
    name: name.replaceAll('-', '_'),
    version,
    manifest: `/remotes/${name}/${version}/mf-manifest.json`,
    prefixes: [...prefixes],
    shared,
    assets: [...assets],
  };
  const places = Object.fromEntries(assets.map(asset => [asset, path.join(root, asset)]));
  return {
    built,
    folder,
    assets: places,
    commit: '0123456789abcdef',
    builtAt: new Date('2026-11-22T11:00:00Z'),
  };
}
