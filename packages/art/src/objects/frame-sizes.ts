/** Frames that are larger than what is drawn in them, by the beginning of their names: width and height. */
const SIZES: readonly (readonly [start: string, size: readonly [width: number, height: number]])[] = [
  ['gate-', [32, 64]],
  ['pole', [16, 96]],
  ['small-', [32, 48]],
];

/** The size of a thing's frame; undefined if it is the same as the drawing's. */
export const frameSize = (name: string): readonly [width: number, height: number] | undefined =>
  SIZES.find(([start]) => name.startsWith(start))?.[1];
