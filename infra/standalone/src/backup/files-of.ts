import { type ReleaseStore } from '@burrow/releases';

interface StoreFile {
  readonly path: string;
  readonly bytes: Buffer;
}

async function read(store: ReleaseStore, file: string): Promise<Buffer | null> {
  try {
    return await store.read(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EISDIR') return null;
    throw error;
  }
}

/** Every file of the store of releases, one after the other. */
export async function* filesOf(store: ReleaseStore, folder = ''): AsyncGenerator<StoreFile> {
  for (const name of await store.list(folder)) {
    const path = folder ? `${folder}/${name}` : name;
    const bytes = await read(store, path);
    if (bytes) yield { path, bytes };
    else yield* filesOf(store, path);
  }
}
