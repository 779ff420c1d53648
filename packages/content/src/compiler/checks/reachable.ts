import type { Position, WorldLevel } from '@burrow/contracts';
import { STRUCTURES, isCreative, loadWorld } from '@burrow/world';
import type { World } from '@burrow/world';

const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

const isSame = (a: Position | undefined, b: Position): boolean => a?.[0] === b[0] && a[1] === b[1];

/**
 * Whether an item blocks the animal permanently; a door or gate does unless it is open or a goal opens it,
 * a rock unless a goal pushes it.
 */
function isObstacle(world: World, item: number): boolean {
  const blocking = world.kinds[item]?.blocking;
  const found = world.level.items[item];
  if (world.kinds[item]?.pushable) return !world.level.levelGoals.some(({ action }) => action === 'push');
  if (blocking !== 'while-closed' || !found) return blocking === 'always';
  if (found.state === 'open' || isCreative(world)) return false;
  return !world.level.levelGoals.some(
    ({ action, targetPosition }) =>
      action === 'open' && (!targetPosition || isSame(targetPosition, found.position)),
  );
}

/** Whether a goal asks for something on this tile that can be walked over: a bridge or a road. */
const isBuiltOver = ({ level }: World, position: Position): boolean =>
  level.levelGoals.some(
    ({ action, targetPosition, data, type }) =>
      action === 'build' &&
      isSame(targetPosition, position) &&
      STRUCTURES.some(
        ({ name, walkable }) => walkable && name.startsWith(typeof data === 'string' ? data : type),
      ),
  );

/**
 * Tiles, as `column,row`, that the animal can reach: walking from the start, through doors and
 * gates that can be opened, over what lies flat or will be built. Empty if the start itself is blocked.
 */
export function reachableTiles(level: WorldLevel): ReadonlySet<string> {
  const world = loadWorld(level);
  const { grid, itemsByTile } = world;
  const isFree = ([x, y]: Position): boolean => {
    if (x < 0 || y < 0 || x >= grid.width || y >= grid.height) return false;
    const tile = y * grid.width + x;
    const isOpen = grid.blocked[tile] === 0 || isBuiltOver(world, [x, y]);
    return isOpen && !itemsByTile[tile]?.some(item => isObstacle(world, item));
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
