import type { ReleaseStore } from '../store/release-store.ts';
import { entriesOf } from './change-entries.rules.ts';
import { lastSound } from './last-sound.ts';
import { type Offer, readList } from './read-list.ts';
import type { ReleaseList } from './release-list.schema.ts';
import { ReleaseLists } from './release-lists.ts';

/** What is wrong with the list in force, by the name of the remote; `list` for the list itself. */
export type ReleaseFaults = Readonly<Record<string, readonly string[]>>;

/** After faults the same list is read again: perhaps its files were late. */
const RETRY_MS = 30_000;
/** Files may be damaged while the list stays the same. */
const RECHECK_MS = 600_000;
/** How far back is looked for what is sound. */
const MOST_LISTS = 100;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Follows the list in force. What cannot be used leaves what was in force before: an entry its own remote, a list or
 * a store that cannot be read everything. Whoever has just started, or finds what is in force damaged, takes what the
 * newest list says in which it is sound.
 */
export class ReleaseWatch {
  /** The store by which release files are read. */
  readonly files: ReleaseStore;
  readonly #lists: ReleaseLists;
  readonly #inForce = new Map<string, Offer>();
  readonly #recheckMs: number;
  #number = 0;
  #tookAt = 0;
  #faults: ReleaseFaults = {};

  /**
   * @param files the same store, or local copies of it
   * @param recheckMs after how long the files of the same list are read again
   */
  constructor(store: ReleaseStore, files: ReleaseStore, recheckMs = RECHECK_MS) {
    this.files = files;
    this.#recheckMs = recheckMs;
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
   * Reads the list in force if there is another, if the present one had faults, and its files from time to time.
   * Returns whether anything changed.
   * It never rejects: a failure is a fault.
   */
  async update(): Promise<boolean> {
    const before = JSON.stringify([this.#number, this.#faults]);
    try {
      const number = await this.#lists.latestNumber();
      const dueAfter = Object.keys(this.#faults).length > 0 ? RETRY_MS : this.#recheckMs;
      const isDue = Date.now() - this.#tookAt >= Math.min(dueAfter, this.#recheckMs);
      if (number !== this.#number || isDue) await this.#take(number);
    } catch (error) {
      this.#faults = { list: [messageOf(error)] };
    }
    return JSON.stringify([this.#number, this.#faults]) !== before;
  }

  async #take(number: number): Promise<void> {
    this.#tookAt = Date.now();
    const { list, faults: ofTheList } = await this.#read(number);
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
    const offered = new Set(offers.map(({ entry }) => entry.name));
    for (const name of Object.keys(faults)) if (!offered.has(name)) await this.#goBack(name, list);
    this.#number = list.number;
    this.#faults = { ...faults, ...ofTheList };
  }

  /** Whoever has nothing yet takes the newest list that can be read. */
  async #read(number: number): Promise<{ list: ReleaseList | null; faults: ReleaseFaults }> {
    try {
      return { list: await this.#lists.read(number), faults: {} };
    } catch (error) {
      const [list] = this.#number > 0 ? [] : await this.#lists.history(MOST_LISTS);
      if (!list) throw error;
      return { list, faults: { list: [`list ${number}: ${messageOf(error)}`] } };
    }
  }

  /** What is in force stays, unless there is nothing, or it is what has a fault. */
  async #goBack(name: string, list: ReleaseList): Promise<void> {
    const faulty = entriesOf(list).find(entry => entry.name === name)?.default;
    const kept = this.#inForce.get(name);
    if (kept && kept.entry.default !== faulty) return;
    const others = this.offers
      .filter(({ entry }) => entry.name !== name)
      .flatMap(({ releases }) => [...releases.values()]);
    const history = await this.#lists.history(MOST_LISTS);
    const sound = await lastSound(this.files, history, name, others);
    if (sound) this.#inForce.set(name, sound);
  }
}
