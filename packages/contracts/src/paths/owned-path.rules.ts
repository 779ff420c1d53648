const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean);

const begins = (prefix: readonly string[], path: readonly string[]): boolean =>
  prefix.length === 0 ? path.length === 0 : prefix.every((part, index) => path[index] === part);

/**
 * Returns the area with the longest prefix of the path, or null. Paths and prefixes have no language and match
 * whole segments only; the prefix '' owns only the index.
 */
export function ownerOf<Area extends { readonly prefixes: readonly string[] }>(
  path: string,
  areas: readonly Area[],
): Area | null {
  const segments = segmentsOf(path);
  const candidates = areas.flatMap(area =>
    area.prefixes
      .map(segmentsOf)
      .filter(prefix => begins(prefix, segments))
      .map(({ length }) => ({ area, length })),
  );
  return candidates.toSorted((a, b) => b.length - a.length)[0]?.area ?? null;
}
