import { conflictsWith } from '../check/conflicts.rules.ts';
import { readRelease } from '../release/read-release.ts';
import type { Release } from '../release/release.schema.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { versionsOf } from './change-entries.rules.ts';
import { type ListEntry, ListEntrySchema, type ReleaseList } from './release-list.schema.ts';

/** What visitors may get of a remote. */
export interface Offer {
  /** The default, and the rules whose versions are sound. */
  readonly entry: ListEntry;
  readonly releases: ReadonlyMap<string, Release>;
}

/** What a list says, as far as it is sound: one bad entry takes no other remote with it. */
export interface ReadList {
  readonly offers: readonly Offer[];
  /** What is wrong, by the name of the remote. */
  readonly faults: Readonly<Record<string, readonly string[]>>;
}

const nameOf = (entry: unknown, index: number): string =>
  typeof entry === 'object' && entry !== null && 'name' in entry ? String(entry.name) : `entry ${index + 1}`;

/** Reads a list, release by release: what is accepted first keeps its names. */
class ListReader {
  readonly #store: ReleaseStore;
  readonly #accepted = new Map<string, Map<string, Release>>();
  readonly faults: Record<string, string[]> = {};

  constructor(store: ReleaseStore) {
    this.#store = store;
  }

  /** Returns the entries that are well formed. */
  parse(given: readonly unknown[]): ListEntry[] {
    return given.flatMap((one, index) => {
      const { data: entry, error } = ListEntrySchema.safeParse(one);
      if (entry) return [entry];
      this.#note(
        nameOf(one, index),
        error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`),
      );
      return [];
    });
  }

  /** Reads a version with all of its files, and accepts it if it is sound. */
  async accept(name: string, version: string): Promise<void> {
    const read = await readRelease(this.#store, name, version);
    const others = [...this.#accepted.values()].flatMap(releases => [...releases.values()]);
    const reasons = 'faults' in read ? read.faults : conflictsWith(read.release, others);
    if (reasons.length > 0 || !('release' in read)) return this.#note(name, reasons);
    this.#accepted.set(name, (this.#accepted.get(name) ?? new Map()).set(version, read.release));
  }

  offerOf(entry: ListEntry): Offer[] {
    const releases = this.#accepted.get(entry.name);
    if (!releases?.has(entry.default)) return [];
    const rules = (entry.rules ?? []).filter(({ version }) => releases.has(version));
    return [{ entry: { ...entry, rules }, releases }];
  }

  #note(name: string, reasons: readonly string[]): void {
    (this.faults[name] ??= []).push(...reasons);
  }
}

/**
 * Reads every release of a list with all of its files, and says what cannot be used and why. An entry whose default
 * cannot be used is left out; of others, the rules whose versions cannot.
 */
export async function readList(store: ReleaseStore, list: ReleaseList): Promise<ReadList> {
  const reader = new ListReader(store);
  const entries = reader.parse(list.entries);
  for (const entry of entries) await reader.accept(entry.name, entry.default);
  const offered = entries.filter(entry => reader.offerOf(entry).length > 0);
  for (const entry of offered)
    for (const version of versionsOf(entry).slice(1)) await reader.accept(entry.name, version);
  return { offers: offered.flatMap(entry => reader.offerOf(entry)), faults: reader.faults };
}
