import type { Position } from '@burrow/contracts';
import { listed, type Translate } from '@burrow/i18n';
import { isWalkable, itemsAt, thingOf, type ItemState, type World, type WorldState } from '@burrow/world';
import { headingOf } from '@burrow/painting';
import { obstacleAt } from './obstacle.rules.ts';

const isSame = (a: Position | undefined, b: Position): boolean => a?.[0] === b[0] && a[1] === b[1];

function thingWords(type: string, { status, text }: ItemState, t: Translate): string {
  const thing = t(`play:things.${type}`, { defaultValue: type });
  const told = status === 'present' ? thing : t('map.thing', { thing, status: t(`status.${status}`) });
  return text === null || text === '' ? told : `${told} (${text})`;
}

/** Returns what is on a tile: things in their state, the animal, the X mark, what blocks it, or that it is free. */
export function thingsOnTile(world: World, state: WorldState, tile: Position, t: Translate): string {
  const here: string[] = itemsAt(world, state, tile).flatMap(index => {
    const stands = state.items[index];
    const thing = thingOf(world, state, index);
    return stands && thing && stands.status !== 'gone' ? [thingWords(thing.type, stands, t)] : [];
  });
  const { position, facing } = state.player;
  if (isSame(position, tile)) here.push(t('map.you', { facing: t(`facing.${headingOf(facing)}`) }));
  if (world.level.levelGoals.some(goal => isSame(goal.position, tile))) here.push(t('map.xMark'));
  if (here.length === 0)
    here.push(isWalkable(world, state, tile) ? t('map.free') : blockedWords(world, tile, t));
  return listed(here);
}

function blockedWords(world: World, tile: Position, t: Translate): string {
  const obstacle = obstacleAt(world.level.map, tile);
  return obstacle === null
    ? t('map.blocked')
    : t('map.blockedBy', { obstacle: t(`map.obstacles.${obstacle}`, { defaultValue: obstacle }) });
}

/** Returns a tile in words, with its numbers as the map shows them. */
export const tileWords = (world: World, state: WorldState, tile: Position, t: Translate): string =>
  t('map.tile', { column: tile[0] + 1, row: tile[1] + 1, things: thingsOnTile(world, state, tile, t) });
