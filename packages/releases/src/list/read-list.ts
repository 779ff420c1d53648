import { conflictsWith } from '../check/conflicts.rules.ts';
import { readRelease } from '../release/read-release.ts';
import type { Release } from '../release/release.schema.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { ListEntrySchema, type ReleaseList } from './release-list.schema.ts';

/** What a list says, as far as it is sound: one bad entry takes no other remote with it. */
export interface ReadList {
  readonly releases: readonly Release[];
  /** What is wrong, by the name of the remote. */
  readonly faults: Readonly<Record<string, readonly string[]>>;
}

const nameOf = (entry: unknown, index: number): string =>
  typeof entry === 'object' && entry !== null && 'name' in entry ? String(entry.name) : `entry ${index + 1}`;

/** Reads every release of a list with all of its files, and says which entries cannot be used and why. */
export async function readList(store: ReleaseStore, list: ReleaseList): Promise<ReadList> {
  const releases: Release[] = [];
  const faults: Record<string, readonly string[]> = {};
  for (const [index, given] of list.entries.entries()) {
    const name = nameOf(given, index);
    const { data: entry, error } = ListEntrySchema.safeParse(given);
    if (!entry) {
      faults[name] = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
      continue;
    }
    const read = await readRelease(store, entry.name, entry.default);
    const reasons = 'faults' in read ? read.faults : conflictsWith(read.release, releases);
    if ('release' in read && reasons.length === 0) releases.push(read.release);
    else faults[name] = reasons;
  }
  return { releases, faults };
}
