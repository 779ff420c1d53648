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
