/** What the play area offers to others, as types: a release publishes this file, so it imports packages only. */

/** A level's path without language, which other areas may link to. */
export type LevelPath = `play/${string}/${string}` | `challenge/${string}`;
