import { TILE_SIZE } from '@burrow/art';
import type { GuideImage, LevelData } from '@burrow/contracts';
import { loadWorld, replay } from '@burrow/world';
import { paintLevel, strokesFrom, type Atlases, type Stroke } from '../../painting/paint.rules.ts';

/** How wide all views beside each other may be, in screen pixels. */
const WIDEST = 264;
const LARGEST_SCALE = 3;

export interface GuideImageSize {
  /** Of one view, in screen pixels. */
  readonly width: number;
  readonly height: number;
  /** The views stand one below the other: beside each other they would be too small. */
  readonly isStacked: boolean;
}

/** How large a guide's picture is shown, in whole screen pixels for each of its own. */
export function guideImageSize({ area, views }: GuideImage): GuideImageSize {
  const [, , columns, rows] = area;
  const fitting = (beside: number) => Math.floor(WIDEST / (columns * beside * TILE_SIZE));
  const isStacked = views.length > 1 && fitting(views.length) < 2;
  const scale = Math.min(Math.max(fitting(isStacked ? 1 : views.length), 1), LARGEST_SCALE);
  return { width: columns * TILE_SIZE * scale, height: rows * TILE_SIZE * scale, isStacked };
}

/**
 * What to draw for each view of a guide's picture; nothing where it has none.
 * @param animal lower-case name of the learner's animal
 */
export function paintGuideImage(
  level: LevelData,
  atlases: Atlases,
  animal: string,
): readonly (readonly Stroke[])[] {
  const { guideImage } = level;
  const [left, top] = guideImage?.area ?? [0, 0];
  return (guideImage?.views ?? []).map(({ scene, commands }) => {
    const world = loadWorld({ ...level, ...scene });
    const strokes = paintLevel({ world, state: replay(world, commands).final }, atlases, animal);
    return strokesFrom(strokes, [left, top]);
  });
}
