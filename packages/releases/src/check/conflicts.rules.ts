import type { BuiltRelease } from '../release/release.schema.ts';

/** What only one remote may have; several may fill a slot. */
const OWNED = { prefixes: 'path', modals: 'dialog', slices: 'slice', endpoints: 'endpoint' } as const;

type Owner = Pick<BuiltRelease, 'name' | 'prefixes' | 'modals'> & { readonly [about: string]: unknown };

const namesIn = (owner: Owner, kind: string): string[] =>
  Array.isArray(owner[kind]) ? owner[kind].map(String) : [];

/** What two remotes name alike, in words for whoever releases. */
export function conflictsWith(release: Owner, others: readonly Owner[]): string[] {
  return others
    .filter(other => other.name !== release.name)
    .flatMap(other =>
      Object.entries(OWNED).flatMap(([kind, word]) => {
        const theirs = new Set(namesIn(other, kind));
        return namesIn(release, kind)
          .filter(name => theirs.has(name))
          .map(name => `the ${word} "${name}" belongs to ${other.name} ${String(other['version'])}`);
      }),
    );
}
