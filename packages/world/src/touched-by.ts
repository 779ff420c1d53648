import type { Position } from '@burrow/contracts';
import type { WorldEvent } from './events.ts';
import type { Replay } from './replay.ts';
import { isSamePlace } from './things.ts';

/** The tiles on which something happened, e.g. both ends of a step. */
export function tilesOfEvent(event: WorldEvent): readonly Position[] {
  if (event.type === 'moved' || event.type === 'pushed') return [event.from, event.to];
  if (event.type === 'bumped') return [event.target];
  return 'position' in event ? [event.position] : [];
}

/**
 * The steps of a replay that did something on a tile, by their index: what "which line changed this?" asks.
 * Steps of the animal over it count too.
 */
export function stepsTouching(replay: Replay, tile: Position): readonly number[] {
  return replay.steps.flatMap(({ events }, index) =>
    events.some(event => tilesOfEvent(event).some(one => isSamePlace(one, tile))) ? [index] : [],
  );
}
