import { conflictsWith } from '../check/conflicts.rules.ts';
import { misfits } from '../check/fits-shell.rules.ts';
import type { ShellRelease } from '../check/shell-release.schema.ts';
import { readRelease } from '../release/read-release.ts';
import type { BuiltRelease, Release } from '../release/release.schema.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { entriesOf, promoted } from './change-entries.rules.ts';
import type { ListEntry, ReleaseList } from './release-list.schema.ts';
import { ListChangedError, type ReleaseLists } from './release-lists.ts';

export interface Promotion {
  readonly name: string;
  readonly version: string;
  /** The shell that is running. */
  readonly shell: ShellRelease;
  readonly who: string;
  readonly why: string;
  readonly at: Date;
}

/** The releases that everybody gets now, and that can be read. */
async function releasesOf(store: ReleaseStore, entries: readonly ListEntry[]): Promise<Release[]> {
  const read = await Promise.all(
    entries.map(({ name, default: version }) => readRelease(store, name, version)),
  );
  return read.flatMap(one => ('release' in one ? [one.release] : []));
}

/** Why a release does not fit the shell, or the remotes that everybody gets now; none where it does. */
export async function reasonsAgainst(
  store: ReleaseStore,
  lists: ReleaseLists,
  shell: ShellRelease,
  release: BuiltRelease,
): Promise<string[]> {
  const [latest] = await lists.history(1);
  const others = await releasesOf(store, latest ? entriesOf(latest) : []);
  return [...misfits(release, shell), ...conflictsWith(release, others)];
}

/** Writes the list by which everybody gets a version, or says why not. */
export async function promote(
  store: ReleaseStore,
  lists: ReleaseLists,
  { name, version, shell, ...change }: Promotion,
): Promise<{ readonly list: ReleaseList } | { readonly reasons: readonly string[] }> {
  const read = await readRelease(store, name, version);
  if ('faults' in read) return { reasons: read.faults };
  const number = await lists.latestNumber();
  const reasons = await reasonsAgainst(store, lists, shell, read.release);
  if (reasons.length > 0) return { reasons };
  const [latest] = await lists.history(1);
  const entries = promoted(latest ? entriesOf(latest) : [], name, version);
  try {
    return { list: await lists.append(number, { ...change, entries }) };
  } catch (error) {
    if (error instanceof ListChangedError) return { reasons: [error.message] };
    throw error;
  }
}
