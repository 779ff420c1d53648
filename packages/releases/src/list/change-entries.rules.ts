import { type ListEntry, ListEntrySchema, type ReleaseList } from './release-list.schema.ts';

/** The entries of a list that are well formed. */
export const entriesOf = (list: Pick<ReleaseList, 'entries'>): ListEntry[] =>
  list.entries.flatMap(entry => {
    const parsed = ListEntrySchema.safeParse(entry);
    return parsed.success ? [parsed.data] : [];
  });

/** Everybody gets this version; the other remotes stay as they are. */
export function promoted(entries: readonly ListEntry[], name: string, version: string): ListEntry[] {
  const entry = { name, default: version };
  return entries.some(one => one.name === name)
    ? entries.map(one => (one.name === name ? entry : one))
    : [...entries, entry];
}

/**
 * The version that was in force before the present one came, so that going back twice does not come back to what
 * was broken; null if there was none.
 * @param history the newest list first
 */
export function versionBefore(history: readonly ReleaseList[], name: string): string | null {
  const versions = history.flatMap(list => entriesOf(list).find(entry => entry.name === name)?.default ?? []);
  const [present] = versions;
  if (present === undefined) return null;
  return versions.slice(versions.lastIndexOf(present) + 1)[0] ?? null;
}
