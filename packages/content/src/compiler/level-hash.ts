import { createHash } from 'node:crypto';
import type { Item, WorldLevel } from '@burrow/contracts';
import { loadWorld } from '@burrow/world';

/** The same value with the keys of its objects sorted. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, part]) => [key, sorted(part)]),
  );
}

const ruled = ({ sprite: _picture, ...rest }: Item) => rest;

/** What a replay depends on. */
function replayed(level: WorldLevel) {
  const { width, height, blocked } = loadWorld(level).grid;
  const { start, facing, items, levelGoals, constants, signs, answers } = level;
  return {
    start,
    facing,
    items: items.map(ruled),
    levelGoals,
    constants,
    ...(signs && { signs }),
    ...(answers && { answers }),
    grid: [width, height, blocked.join('')],
  };
}

/**
 * Returns a hash of what a replay depends on in each setting, the level as shown first: start, facing, items, goals,
 * constants, signs, answers and the tiles that block.
 * Pictures, texts and the way in which rectangles cover the blocked tiles do not change it.
 */
export function levelHash(settings: readonly WorldLevel[]): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(settings.map(replayed))))
    .digest('hex')
    .slice(0, 16);
}
