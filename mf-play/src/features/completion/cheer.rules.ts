import type { LevelData, Position } from '@burrow/contracts';
import { loadWorld, type WorldState } from '@burrow/world';
import { paintLevel, strokesFrom, type Atlases, type Stroke } from '@burrow/painting';

/** Tiles of the map that are shown around the animal, in both directions. */
export const CHEER_TILES = 5;
const CHEER_FRAMES = 2;

/** Returns the corner of what is shown: the animal in the middle, and no tile outside the map. */
export function cheerCorner({ width, height }: LevelData['map'], [column, row]: Position): Position {
  const corner = (at: number, size: number): number =>
    Math.min(Math.max(at - Math.floor(CHEER_TILES / 2), 0), size - CHEER_TILES);
  return [corner(column, width), corner(row, height)];
}

/**
 * Returns what to draw of the animal cheering where its run ended, for each frame.
 * @param animal lower-case name of the learner's animal
 */
export function paintCheer(
  level: LevelData,
  final: WorldState,
  atlases: Atlases,
  animal: string,
): readonly (readonly Stroke[])[] {
  const shown = { world: loadWorld(level), state: final };
  const corner = cheerCorner(level.map, final.player.position);
  return Array.from({ length: CHEER_FRAMES }, (_, frame) =>
    strokesFrom(paintLevel(shown, atlases, animal, { pose: `cheer/${frame}` }), corner),
  );
}
