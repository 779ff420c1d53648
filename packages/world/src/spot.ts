import type { LevelGoal, PlayerCommandName, Position } from '@burrow/contracts';
import { stepFrom } from './direction.ts';
import type { WorldState } from './state.ts';
import { isCreative, itemsAt, type World } from './world.ts';

/** Where the player stands and what lies on the tile ahead. */
export interface Spot {
  readonly target: Position;
  /** Indexes of the items ahead that are there. */
  readonly items: readonly number[];
}

const isAt = (wanted: Position | undefined, position: Position): boolean =>
  wanted === undefined || (wanted[0] === position[0] && wanted[1] === position[1]);

export function spotOf(world: World, state: WorldState): Spot {
  const target = stepFrom(state.player.position, state.player.facing);
  const items = itemsAt(world, target).filter(index => state.items[index]?.status !== 'gone');
  return { target, items };
}

/**
 * Indexes of the goals of this action that belong to this spot, met ones too. A goal without a position
 * is met from anywhere, one without a target on any tile.
 */
export function goalsAt(
  world: World,
  state: WorldState,
  spot: Spot,
  action: PlayerCommandName,
  matches: (goal: LevelGoal) => boolean = () => true,
): readonly number[] {
  const found: number[] = [];
  world.level.levelGoals.forEach((goal, index) => {
    if (goal.action !== action || !matches(goal)) return;
    if (isAt(goal.position, state.player.position) && isAt(goal.targetPosition, spot.target))
      found.push(index);
  });
  return found;
}

/** Whether the action may be tried here at all: at one of its goals, or anywhere in a creative level. */
export const isPlaceFor = (world: World, goals: readonly number[]): boolean =>
  goals.length > 0 || isCreative(world);

export const isOpenGoal = (world: World, state: WorldState, goal: number): boolean =>
  (state.goals[goal] ?? 0) < (world.level.levelGoals[goal]?.count ?? 0);

/** The type of what lies ahead, for an error's text; empty when nothing does. */
export function typeAhead(world: World, spot: Spot): string {
  const first = spot.items[0];
  return first === undefined ? '' : (world.level.items[first]?.type ?? '');
}
