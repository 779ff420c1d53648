import type { ReleaseStore } from '../store/release-store.ts';
import { entriesOf } from './change-entries.rules.ts';
import { type Offer, readList } from './read-list.ts';
import { ReleaseLists } from './release-lists.ts';

/** What is wrong with the list in force, by the name of the remote; `list` for the list itself. */
export type ReleaseFaults = Readonly<Record<string, readonly string[]>>;

/** After faults the same list is read again: perhaps its files were late. */
const RETRY_MS = 30_000;

/**
 * Follows the list in force. What cannot be used leaves what was in force before: an entry its own remote, a list or
 * a store that cannot be read everything.
 */
export class ReleaseWatch {
  /** The store by which release files are read. */
  readonly files: ReleaseStore;
  readonly #lists: ReleaseLists;
  readonly #inForce = new Map<string, Offer>();
  #number = 0;
  #tookAt = 0;
  #faults: ReleaseFaults = {};

  /** @param files the same store, or local copies of it */
  constructor(store: ReleaseStore, files: ReleaseStore) {
    this.files = files;
    this.#lists = new ReleaseLists(store);
  }

  /** What is in force. */
  get offers(): readonly Offer[] {
    return [...this.#inForce.values()];
  }

  get faults(): ReleaseFaults {
    return this.#faults;
  }

  /** The number of the list in force; 0 before one was read. */
  get number(): number {
    return this.#number;
  }

  /**
   * Reads the list in force if there is another, or if the present one had faults. Returns whether anything changed.
   * It never rejects: a failure is a fault.
   */
  async update(): Promise<boolean> {
    const before = JSON.stringify([this.#number, this.#faults]);
    try {
      const number = await this.#lists.latestNumber();
      const isDue = Object.keys(this.#faults).length > 0 && Date.now() - this.#tookAt > RETRY_MS;
      if (number !== this.#number || isDue) await this.#take(number);
    } catch (error) {
      this.#faults = { list: [error instanceof Error ? error.message : String(error)] };
    }
    return JSON.stringify([this.#number, this.#faults]) !== before;
  }

  async #take(number: number): Promise<void> {
    this.#tookAt = Date.now();
    const list = await this.#lists.read(number);
    if (!list) {
      this.#faults = {};
      return;
    }
    const { offers, faults } = await readList(this.files, list);
    const named = new Set(entriesOf(list).map(({ name }) => name));
    // A malformed entry may still name its remote, which then stays as it is.
    for (const name of this.#inForce.keys())
      if (!named.has(name) && !(name in faults)) this.#inForce.delete(name);
    for (const offer of offers) this.#inForce.set(offer.entry.name, offer);
    this.#number = number;
    this.#faults = faults;
  }
}
