import { TILE_SIZE } from '@burrow/art';
import type { GuideImage } from '@burrow/contracts';

/** How wide all views side by side may be, in screen pixels. */
const WIDEST = 264;
const LARGEST_SCALE = 3;

export interface GuideImageSize {
  /** Of one view, in screen pixels. */
  readonly width: number;
  readonly height: number;
  /** The views are one below the other: side by side they would be too small. */
  readonly isStacked: boolean;
}

/** Returns how large a guide's picture is shown, in whole screen pixels for each of its own. */
export function guideImageSize({ area, views }: GuideImage): GuideImageSize {
  const [, , columns, rows] = area;
  const fitting = (beside: number) => Math.floor(WIDEST / (columns * beside * TILE_SIZE));
  const isStacked = views.length > 1 && fitting(views.length) < 2;
  const scale = Math.min(Math.max(fitting(isStacked ? 1 : views.length), 1), LARGEST_SCALE);
  return { width: columns * TILE_SIZE * scale, height: rows * TILE_SIZE * scale, isStacked };
}
