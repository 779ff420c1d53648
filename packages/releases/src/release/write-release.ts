import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseStore } from '../store/release-store.ts';
import { integrityOf } from './read-release.ts';
import { ASSET_FILE, INTEGRITY_FILE, RELEASE_FILE, releaseFolder } from './release-folder.ts';
import type { BuiltRelease, Files, Release } from './release.schema.ts';

export interface NewRelease {
  /** What the build says of itself. */
  readonly built: BuiltRelease;
  /** The folder on this machine with its files. */
  readonly folder: string;
  /** Where on this machine each of its assets is. */
  readonly assets: Readonly<Record<string, string>>;
  readonly commit: string;
  readonly builtAt: Date;
}

/** Something with this name is in the store, and is not replaced. */
export class ReleaseExistsError extends Error {}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter(entry => entry.isFile())
    .map(entry => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .toSorted();
}

/**
 * Writes a file. What an attempt before this one left behind counts if it is the same.
 * @throws ReleaseExistsError
 */
export async function writeOnce(
  store: ReleaseStore,
  file: string,
  bytes: Uint8Array,
): Promise<Files[string]> {
  const sha384 = integrityOf(bytes);
  if (!(await store.create(file, bytes))) {
    const stored = await store.read(file);
    if (!stored || integrityOf(stored) !== sha384)
      throw new ReleaseExistsError(`${file} exists and is another file: take a new version`);
  }
  return { size: bytes.length, sha384 };
}

async function copyFiles(store: ReleaseStore, from: string, to: string): Promise<Files> {
  const files: Files = {};
  for (const file of await filesIn(from))
    files[file] = await writeOnce(store, `${to}/${file}`, await readFile(path.join(from, file)));
  return files;
}

/** The hashes of what a page runs: of scripts, styles, and the manifest that names them. */
function integrityIn(files: Files): Buffer {
  const run = Object.entries(files).filter(([file]) => /\.(js|css)$|^mf-manifest\.json$/.test(file));
  return Buffer.from(JSON.stringify(Object.fromEntries(run.map(([file, { sha384 }]) => [file, sha384]))));
}

/** A file of a store that people read, too. */
export const jsonOf = (data: unknown): Buffer => Buffer.from(`${JSON.stringify(data, null, 2)}\n`);

async function copyAsset(store: ReleaseStore, asset: string, folder: string): Promise<void> {
  if (await store.read(`${asset}/${ASSET_FILE}`)) return;
  await store.create(`${asset}/${ASSET_FILE}`, jsonOf({ files: await copyFiles(store, folder, asset) }));
}

/**
 * Writes a release into the store: first what it refers to, then its files, release.json last. Whoever is
 * interrupted can repeat it; a version that exists stays as it is.
 * @throws ReleaseExistsError
 */
export async function writeRelease(store: ReleaseStore, made: NewRelease): Promise<Release> {
  const { built, commit, builtAt } = made;
  const folder = releaseFolder(built.name.replaceAll('_', '-'), built.version);
  const target = `${folder}/${RELEASE_FILE}`;
  const taken = () =>
    new ReleaseExistsError(`${built.name} ${built.version} is released: take a new version`);
  if (await store.read(target)) throw taken();
  for (const asset of built.assets) {
    const source = made.assets[asset];
    if (source === undefined) throw new Error(`nobody says where ${asset} is`);
    await copyAsset(store, asset, source);
  }
  const files = await copyFiles(store, made.folder, folder);
  files[INTEGRITY_FILE] = await writeOnce(store, `${folder}/${INTEGRITY_FILE}`, integrityIn(files));
  const release = { ...built, commit, builtAt: builtAt.toISOString(), files };
  if (!(await store.create(target, jsonOf(release)))) throw taken();
  return release;
}
