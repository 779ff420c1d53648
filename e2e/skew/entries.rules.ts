import type { Parts } from './combinations.table.ts';
import type { Skew } from './skew.types.ts';

/** An entry of a list of releases. */
interface Entry {
  readonly name: string;
  readonly default: string;
}

/** Which version of each remote a site of these parts has; remotes that its side does not have are left out. */
export function entriesFor({ remote, remotes, versions }: Skew, parts: Parts): Entry[] {
  const own = remotes[parts.remote].includes(remote)
    ? [{ name: remote, default: versions[parts.remote] }]
    : [];
  const others = remotes[parts.others]
    .filter(name => name !== remote)
    .map(name => ({ name, default: versions[parts.others] }));
  return [...own, ...others];
}
