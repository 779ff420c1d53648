const TILE = 16;
/** A step of the camera multiplies the level's own size. */
export const CAMERA_STEPS = [1, 1.5, 2] as const;
const FEWEST_COLUMNS = 9;
const FEWEST_ROWS = 7;

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * How many screen pixels one pixel of the picture takes, a whole number: the level's zoom, less on a
 * small canvas so that enough of the map is seen, more where the map would not fill the canvas.
 * @param canvas in CSS pixels
 * @param map in tiles
 * @param zoom of the level, in CSS pixels a tile
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
