import { Sprite } from '../pixels/sprite.ts';
import type { Ramp } from './materials.ts';
import type { Pose } from './pose.ts';

export const FRAME_WIDTH = 16;
export const FRAME_HEIGHT = 24;

/** A blank frame. */
export function blank(): Sprite {
  return new Sprite(FRAME_WIDTH, FRAME_HEIGHT);
}

/**
 * Paints a mask, drawn looking right and lowered by the pose's lift, and mirrors it where
 * the pose requires it. This happens before shading, so that light always comes from the left.
 */
export function mask(pose: Pose, paint: (sprite: Sprite) => void): Sprite {
  const sprite = blank();
  paint(sprite);
  return pose.mirrored ? sprite.flip() : sprite;
}

/** A mask in which `#` takes a material's colours and other characters are palette keys. */
export interface Part {
  mask: Sprite;
  ramp: Ramp;
  /** Where the highlight ends, as the maximum of x + y; no highlight if omitted. */
  highlight?: number;
}

function shadeOf(part: Part, x: number, y: number): string {
  const { mask: shape, ramp } = part;
  const open = (dx: number, dy: number) => !shape.has(x + dx, y + dy);
  if (open(0, 1) || (open(1, 0) && !open(0, -1))) return ramp[1];
  const nearTopLeft = !open(-1, 0) && !open(0, -1) && (open(0, -2) || open(-2, 0));
  if (part.highlight !== undefined && nearTopLeft && x + y < part.highlight) return ramp[3];
  return ramp[2];
}

/** Paints parts over each other, each shaded from the top left. */
export function shade(parts: readonly Part[], onto = blank()): Sprite {
  for (const part of parts)
    for (let y = 0; y < FRAME_HEIGHT; y++)
      for (let x = 0; x < FRAME_WIDTH; x++) {
        const key = part.mask.get(x, y);
        onto.set(x, y, key === '#' ? shadeOf(part, x, y) : key);
      }
  return onto;
}

/** Shaded parts with one ink line around all of them. */
export function group(parts: readonly Part[]): Sprite {
  return shade(parts).outline('k');
}

/** Draws an outlined thing over another without drawing its line across what is there. */
export function drawBehindLine(onto: Sprite, shape: Sprite): void {
  const lined = blank().draw(shape).outline('k');
  for (let y = 0; y < FRAME_HEIGHT; y++)
    for (let x = 0; x < FRAME_WIDTH; x++) {
      const isLine = lined.get(x, y) === 'k' && !shape.has(x, y);
      if (!isLine || !onto.has(x, y)) onto.set(x, y, lined.get(x, y));
    }
}
