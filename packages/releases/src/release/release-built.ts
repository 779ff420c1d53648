import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ShellRelease } from '../check/shell-release.schema.ts';
import { reasonsAgainst } from '../list/promote.ts';
import { ReleaseLists } from '../list/release-lists.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { type BuiltRelease, BuiltReleaseSchema, type Release } from './release.schema.ts';
import { ReleaseExistsError, writeRelease } from './write-release.ts';

export interface BuiltFolder {
  /** release.json, and the folder of its version. */
  readonly folder: string;
  /** The commit that was built. */
  readonly commit: string;
  /** The shell that is running. */
  readonly shell: ShellRelease;
  /** Where on this machine an asset such as python/c68622d8d877 is. */
  readonly folderOf: (asset: string) => string;
}

/**
 * Copies what a build left in a folder into the store, or says why not: it does not fit the running shell or the
 * other remotes, or the version exists. Nobody gets it before it is promoted.
 */
export async function releaseBuilt(
  store: ReleaseStore,
  { folder, commit, shell, folderOf }: BuiltFolder,
): Promise<{ readonly release: Release } | { readonly reasons: readonly string[] }> {
  const text = await readFile(path.join(folder, 'release.json'), 'utf8');
  const built: BuiltRelease = BuiltReleaseSchema.parse(JSON.parse(text));
  const reasons = await reasonsAgainst(store, new ReleaseLists(store), shell, built);
  if (reasons.length > 0) return { reasons };
  const assets = Object.fromEntries(built.assets.map(asset => [asset, folderOf(asset)]));
  const made = { built, folder: path.join(folder, built.version), assets, commit, builtAt: new Date() };
  try {
    return { release: await writeRelease(store, made) };
  } catch (error) {
    if (error instanceof ReleaseExistsError) return { reasons: [error.message] };
    throw error;
  }
}
