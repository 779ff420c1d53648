import type { WorldState } from './state.ts';
import type { World } from './world.ts';

/** Returns a state as text. */
export const serialiseState = (state: WorldState): string => JSON.stringify(state);

/** Returns the state that `serialiseState` wrote, or null if the text is not a state of this world. */
export function restoreState(world: World, text: string): WorldState | null {
  try {
    const state = JSON.parse(text) as WorldState;
    const fits =
      state.items.length >= world.items.length && state.goals.length === world.level.levelGoals.length;
    return fits && Array.isArray(state.moved) && Array.isArray(state.player.position) ? state : null;
  } catch {
    return null;
  }
}
