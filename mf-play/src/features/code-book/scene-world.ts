import type { WorldLevel } from '@burrow/contracts';
import { loadWorld, replay, type World, type WorldState } from '@burrow/world';
import type { BookEntry, BookScene } from './code-book.types.ts';

const TILE = 16;

/** A corner of the book as a level without goals, in which everything ahead may be used. */
export function sceneLevel({ floor, start, facing, items }: BookScene): WorldLevel {
  const width = floor[0]?.length ?? 0;
  const water = floor.flatMap((row, y) =>
    [...row].flatMap((letter, x) =>
      letter === 'w' ? [{ x: x * TILE, y: y * TILE, width: TILE, height: TILE }] : [],
    ),
  );
  return {
    start,
    facing,
    map: {
      width,
      height: floor.length,
      tilewidth: TILE,
      tileheight: TILE,
      layers: [],
      tilesets: [],
      collisions: { objects: water },
    },
    items: [...items],
    levelGoals: [],
    constants: [],
  };
}

/** The corner as the book's picture shows it: after some or all of the example's commands. */
export function shownState({ scene, commands, shows = commands.length }: BookEntry): {
  readonly world: World;
  readonly state: WorldState;
} {
  const world = loadWorld(sceneLevel(scene));
  return { world, state: replay(world, commands.slice(0, shows)).final };
}
