import type { RemoteEntry } from '@burrow/client';

/** The remote whose longest prefix begins the path (without language), or null. '' owns only the index. */
export function ownerOf(path: string, remotes: readonly RemoteEntry[]): RemoteEntry | null {
  const segments = path.split('/').filter(Boolean);
  const owns = (prefix: string): boolean => {
    const wanted = prefix.split('/').filter(Boolean);
    return wanted.length === 0
      ? segments.length === 0
      : wanted.every((part, index) => segments[index] === part);
  };
  const candidates = remotes.flatMap(remote =>
    remote.prefixes.filter(owns).map(prefix => ({ remote, length: prefix.length })),
  );
  return candidates.toSorted((a, b) => b.length - a.length)[0]?.remote ?? null;
}
