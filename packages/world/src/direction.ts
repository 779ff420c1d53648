import type { Direction, Position } from '@burrow/contracts';

/** Where a tile lies on the screen, as seen from another one. */
export type Side = 'above' | 'right' | 'below' | 'left';

/** Clockwise from north, in map coordinates (rows grow to the south). */
const COMPASS: readonly Direction[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

function turned(facing: Direction, quarters: number): Direction {
  const index = COMPASS.findIndex(one => one[0] === facing[0] && one[1] === facing[1]);
  return COMPASS[(index + quarters) % COMPASS.length] ?? facing;
}

export const leftOf = (facing: Direction): Direction => turned(facing, 3);
export const rightOf = (facing: Direction): Direction => turned(facing, 1);

/** The tile one step away; it may lie outside the map. */
export const stepFrom = (position: Position, facing: Direction): Position => [
  position[0] + facing[0],
  position[1] + facing[1],
];

/**
 * On which side of `of` a tile lies; if it lies diagonally, the side on which it is farther away.
 *
 * @example
 * sideOf([2, 1], [2, 3]) // → 'above'
 * sideOf([5, 4], [2, 3]) // → 'right'
 */
export function sideOf([column, row]: Position, [ofColumn, ofRow]: Position): Side {
  const [across, down] = [column - ofColumn, row - ofRow];
  if (Math.abs(across) > Math.abs(down)) return across > 0 ? 'right' : 'left';
  return down > 0 ? 'below' : 'above';
}
