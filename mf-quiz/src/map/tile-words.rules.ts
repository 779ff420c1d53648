import type { Position } from '@burrow/contracts';
import { listed, type Translate } from '@burrow/i18n';
import { headingOf } from '@burrow/painting';
import { isWalkable, itemsAt, thingOf, type World, type WorldState } from '@burrow/world';

const isSame = (a: Position | undefined, b: Position): boolean => a?.[0] === b[0] && a[1] === b[1];

/** Returns what is on a tile, in words of the namespace `quiz`: things, the animal, the X mark, or that it is free. */
export function tileWords(
  world: World,
  state: WorldState,
  tile: Position,
  t: Translate,
  animal: string,
): string {
  const here = itemsAt(world, state, tile).flatMap(index => {
    const thing = thingOf(world, state, index);
    const isThere = thing && state.items[index]?.status !== 'gone';
    return isThere ? [t(`quiz:things.${thing.type}`, { defaultValue: thing.type })] : [];
  });
  const { position, facing } = state.player;
  if (isSame(position, tile))
    here.push(t('quiz:map.animal', { animal, facing: t(`quiz:facing.${headingOf(facing)}`) }));
  if (world.level.levelGoals.some(goal => isSame(goal.position, tile))) here.push(t('quiz:map.xMark'));
  if (here.length === 0) here.push(t(isWalkable(world, state, tile) ? 'quiz:map.free' : 'quiz:map.blocked'));
  return t('quiz:map.tile', { column: tile[0] + 1, row: tile[1] + 1, things: listed(here) });
}

/** Returns a whole map in words: where the animal stands, and what is where. */
export function mapWords(world: World, state: WorldState, t: Translate, animal: string): string {
  const { width, height } = world.level.map;
  const tiles = Array.from({ length: width * height }, (_, index): Position => [
    index % width,
    Math.floor(index / width),
  ]);
  const told = tiles.filter(
    tile =>
      isSame(state.player.position, tile) ||
      itemsAt(world, state, tile).some(index => state.items[index]?.status !== 'gone'),
  );
  return t('quiz:map.all', { tiles: told.map(tile => tileWords(world, state, tile, t, animal)).join('; ') });
}
