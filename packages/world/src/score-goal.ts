import type { WorldEvent } from './events.ts';
import type { WorldState } from './state.ts';
import type { World } from './world.ts';

/** Adds to one goal's score; without a goal (creative levels) nothing happens. */
export function scoreGoal(
  world: World,
  state: WorldState,
  goal: number | undefined,
  points = 1,
): { readonly goals: readonly number[]; readonly events: readonly WorldEvent[] } {
  if (goal === undefined) return { goals: state.goals, events: [] };
  const score = (state.goals[goal] ?? 0) + points;
  const count = world.level.levelGoals[goal]?.count ?? 1;
  return { goals: state.goals.with(goal, score), events: [{ type: 'goalScored', goal, score, count }] };
}
