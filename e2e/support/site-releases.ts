import {
  type Condition,
  openStore,
  promote,
  ReleaseLists,
  ShellReleaseSchema,
  BuiltReleaseSchema,
  writeRelease,
} from '@burrow/releases';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Where the build leaves what a release refers to, such as python/c68622d8d877. */
function folderOf(asset: string): string {
  const [kind = '', name = ''] = asset.split('/');
  return path.join(ROOT, 'packages', kind, 'dist/web', name);
}

const readJson = async (file: string): Promise<unknown> =>
  JSON.parse(await readFile(path.join(ROOT, file), 'utf8'));

/** A store of releases with what is built here, for one journey. */
export interface SiteReleases {
  /** What RELEASES names. */
  readonly folder: string;
  /** Puts the build of a remote into the store as that version; `change` may alter its files before. */
  release(project: string, version: string, change?: (folder: string) => Promise<void>): Promise<void>;
  /** Gives a version to everybody, or to those of a condition only. */
  give(project: string, version: string, to?: Condition): Promise<void>;
  remove(): Promise<void>;
}

export async function makeReleases(): Promise<SiteReleases> {
  const root = await mkdtemp(path.join(tmpdir(), 'burrow-releases-'));
  const folder = path.join(root, 'store');
  const store = await openStore(folder);
  const lists = new ReleaseLists(store);
  return {
    folder,
    release: async (project, version, change) => {
      const told = BuiltReleaseSchema.parse(await readJson(`${project}/dist/release.json`));
      const files = path.join(root, project, version);
      await cp(path.join(ROOT, project, 'dist', told.version), files, { recursive: true });
      await change?.(files);
      const assets = Object.fromEntries(told.assets.map(asset => [asset, folderOf(asset)]));
      const built = { ...told, version, manifest: `/remotes/${project}/${version}/mf-manifest.json` };
      await writeRelease(store, {
        built,
        folder: files,
        assets,
        commit: '0123456789abcdef',
        builtAt: new Date(),
      });
    },
    give: async (name, version, to) => {
      const shell = ShellReleaseSchema.parse(await readJson('shell/dist/release.json'));
      const change = { name, version, shell, who: 'ada', why: '', at: new Date() };
      const done = await promote(store, lists, { ...change, ...(to && { to }) });
      if ('reasons' in done) throw new Error(done.reasons.join('; '));
    },
    remove: () => rm(root, { recursive: true, force: true }),
  };
}
