import { stockOf, type WorldState } from './state.ts';
import type { World } from './world.ts';
import { worldError, type WorldError } from './world-error.ts';

/** How many of a type the animal has: in stock, or as the score of goals of this type. */
function haveOf(world: World, state: WorldState, type: string, goal: number): number {
  const scored = world.level.levelGoals.reduce(
    (sum, other, index) => (index !== goal && other.type === type ? sum + (state.goals[index] ?? 0) : sum),
    0,
  );
  return Math.max(stockOf(state.inventory, type), scored);
}

/** Why a goal cannot be met yet; null if everything that it depends on is there. */
export function dependsError(world: World, state: WorldState, goal: number): WorldError | null {
  const depends = world.level.levelGoals[goal]?.depends;
  if (!depends) return null;
  const have = haveOf(world, state, depends.type, goal);
  if (have >= depends.count) return null;
  return worldError('world/depends', { thing: depends.type, count: depends.count, have });
}
