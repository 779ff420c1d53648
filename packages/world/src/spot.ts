import type { LevelGoal, PlayerCommandName, Position } from '@burrow/contracts';
import type { ErrorParams } from '@burrow/contracts/errors';
import { stepFrom } from './direction.ts';
import { isOnMap } from './grid.ts';
import type { WorldState } from './state.ts';
import { isSamePlace, itemsAt, thingOf, tilesOfThing } from './things.ts';
import { isCreative, type World } from './world.ts';

/** Where the animal stands and what lies on the tile ahead. */
export interface Spot {
  readonly target: Position;
  /** Indexes of the items ahead that are there. */
  readonly items: readonly number[];
}

export function spotOf(world: World, state: WorldState): Spot {
  const target = stepFrom(state.player.position, state.player.facing);
  const items = itemsAt(world, state, target).filter(index => state.items[index]?.status !== 'gone');
  return { target, items };
}

/** A goal's target is ahead if it is the tile ahead, or another tile of the thing that stands there. */
export function isAhead(world: World, state: WorldState, spot: Spot, wanted: Position): boolean {
  return (
    isSamePlace(wanted, spot.target) ||
    spot.items.some(
      index =>
        thingOf(world, state, index)?.compoundPositions !== undefined &&
        tilesOfThing(world, state, index).some(tile => isSamePlace(tile, wanted)),
    )
  );
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
    const { position, targetPosition } = goal;
    if (position && !isSamePlace(position, state.player.position)) return;
    if (targetPosition && !isAhead(world, state, spot, targetPosition)) return;
    found.push(index);
  });
  return found;
}

/**
 * The X mark on which the animal would have to stand for what lies ahead; undefined if this action is not
 * wanted there, or if the animal already stands on it.
 */
export function markBeside(
  world: World,
  state: WorldState,
  spot: Spot,
  action: PlayerCommandName,
): Position | undefined {
  return world.level.levelGoals.find(
    (goal, index) =>
      goal.action === action &&
      goal.position !== undefined &&
      goal.targetPosition !== undefined &&
      isOpenGoal(world, state, index) &&
      isAhead(world, state, spot, goal.targetPosition) &&
      !isSamePlace(goal.position, state.player.position),
  )?.position;
}

/** Whether the action may be tried here at all: on the map, and either at one of its goals or in a creative level. */
export const isPlaceFor = (world: World, spot: Spot, goals: readonly number[]): boolean =>
  isOnMap(world.grid, spot.target) && (goals.length > 0 || isCreative(world));

export const isOpenGoal = (world: World, state: WorldState, goal: number): boolean =>
  (state.goals[goal] ?? 0) < (world.level.levelGoals[goal]?.count ?? 0);

/** The type of what lies ahead, for an error's text; empty if nothing does. */
export function typeAhead(world: World, state: WorldState, spot: Spot): string {
  const first = spot.items[0];
  return first === undefined ? '' : (thingOf(world, state, first)?.type ?? '');
}

/** What every refusal says about the place: what lies ahead, and on which tile. */
export const placeParams = (world: World, state: WorldState, spot: Spot): ErrorParams => ({
  ahead: typeAhead(world, state, spot),
  column: spot.target[0],
  row: spot.target[1],
});
