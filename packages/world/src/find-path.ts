import type { Position } from '@burrow/contracts';
import type { WorldState } from './state.ts';
import { isWalkable } from './walkable.ts';
import type { World } from './world.ts';

const SIDES = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;
const CORNERS = [
  [1, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
] as const;
const STRAIGHT = 10;
const DIAGONAL = 14;

interface Neighbour {
  readonly position: Position;
  readonly cost: number;
}

/** The free neighbouring tiles; a diagonal step needs both tiles beside it to be free, so that no corner is cut. */
function neighbours([x, y]: Position, isFree: (position: Position) => boolean): Neighbour[] {
  const sides = SIDES.map(([dx, dy]) => ({ position: [x + dx, y + dy] as Position, cost: STRAIGHT }));
  const corners = CORNERS.filter(([dx, dy]) => isFree([x + dx, y]) && isFree([x, y + dy])).map(
    ([dx, dy]) => ({ position: [x + dx, y + dy] as Position, cost: DIAGONAL }),
  );
  return [...sides, ...corners].filter(({ position }) => isFree(position));
}

const keyOf = (position: Position): string => position.join();

function pathTo(to: Position, cameFrom: ReadonlyMap<string, Position>): Position[] {
  const path: Position[] = [to];
  for (let step = cameFrom.get(keyOf(to)); step; step = cameFrom.get(keyOf(step))) path.unshift(step);
  return path.slice(1);
}

/**
 * The shortest way for the pointer: the tiles to step on one after the other, without the first and with
 * the last. Diagonals are allowed, cutting corners is not. Null when the tile cannot be reached.
 *
 * @example
 * import { fieldLevel } from '@burrow/world/testing';
 * const world = loadWorld(fieldLevel());
 * findPath(world, startState(world), [2, 5], [4, 6]) // → [[3, 5], [4, 6]]
 * findPath(world, startState(world), [2, 5], [99, 5]) // → null
 */
export function findPath(
  world: World,
  state: WorldState,
  from: Position,
  to: Position,
): readonly Position[] | null {
  const isFree = (position: Position): boolean => isWalkable(world, state, position);
  if (!isFree(to)) return null;
  const costs = new Map<string, number>([[keyOf(from), 0]]);
  const cameFrom = new Map<string, Position>();
  const waiting = [{ position: from, cost: 0 }];
  while (waiting.length > 0) {
    waiting.sort((a, b) => b.cost - a.cost);
    const next = waiting.pop();
    if (!next || next.cost > (costs.get(keyOf(next.position)) ?? 0)) continue;
    if (keyOf(next.position) === keyOf(to)) return pathTo(to, cameFrom);
    for (const { position, cost } of neighbours(next.position, isFree)) {
      const total = next.cost + cost;
      if (total >= (costs.get(keyOf(position)) ?? Infinity)) continue;
      costs.set(keyOf(position), total);
      cameFrom.set(keyOf(position), next.position);
      waiting.push({ position, cost: total });
    }
  }
  return null;
}
