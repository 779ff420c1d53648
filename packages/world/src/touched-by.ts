import type { Position } from '@burrow/contracts';
import type { WorldEvent } from './events.ts';
import type { Replay } from './replay.ts';
import { isSamePlace } from './things.ts';

/** Returns the tiles on which something happened, e.g. both ends of a step. */
export function tilesOfEvent(event: WorldEvent): readonly Position[] {
  if (event.type === 'moved' || event.type === 'pushed') return [event.from, event.to];
  if (event.type === 'bumped') return [event.target];
  return 'position' in event ? [event.position] : [];
}

/**
 * Returns the indexes of a replay's steps that did something on a tile, for the question "which line changed this?".
 * Steps of the animal over it count too.
 */
export function stepsTouching(replay: Replay, tile: Position): readonly number[] {
  return replay.steps.flatMap(({ events }, index) =>
    events.some(event => tilesOfEvent(event).some(one => isSamePlace(one, tile))) ? [index] : [],
  );
}
