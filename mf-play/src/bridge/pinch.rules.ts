import type { Position } from '@burrow/contracts';

/** Fingers that move apart or together by this factor make one step of the camera. */
const STEP = 1.35;

export interface Pinch {
  /** How far apart the two fingers were at the last step, in CSS pixels. */
  readonly apart: number;
}

const distance = ([ax, ay]: Position, [bx, by]: Position): number => Math.hypot(ax - bx, ay - by);

/** Two fingers are down. */
export const startPinch = (a: Position, b: Position): Pinch => ({ apart: Math.max(distance(a, b), 1) });

/** Returns what the fingers' new positions mean: a step nearer (1) or farther (-1) than at the last step, or none. */
export function movePinch(
  pinch: Pinch,
  a: Position,
  b: Position,
): { readonly pinch: Pinch; readonly step: 1 | -1 | 0 } {
  const apart = distance(a, b);
  if (apart >= pinch.apart * STEP) return { pinch: { apart }, step: 1 };
  if (apart > 0 && apart <= pinch.apart / STEP) return { pinch: { apart }, step: -1 };
  return { pinch, step: 0 };
}
