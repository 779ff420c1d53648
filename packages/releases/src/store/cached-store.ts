import type { ReleaseStore } from './release-store.ts';

/**
 * Copies of a store's files in a folder of this machine, made when they are first read. Only for what never changes:
 * releases and assets, not the folder of lists.
 */
export class CachedStore implements ReleaseStore {
  readonly address: string;
  readonly folder: string | null;
  readonly #store: ReleaseStore;
  readonly #copies: ReleaseStore;

  constructor(store: ReleaseStore, copies: ReleaseStore) {
    this.address = store.address;
    this.folder = copies.folder;
    this.#store = store;
    this.#copies = copies;
  }

  async read(file: string): Promise<Buffer | null> {
    const copy = await this.#copies.read(file);
    if (copy) return copy;
    const bytes = await this.#store.read(file);
    if (bytes) await this.#copies.create(file, bytes);
    return bytes;
  }

  create(file: string, bytes: Uint8Array): Promise<boolean> {
    return this.#store.create(file, bytes);
  }

  list(folder: string): Promise<readonly string[]> {
    return this.#store.list(folder);
  }
}
