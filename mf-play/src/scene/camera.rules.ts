const TILE = 16;
/** A step of the camera multiplies the level's own size. */
export const CAMERA_STEPS = [1, 1.5, 2] as const;
const FEWEST_COLUMNS = 9;
const FEWEST_ROWS = 7;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The part of the view in which the animal may move without the view following. */
const CALM_PART = 0.55;

/**
 * Returns where the view begins in the next frame, along one axis. It moves by whole pixels, since otherwise the tiles
 * would not fit together without gaps.
 * @param start where it begins now, in pixels of the map
 * @param size of the view, in pixels of the map
 * @param pace how much of the way to the target it moves
 */
export function followedStart(start: number, size: number, target: number, pace: number): number {
  const margin = (size * (1 - CALM_PART)) / 2;
  const before = Math.min(target - (start + margin), 0);
  const behind = Math.max(target - (start + size - margin), 0);
  const way = (before + behind) * pace;
  return Math.round(start) + Math.sign(way) * Math.ceil(Math.abs(way));
}

/**
 * Returns how many screen pixels one pixel of the picture takes, a whole number: the level's zoom, less on a
 * small canvas so that enough of the map is visible, more if the map would not fill the canvas.
 * @param canvas in CSS pixels
 * @param map in tiles
 * @param zoom of the level, in CSS pixels per tile
 * @param step index of CAMERA_STEPS
 */
export function pixelScale(canvas: Size, map: Size, zoom: number, step: number): number {
  const wanted = zoom / TILE;
  const seen = Math.floor(
    Math.min(canvas.width / (FEWEST_COLUMNS * TILE), canvas.height / (FEWEST_ROWS * TILE)),
  );
  const filled = Math.ceil(Math.max(canvas.width / (map.width * TILE), canvas.height / (map.height * TILE)));
  const base = Math.max(Math.min(wanted, Math.max(seen, 2)), filled, 1);
  return Math.round(base * (CAMERA_STEPS[step] ?? 1));
}
