/** Bits of an 8-neighbour mask, clockwise from the north. */
export const NEIGHBOURS = [
  { bit: 1, dx: 0, dy: -1 },
  { bit: 2, dx: 1, dy: -1 },
  { bit: 4, dx: 1, dy: 0 },
  { bit: 8, dx: 1, dy: 1 },
  { bit: 16, dx: 0, dy: 1 },
  { bit: 32, dx: -1, dy: 1 },
  { bit: 64, dx: -1, dy: 0 },
  { bit: 128, dx: -1, dy: -1 },
] as const;

const CORNERS = [
  { corner: 2, sides: 1 | 4 },
  { corner: 8, sides: 4 | 16 },
  { corner: 32, sides: 16 | 64 },
  { corner: 128, sides: 64 | 1 },
] as const;

/** Drops the corners that no picture shows: those without both adjacent sides. */
export function reduceMask(mask8: number): number {
  let result = mask8 & 255;
  for (const { corner, sides } of CORNERS) if ((mask8 & sides) !== sides) result &= ~corner;
  return result;
}

/** The 47 masks that remain after reduction, ascending: tile i of a blob set draws mask i. */
export const BLOB_MASKS: readonly number[] = Array.from({ length: 256 }, (_, mask) => mask).filter(
  mask => reduceMask(mask) === mask,
);

const INDEX_OF_MASK = new Map(BLOB_MASKS.map((mask, index) => [mask, index]));

/**
 * Tile of a 47-tile blob set for a mask of equal neighbours: north 1, north-east 2, east 4,
 * south-east 8, south 16, south-west 32, west 64, north-west 128. 0 stands alone, 46 is full.
 */
export function blobIndex(mask8: number): number {
  return INDEX_OF_MASK.get(reduceMask(mask8)) ?? 0;
}

/** Tile of the fence set for a mask of joined neighbours: north 1, east 2, south 4, west 8. */
export function fenceIndex(mask4: number): number {
  return mask4 & 15;
}

/** The 8-neighbour mask of a place on a map. */
export function maskAt(has: (x: number, y: number) => boolean, x: number, y: number): number {
  return NEIGHBOURS.reduce((mask, { bit, dx, dy }) => (has(x + dx, y + dy) ? mask | bit : mask), 0);
}
