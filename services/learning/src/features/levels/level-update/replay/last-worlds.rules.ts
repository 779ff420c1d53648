/** The present world of mf-play, the one before it, and one that is released and not promoted yet. */
const LAST_WORLDS = 3;

/** Returns the newest of the versions that a store has. */
export function lastWorlds(versions: readonly string[]): readonly string[] {
  return versions
    .filter(version => /^[1-9]\d{0,8}$/.test(version))
    .toSorted((one, other) => Number(other) - Number(one))
    .slice(0, LAST_WORLDS);
}
