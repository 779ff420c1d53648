import { TILE_SIZE } from '@burrow/art';
import { Image } from '@burrow/art/drawing';
import type { CompiledLevel } from '../content.types.ts';
import { guideViews } from '../guide-image.ts';
import { drawLevel } from './draw-level.ts';

/** Pixels between before and after. */
const GAP = 4;

/** The picture of a level's guide as the page draws it, before and after side by side; null if it has none. */
export function drawGuideImage(level: CompiledLevel): Image | null {
  const { guideImage } = level;
  if (!guideImage) return null;
  const [left, top, columns, rows] = guideImage.area;
  const [width, height] = [columns * TILE_SIZE, rows * TILE_SIZE];
  const part = { left: left * TILE_SIZE, top: top * TILE_SIZE, width, height };
  const views = guideViews(level, guideImage);
  const image = new Image(views.length * (width + GAP) - GAP, height);
  views.forEach((view, index) => {
    const drawn = drawLevel(view.level, { state: view.run.final });
    image.copy(drawn, part, index * (width + GAP));
  });
  return image;
}
