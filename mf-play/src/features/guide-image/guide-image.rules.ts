import type { LevelData } from '@burrow/contracts';
import { loadWorld, replay } from '@burrow/world';
import { paintLevel, strokesFrom, type Atlases, type Stroke } from '@burrow/painting';

/**
 * Returns what to draw for each view of a guide's picture; nothing if it has none.
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
