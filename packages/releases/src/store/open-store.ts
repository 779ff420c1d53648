import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CachedStore } from './cached-store.ts';
import { FolderStore } from './folder-store.ts';
import type { ReleaseStore } from './release-store.ts';

/** Opens the store that `RELEASES` names: a folder, or `s3://bucket/folder`. Nothing is read yet. */
export async function openStore(address: string): Promise<ReleaseStore> {
  if (!address.startsWith('s3://')) return new FolderStore(address);
  // The library for object storage is large: whoever uses a folder does not load it.
  const { ObjectStore } = await import('./object-store.ts');
  return new ObjectStore(address);
}

/** The processes of a machine share the copies: what is in them never changes. */
function copiesOf({ address }: ReleaseStore): string {
  return path.join(
    tmpdir(),
    `burrow-releases-${createHash('sha256').update(address).digest('hex').slice(0, 12)}`,
  );
}

/**
 * A store whose releases are files of this machine: the store itself if it is a folder, otherwise copies of what was
 * read of it.
 */
export function withLocalFiles(store: ReleaseStore, copiesFolder = copiesOf(store)): ReleaseStore {
  return store.folder === null ? new CachedStore(store, new FolderStore(copiesFolder)) : store;
}
