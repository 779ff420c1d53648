import type { Position } from '@burrow/contracts';
import { noun, type Noun, type Translate } from '@burrow/i18n';
import { itemsAt, sideOf, thingOf, type Player, type World, type WorldState } from '@burrow/world';

export interface TilePlace {
  readonly world: World;
  /** The things of the map in their current state. */
  readonly state: WorldState;
  readonly tile: Position;
  /** Where the learner's animal is at this time; null if that is not known. */
  readonly animal: Player | null;
}

const isSame = (a: Position | undefined, b: Position): boolean => a?.[0] === b[0] && a[1] === b[1];

const BESIDE: readonly Position[] = [
  [0, -1],
  [0, 1],
  [-1, 0],
  [1, 0],
];

function typeAt(world: World, state: WorldState, tile: Position): string | undefined {
  const index = itemsAt(world, state, tile).find(one => state.items[one]?.status !== 'gone');
  return index === undefined ? undefined : thingOf(world, state, index)?.type;
}

const isOnly = (world: World, state: WorldState, type: string): boolean =>
  state.items.filter(({ status }, index) => status !== 'gone' && thingOf(world, state, index)?.type === type)
    .length === 1;

/** Returns what helps to find a tile on the map without numbers; null if there is nothing unique nearby. */
function nameOf({ world, state, tile, animal }: TilePlace, t: Translate): string | null {
  const thing = (type: string): Noun => noun(t, `play:things.${type}`, type);
  const type = typeAt(world, state, tile);
  if (isSame(animal?.position, tile)) return t('play:place.here');
  if (animal && isSame([animal.position[0] + animal.facing[0], animal.position[1] + animal.facing[1]], tile))
    return type === undefined ? t('play:place.ahead') : t('play:place.thingAhead', { thing: thing(type) });
  if (type !== undefined)
    return isOnly(world, state, type) ? t('play:place.thing', { thing: thing(type) }) : null;
  const marks = world.level.levelGoals.flatMap(({ position }) => (position ? [String(position)] : []));
  if (new Set(marks).size === 1 && marks[0] === String(tile)) return t('play:place.mark');
  for (const [across, down] of BESIDE) {
    const near: Position = [tile[0] + across, tile[1] + down];
    const found = typeAt(world, state, near);
    if (found !== undefined && isOnly(world, state, found))
      return t(`play:place.${sideOf(tile, near)}`, { thing: thing(found) });
  }
  return null;
}

/**
 * Describes a tile in words: by the animal, by what is on it or next to it; with its numbers if the map shows them, or
 * if nothing else distinguishes it from others.
 */
export function placeWords(place: TilePlace, hasGrid: boolean, t: Translate): string {
  const numbers = { column: place.tile[0] + 1, row: place.tile[1] + 1 };
  const name = nameOf(place, t);
  if (name === null) return t('play:place.tile', numbers);
  return hasGrid ? t('play:place.numbered', { place: name, ...numbers }) : name;
}
