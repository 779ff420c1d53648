import { setTimeout as delay } from 'node:timers/promises';
import { integrityOf } from '../release/read-release.ts';
import type { Files } from '../release/release.schema.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { hashedFile, setNames, SETS_FOLDER, type SiteSet, SiteSetSchema } from './site-set.schema.ts';

/** Tabs of older builds find what they have not loaded yet. */
const MOST_SETS = 50;
/** Between two looks for sets that are new. */
const LOOK_MS = 500;

interface Stored {
  readonly stored: string;
  readonly as: Files[string];
}

/** What the documents of any gateway name: of the shells that a store has, the newest of which has the fixed addresses. */
export class SiteFiles {
  readonly #store: ReleaseStore;
  readonly #files: ReleaseStore;
  /** By their files' names. */
  readonly #known = new Map<string, SiteSet>();
  /** The newest first. */
  #sets: readonly SiteSet[] = [];
  readonly #sound = new Map<string, Promise<boolean>>();
  #lookedAt = 0;
  #next: Promise<void> | null = null;

  /** @param files the same store, or local copies of it */
  constructor(store: ReleaseStore, files: ReleaseStore) {
    this.#store = store;
    this.#files = files;
  }

  /** Reads the sets that are new. One that cannot be read is left out. */
  async update(): Promise<void> {
    this.#lookedAt = Date.now();
    const names = setNames(await this.#store.list(SETS_FOLDER)).slice(0, MOST_SETS);
    for (const { file } of names) {
      if (this.#known.has(file)) continue;
      const { data } = SiteSetSchema.safeParse(await this.#readJson(file));
      if (data) this.#known.set(file, data);
    }
    this.#sets = names.flatMap(({ file }) => this.#known.get(file) ?? []);
  }

  /**
   * Returns where in the store a file is, once it and what it is when compressed are on this machine; null if no set
   * has it, or it has changed.
   * @param address without the leading slash
   * @param isWaiting whether it is worth a look at the store, where it may have come by now
   */
  async find(
    address: string,
    kind: 'hashed' | 'fixed',
    { isWaiting }: { readonly isWaiting: boolean },
  ): Promise<string | null> {
    if (isWaiting && !this.#placeOf(address, kind)) await this.#look();
    const place = this.#placeOf(address, kind);
    if (!place) return null;
    const compressed = ['.br', '.gz'].flatMap(ending => this.#placeOf(address + ending, kind) ?? []);
    const all = await Promise.all([place, ...compressed].map(one => this.#isSound(one)));
    return all.every(Boolean) ? place.stored : null;
  }

  /** Waits for a look that begins after this call: what is missed may have come since the last one. */
  #look(): Promise<void> {
    this.#next ??= delay(Math.max(0, this.#lookedAt + LOOK_MS - Date.now())).then(() => {
      this.#next = null;
      return this.update();
    });
    return this.#next;
  }

  #placeOf(address: string, kind: 'hashed' | 'fixed'): Stored | undefined {
    const set = this.#sets.find(one => Object.hasOwn(one[kind], address));
    if (kind === 'fixed') {
      const as = set?.fixed[address];
      return as && { stored: as.stored, as };
    }
    const as = set?.hashed[address];
    return as && { stored: hashedFile(address), as };
  }

  #isSound({ stored, as }: Stored): Promise<boolean> {
    const known = this.#sound.get(stored) ?? this.#check(stored, as);
    this.#sound.set(stored, known);
    known.then(
      isSound => !isSound && this.#sound.delete(stored),
      () => this.#sound.delete(stored),
    );
    return known;
  }

  async #check(stored: string, { size, sha384 }: Files[string]): Promise<boolean> {
    const bytes = await this.#files.read(stored);
    return bytes !== null && bytes.length === size && integrityOf(bytes) === sha384;
  }

  async #readJson(file: string): Promise<unknown> {
    const bytes = await this.#files.read(file);
    try {
      return bytes && JSON.parse(bytes.toString());
    } catch {
      return null;
    }
  }
}
