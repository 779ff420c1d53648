import type { Position } from '@burrow/contracts';
import { findPath, type World } from '@burrow/world';
import type { GamePlayer } from './game-player.ts';

/**
 * Walks the animal to a tile along the pointer's path: diagonals, no corner cutting. Changes only the animal's
 * position in the picture. False if no path leads there.
 */
export function walkTo(world: World, player: GamePlayer, tile: Position): boolean {
  const { state } = player.getView();
  const way = findPath(world, state, state.player.position, tile);
  if (!way || way.length === 0) return false;
  void player.walk(way);
  return true;
}
