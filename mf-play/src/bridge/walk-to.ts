import type { Position } from '@burrow/contracts';
import { findPath, type World } from '@burrow/world';
import type { GamePlayer } from './game-player.ts';

/**
 * Walks the animal to a tile by the pointer's way: diagonals, no corner cutting. Changes nothing but where the
 * animal stands in the picture. False where no way leads there.
 */
export function walkTo(world: World, player: GamePlayer, tile: Position): boolean {
  const { state } = player.getView();
  const way = findPath(world, state, state.player.position, tile);
  if (!way || way.length === 0) return false;
  void player.walk(way);
  return true;
}
