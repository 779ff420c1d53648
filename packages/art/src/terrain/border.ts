import { Sprite } from '../pixels/sprite.ts';

export const TILE = 16;
const HALF = TILE / 2;
const FAR = 99;

/** Wobble of a border along a tile, in pixels; it starts and ends at 0 so that seams meet. */
const WOBBLE = [0, 0, 1, 1, 1, 0, 0, 0, 0, -1, -1, 0, 0, 0, 1, 0].map(step => step * 0.55);

/** The position of a pixel: its distance to the terrain's border and the direction of the outside. */
export interface BorderPoint {
  /** Pixels from the border, negative outside, 90 or more far inside. */
  distance: number;
  /** Unit vector towards the outside; 0, 0 far inside. */
  nx: number;
  ny: number;
  x: number;
  y: number;
}

/** Palette key of a pixel, `.` for none. */
export type Profile = (point: BorderPoint) => string;

export interface BorderShape {
  /** How far the border is inside the tile. */
  inset: number;
  /** Radius of outer corners. */
  radius: number;
}

interface Quadrant {
  horizontal: boolean;
  vertical: boolean;
  diagonal: boolean;
}

function quadrantOf(mask8: number, sx: number, sy: number): Quadrant {
  const diagonal = sy < 0 ? (sx < 0 ? 128 : 2) : sx < 0 ? 32 : 8;
  return {
    horizontal: (mask8 & (sx < 0 ? 64 : 4)) !== 0,
    vertical: (mask8 & (sy < 0 ? 1 : 16)) !== 0,
    diagonal: (mask8 & diagonal) !== 0,
  };
}

/** Distance in one 8x8 quadrant; u and v are pixels from the outer sides. */
function measure(
  quadrant: Quadrant,
  u: number,
  v: number,
  radius: number,
): [d: number, nx: number, ny: number] {
  const { horizontal, vertical, diagonal } = quadrant;
  if (horizontal && vertical && diagonal) return [FAR, 0, 0];
  if (horizontal && vertical) {
    const r = Math.hypot(u - 0.5, v - 0.5);
    return [r + 0.5, r ? (u - 0.5) / r : 0.7, r ? (v - 0.5) / r : 0.7];
  }
  if (horizontal) return [v, 0, 1];
  if (vertical) return [u, 1, 0];
  const a = radius - u;
  const b = radius - v;
  if (a > 0 && b > 0) {
    const r = Math.hypot(a, b);
    return [radius - r, a / r, b / r];
  }
  return u < v ? [u, 1, 0] : [v, 0, 1];
}

/** Everything about one pixel of a tile whose equal neighbours are given by a mask. */
export function borderPoint(mask8: number, x: number, y: number, shape: BorderShape): BorderPoint {
  const sx = x < HALF ? -1 : 1;
  const sy = y < HALF ? -1 : 1;
  const u = (x < HALF ? x : TILE - 1 - x) + 0.5;
  const v = (y < HALF ? y : TILE - 1 - y) + 0.5;
  const [distance, ax, ay] = measure(quadrantOf(mask8, sx, sy), u, v, shape.radius);
  if (distance >= FAR) return { distance, nx: 0, ny: 0, x, y };
  const wobble = WOBBLE[Math.abs(ay) > Math.abs(ax) ? x : y] ?? 0;
  return { distance: distance - shape.inset - wobble, nx: sx * ax, ny: sy * ay, x, y };
}

/** Draws the tile of a terrain for one mask. */
export function drawBlobTile(mask8: number, profile: Profile, shape: BorderShape): Sprite {
  return new Sprite(TILE, TILE).map((x, y) => profile(borderPoint(mask8, x, y, shape)));
}
