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

/**
 * A store whose releases are files of this machine: the store itself if it is a folder, otherwise copies of what was
 * read of it.
 */
export function withLocalFiles(store: ReleaseStore, copiesFolder: string): ReleaseStore {
  return store.folder === null ? new CachedStore(store, new FolderStore(copiesFolder)) : store;
}
