import { conflictsWith } from '../check/conflicts.rules.ts';
import { misfits } from '../check/fits-shell.rules.ts';
import type { ShellRelease } from '../check/shell-release.schema.ts';
import { readRelease } from '../release/read-release.ts';
import type { BuiltRelease, Release } from '../release/release.schema.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { entriesOf, promoted, promotedTo, takenBack, versionsOf, withdrawn } from './change-entries.rules.ts';
import type { Condition, ListEntry, ReleaseList } from './release-list.schema.ts';
import { ListChangedError, type ReleaseLists } from './release-lists.ts';

/** Who gets a version: everybody, everybody without the exceptions that there were, or some. */
export type Audience = 'everybody' | 'everybody-again' | Condition;

/** Who changes what is in force, when and why. */
export interface Change {
  readonly who: string;
  readonly why: string;
  readonly at: Date;
}

export interface VersionOf {
  readonly name: string;
  readonly version: string;
}

export interface Promotion extends VersionOf, Change {
  /** `everybody` if missing. */
  readonly to?: Audience;
  /** The shell that is running. */
  readonly shell: ShellRelease;
}

/** What became of a change: the list that was written, or why none was. */
export type Changed = { readonly list: ReleaseList } | { readonly reasons: readonly string[] };

interface Present {
  readonly number: number;
  readonly entries: readonly ListEntry[];
}

async function present(lists: ReleaseLists): Promise<Present> {
  const number = await lists.latestNumber();
  const [latest] = await lists.history(1);
  return { number, entries: latest ? entriesOf(latest) : [] };
}

async function append(
  lists: ReleaseLists,
  number: number,
  change: Change,
  entries: readonly ListEntry[],
): Promise<Changed> {
  try {
    return { list: await lists.append(number, { ...change, entries }) };
  } catch (error) {
    if (error instanceof ListChangedError) return { reasons: [error.message] };
    throw error;
  }
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
): Promise<Changed> {
  const read = await readRelease(store, name, version);
  if ('faults' in read) return { reasons: read.faults };
  const { number, entries: before } = await present(lists);
  const reasons = await reasonsAgainst(store, lists, shell, read.release);
  if (typeof to !== 'string') reasons.push(...reasonsForSome(before, name, version));
  if (reasons.length > 0) return { reasons };
  return append(lists, number, change, entriesAfter(before, name, version, to, number + 1));
}

/** Writes one list by which everybody gets these versions, which are checked as they are then beside each other. */
export async function promoteTogether(
  store: ReleaseStore,
  lists: ReleaseLists,
  versions: readonly VersionOf[],
  { shell, ...change }: Change & { readonly shell: ShellRelease },
): Promise<Changed> {
  const { number, entries: before } = await present(lists);
  const entries = versions.reduce<readonly ListEntry[]>(
    (all, { name, version }) => promoted(all, name, version),
    before,
  );
  const others = await releasesOf(store, entries);
  const reasons: string[] = [];
  for (const { name, version } of versions) {
    const read = await readRelease(store, name, version);
    const found =
      'faults' in read
        ? read.faults
        : [...misfits(read.release, shell), ...conflictsWith(read.release, others)];
    reasons.push(...found.map(reason => `${name} ${version}: ${reason}`));
  }
  return reasons.length > 0 ? { reasons } : append(lists, number, change, entries);
}

/** Writes a list without a remote: its paths lead nowhere until a version is promoted again. */
export async function withdraw(lists: ReleaseLists, name: string, change: Change): Promise<Changed> {
  const { number, entries } = await present(lists);
  if (entries.every(entry => entry.name !== name)) return { reasons: ['nobody gets any version of it'] };
  return append(lists, number, change, withdrawn(entries, name));
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
