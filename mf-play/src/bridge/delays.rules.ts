import { isChest, isWater, type WorldEvent } from '@burrow/world';

const BUILDING_MS = 500;
const GRAIN_STACK_MS = 1_500;
const WATERING_MS = 3_000;
const COLLECTING_WATER_MS = 2_500;
const OPENING_CHEST_MS = 1_500;

/**
 * Returns how long an action takes at normal speed if it has its own duration, in milliseconds; null if it
 * takes as long as a move.
 * @param thing type of the thing that is acted upon
 */
export function ownDelay(event: WorldEvent, thing: string): number | null {
  switch (event.type) {
    case 'built':
      return event.structure === 'grain stack' ? BUILDING_MS + GRAIN_STACK_MS : BUILDING_MS;
    case 'watered':
      return WATERING_MS;
    case 'collected':
      return isWater(event.kind) ? COLLECTING_WATER_MS : null;
    case 'opened':
      return isChest(thing) ? OPENING_CHEST_MS : null;
    default:
      return null;
  }
}
