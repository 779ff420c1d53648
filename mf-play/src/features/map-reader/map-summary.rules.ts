import type { Position } from '@burrow/contracts';
import { listed, type Translate } from '@burrow/i18n';
import { headingOf } from '@burrow/painting';
import { thingOf, type World, type WorldState } from '@burrow/world';
import { thingsOnTile } from './tile-words.rules.ts';

/** Names of what is on the map now, each once with how many of it there are. */
function countedThings(world: World, state: WorldState, t: Translate): string {
  const counts = new Map<string, number>();
  state.items.forEach(({ status }, index) => {
    const type = status === 'gone' ? undefined : thingOf(world, state, index)?.type;
    if (type) counts.set(type, (counts.get(type) ?? 0) + 1);
  });
  const things = Array.from(counts, ([type, count]) => {
    const thing = t(`play:things.${type}`, { defaultValue: type });
    return count === 1 ? thing : t('map.many', { thing, count });
  });
  return listed(things);
}

/** Returns the map in two sentences: where the animal stands, what lies in front of it, and what there is. */
export function mapSummary(world: World, state: WorldState, t: Translate): string {
  const { position, facing } = state.player;
  const [column, row] = position;
  const front: Position = [column + facing[0], row + facing[1]];
  const { width, height } = world.grid;
  const isOnMap = front[0] >= 0 && front[0] < width && front[1] >= 0 && front[1] < height;
  const ahead = isOnMap ? thingsOnTile(world, state, front, t) : t('map.edge');
  const things = countedThings(world, state, t);
  const place = { column: column + 1, row: row + 1, facing: t(`facing.${headingOf(facing)}`), ahead };
  return [t('map.summary', place), things && t('map.there', { things })].filter(Boolean).join(' ');
}
