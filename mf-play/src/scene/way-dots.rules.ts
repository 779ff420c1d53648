import type { Position } from '@burrow/contracts';

const MOST_DOTS = 20;

/** Returns the tiles of a path that get a dot: all but its end, spread evenly if there are more than twenty. */
export function dotsOf(way: readonly Position[]): readonly Position[] {
  const inner = way.slice(0, -1);
  const dotOf = (tile: number): number => Math.floor((tile * MOST_DOTS) / inner.length);
  return inner.filter((_, index) => dotOf(index) !== dotOf(index - 1));
}
