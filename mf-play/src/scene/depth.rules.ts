/** Draw order by layer of the map; the animal and items are between 6 and 10, nearer ones in front. */
export const LAYER_DEPTH = {
  ground_tiles: 0,
  ground_layer: 1,
  ground_details: 2,
  middle_layer: 6,
  top_layer: 10,
  extra_layer: 11,
} as const;

export const MARK_DEPTH = 3;
/** Bridges, roads and what lies on the ground: below everything that stands. */
export const FLAT_DEPTH = 6.5;
const STANDING = 7;
const EFFECTS = 12;

/** Returns the depth of something that stands on the map, by the pixel row of its feet. */
export function standingDepth(feetY: number, mapHeight: number): number {
  return STANDING + (2.9 * feetY) / mapHeight;
}

export const EFFECT_DEPTH = EFFECTS;
