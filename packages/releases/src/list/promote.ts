import { conflictsWith } from '../check/conflicts.rules.ts';
import { misfits } from '../check/fits-shell.rules.ts';
import type { ShellRelease } from '../check/shell-release.schema.ts';
import { readRelease } from '../release/read-release.ts';
import type { BuiltRelease, Release } from '../release/release.schema.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { entriesOf, promoted, promotedTo, takenBack, versionsOf } from './change-entries.rules.ts';
import type { Condition, ListEntry, ReleaseList } from './release-list.schema.ts';
import { ListChangedError, type ReleaseLists } from './release-lists.ts';

/** Who gets a version: everybody, everybody without the exceptions that there were, or some. */
export type Audience = 'everybody' | 'everybody-again' | Condition;

export interface Promotion {
  readonly name: string;
  readonly version: string;
  /** `everybody` if missing. */
  readonly to?: Audience;
  /** The shell that is running. */
  readonly shell: ShellRelease;
  readonly who: string;
  readonly why: string;
  readonly at: Date;
}

/** The releases that anybody gets now, and that can be read. */
async function releasesOf(store: ReleaseStore, entries: readonly ListEntry[]): Promise<Release[]> {
  const named = entries.flatMap(entry => versionsOf(entry).map(version => [entry.name, version] as const));
  const read = await Promise.all(named.map(([name, version]) => readRelease(store, name, version)));
  return read.flatMap(one => ('release' in one ? [one.release] : []));
}

/** Why a release does not fit the shell, or the remotes that anybody gets now; none where it does. */
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

function reasonsForSome(entries: readonly ListEntry[], name: string, version: string): string[] {
  const everybodys = entries.find(entry => entry.name === name)?.default;
  if (everybodys === undefined) return ['nobody gets any version of it yet: the first one goes to everybody'];
  return everybodys === version ? ['everybody gets it already'] : [];
}

/** Writes the list by which everybody or some get a version, or says why not. */
export async function promote(
  store: ReleaseStore,
  lists: ReleaseLists,
  { name, version, to = 'everybody', shell, ...change }: Promotion,
): Promise<{ readonly list: ReleaseList } | { readonly reasons: readonly string[] }> {
  const read = await readRelease(store, name, version);
  if ('faults' in read) return { reasons: read.faults };
  const number = await lists.latestNumber();
  const [latest] = await lists.history(1);
  const before = latest ? entriesOf(latest) : [];
  const reasons = await reasonsAgainst(store, lists, shell, read.release);
  if (typeof to !== 'string') reasons.push(...reasonsForSome(before, name, version));
  if (reasons.length > 0) return { reasons };
  const entries = entriesAfter(before, name, version, to, number + 1);
  try {
    return { list: await lists.append(number, { ...change, entries }) };
  } catch (error) {
    if (error instanceof ListChangedError) return { reasons: [error.message] };
    throw error;
  }
}

function entriesAfter(
  before: readonly ListEntry[],
  name: string,
  version: string,
  to: Audience,
  since: number,
): ListEntry[] {
  if (to === 'everybody') return promoted(before, name, version);
  if (to === 'everybody-again') return takenBack(before, name, version);
  return promotedTo(before, name, { version, when: to, since });
}
