import type { Position, WorldLevel } from '@burrow/contracts';
import { loadWorld } from '@burrow/world';

const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/**
 * Tiles, as `column,row`, on which a player may come to stand: walking from the start, through doors and gates
 * that can be opened, over what lies flat. Empty when the start itself is blocked.
 */
export function reachableTiles(level: WorldLevel): ReadonlySet<string> {
  const { grid, itemsByTile, kinds } = loadWorld(level);
  const isFree = ([x, y]: Position): boolean => {
    if (x < 0 || y < 0 || x >= grid.width || y >= grid.height) return false;
    const tile = y * grid.width + x;
    return grid.blocked[tile] === 0 && !itemsByTile[tile]?.some(item => kinds[item]?.blocking === 'always');
  };
  const found = new Set<string>();
  const waiting: Position[] = [level.start];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (found.has(next.join()) || !isFree(next)) continue;
    found.add(next.join());
    const [x, y] = next;
    for (const [dx, dy] of STEPS) waiting.push([x + dx, y + dy]);
  }
  return found;
}
