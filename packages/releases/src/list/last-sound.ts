import { conflictsWith } from '../check/conflicts.rules.ts';
import { readRelease } from '../release/read-release.ts';
import type { Release } from '../release/release.schema.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { entriesOf } from './change-entries.rules.ts';
import type { Offer } from './read-list.ts';
import type { ReleaseList } from './release-list.schema.ts';

/**
 * What everybody got of a remote by the newest list in which it is sound, without rules; null if there is none.
 * @param history the newest list first; one without the remote ends the search, since it was taken off there
 * @param others what is in force of other remotes
 */
export async function lastSound(
  files: ReleaseStore,
  history: readonly ReleaseList[],
  name: string,
  others: readonly Release[],
): Promise<Offer | null> {
  const tried = new Set<string>();
  for (const { entries } of history) {
    const isNamed = entries.some(one => (one as { name?: unknown } | null)?.name === name);
    if (!isNamed) return null;
    const version = entriesOf({ entries }).find(entry => entry.name === name)?.default;
    if (version === undefined || tried.has(version)) continue;
    tried.add(version);
    const read = await readRelease(files, name, version);
    if ('release' in read && conflictsWith(read.release, others).length === 0)
      return { entry: { name, default: version }, releases: new Map([[version, read.release]]) };
  }
  return null;
}
