import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf } from '../release/read-release.ts';
import type { Files } from '../release/release.schema.ts';
import { jsonOf, writeOnce } from '../release/write-release.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { hashedFile, setFile, setNames, SETS_FOLDER, type SiteSet } from './site-set.schema.ts';

/** A file of this machine, and its address on the site without the leading slash. */
export interface SiteFile {
  readonly address: string;
  readonly file: string;
}

/** What the documents of a build of the shell name. */
export interface BuiltSite {
  /** Their addresses change with their content. */
  readonly hashed: readonly SiteFile[];
  /** Their addresses stay. */
  readonly fixed: readonly SiteFile[];
}

interface Content extends SiteFile {
  readonly bytes: Buffer;
}

const AT_ONCE = 16;
/** Two versions of a library compress the same file to other bytes. */
const COMPRESSED = /\.(br|gz)$/;

const contentOf = (files: readonly SiteFile[]): Promise<Content[]> =>
  Promise.all(files.map(async one => ({ ...one, bytes: await readFile(one.file) })));

async function each<Item>(items: readonly Item[], act: (item: Item) => Promise<void>): Promise<void> {
  for (let from = 0; from < items.length; from += AT_ONCE)
    await Promise.all(items.slice(from, from + AT_ONCE).map(act));
}

async function write(store: ReleaseStore, stored: string, { bytes }: Content): Promise<Files[string]> {
  if (!COMPRESSED.test(stored)) return writeOnce(store, stored, bytes);
  const kept = (await store.create(stored, bytes)) ? bytes : ((await store.read(stored)) ?? bytes);
  return { size: kept.length, sha384: integrityOf(kept) };
}

const shortHash = (text: string | Uint8Array, letters: number): string =>
  createHash('sha256').update(text).digest('hex').slice(0, letters);

function idOf(contents: readonly Content[]): string {
  const hashes = contents
    .filter(({ address }) => !COMPRESSED.test(address))
    .map(({ address, bytes }) => `${address} ${integrityOf(bytes)}`);
  return shortHash(hashes.toSorted().join('\n'), 12);
}

/** What is compressed is beside what it was. */
function fixedFolders(fixed: readonly Content[]): (address: string) => string {
  const folders = new Map(fixed.map(({ address, bytes }) => [address, `site/fixed/${shortHash(bytes, 24)}`]));
  return address => folders.get(address.replace(COMPRESSED, '')) ?? folders.get(address) ?? 'site/fixed';
}

/**
 * Writes what documents of this build name, so that every gateway of the store can answer it; the set that lists it
 * last. A set that the store has stays where it is: a gateway of an older build that starts again is not the newest.
 * @throws ReleaseExistsError when a file with such an address exists and is another
 */
export async function writeSite(store: ReleaseStore, built: BuiltSite, at: Date): Promise<void> {
  const [hashed, fixed] = await Promise.all([contentOf(built.hashed), contentOf(built.fixed)]);
  const id = idOf([...hashed, ...fixed]);
  const known = setNames(await store.list(SETS_FOLDER));
  if (known.some(set => set.id === id)) return;
  const set: SiteSet = { at: at.toISOString(), hashed: {}, fixed: {} };
  await each(hashed, async one => {
    set.hashed[one.address] = await write(store, hashedFile(one.address), one);
  });
  const folderOf = fixedFolders(fixed);
  await each(fixed, async one => {
    const stored = `${folderOf(one.address)}/${path.posix.basename(one.address)}`;
    set.fixed[one.address] = { stored, ...(await write(store, stored, one)) };
  });
  await store.create(setFile((known[0]?.number ?? 0) + 1, id), jsonOf(set));
}
