import type { StampName } from '@burrow/art';

/** A thing of several tiles, by its top left tile. It may reach beyond the map. */
export type StampAt = readonly [name: StampName, column: number, row: number];

/** What a map is composed of: its ground as text, and the things that stand on it. */
export interface Composition {
  /** The level's folder below `courses`, e.g. `python/intro-level1`. */
  readonly level: string;
  /** Another seed gives another meadow. */
  readonly seed: number;
  /** One text a row, one letter a tile: see legend.ts. */
  readonly floor: readonly string[];
  readonly stamps: readonly StampAt[];
  /** Whether trees, bushes and flowers grow where the floor is meadow and nothing stands. */
  readonly wild?: boolean;
}
