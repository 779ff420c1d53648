import { entriesOf } from './change-entries.rules.ts';
import type { ListEntry, ReleaseList } from './release-list.schema.ts';

const entryIn = (list: ReleaseList | undefined, name: string): ListEntry | undefined =>
  list && entriesOf(list).find(entry => entry.name === name);

/**
 * The version that was in force before the present one came, so that going back twice does not come back to what
 * was broken; null if there was none.
 * @param history the newest list first
 */
export function versionBefore(history: readonly ReleaseList[], name: string): string | null {
  const versions = history.flatMap(list => entryIn(list, name)?.default ?? []);
  const [present] = versions;
  if (present === undefined) return null;
  return versions.slice(versions.lastIndexOf(present) + 1)[0] ?? null;
}

/** A list by which everybody got again what they had had before. */
export interface StepBack {
  readonly list: ReleaseList;
  readonly from: string;
  readonly to: string;
}

const isWithout = (entry: ListEntry): boolean => !entry.rules?.length;

/**
 * The newest step back of a remote, to an older default or from rules to none; null if there was none.
 * @param history the newest list first
 */
export function lastStepBack(history: readonly ReleaseList[], name: string): StepBack | null {
  for (const [index, list] of history.entries()) {
    const [after, before] = [entryIn(list, name), entryIn(history[index + 1], name)];
    if (!after || !before) continue;
    const earlier = history.slice(index + 2).map(one => entryIn(one, name)?.default);
    const isOlder = after.default !== before.default && earlier.includes(after.default);
    const isEnd = after.default === before.default && isWithout(after) && !isWithout(before);
    const from = isEnd ? before.rules?.[0]?.version : before.default;
    if ((isOlder || isEnd) && from !== undefined) return { list, from, to: after.default };
  }
  return null;
}

/**
 * Remotes that were taken off: an older list names them, and the newest does not.
 * @param history the newest list first
 */
export function takenOff(history: readonly ReleaseList[]): ReadonlySet<string> {
  const [latest, ...older] = history.map(list => entriesOf(list).map(({ name }) => name));
  return new Set(older.flat()).difference(new Set(latest));
}
