import type { LevelGoal } from '@burrow/contracts';
import type { ErrorParams } from '@burrow/contracts/errors';
import { refusePlace } from '../refuse-place.ts';
import { scoreGoal } from '../score-goal.ts';
import { showSaid } from '../show-value.ts';
import { goalsAt, isAhead, isOpenGoal, isPlaceFor, placeParams, spotOf, type Spot } from '../spot.ts';
import { startStatus, stockOf, withItem, type ItemState, type WorldState } from '../state.ts';
import { isWater } from '../item-kinds.table.ts';
import { itemsAt, kindOfThing, thingOf } from '../things.ts';
import type { World } from '../world.ts';
import { done, refused, type CommandRule, type Outcome } from './command-rule.ts';

const nameOf = (goal: LevelGoal): string => (typeof goal.data === 'string' ? goal.data : goal.type);

/** What can be taken from a thing in its current state; undefined if nothing can. */
function offered(world: World, state: WorldState, item: number): string | undefined {
  const stands = state.items[item];
  const thing = thingOf(world, state, item);
  if (stands?.status === 'grown') return stands.text ?? undefined;
  if (thing?.gives !== undefined) {
    const isShut = kindOfThing(world, state, item)?.openable === true && stands?.status !== 'open';
    return isShut ? undefined : thing.gives;
  }
  return thing?.action === 'collect' ? thing.type : undefined;
}

/** Whether the requested thing lies under the player. */
const standsOn = (world: World, state: WorldState, name: string): boolean =>
  itemsAt(world, state, state.player.position).some(
    index => state.items[index]?.status !== 'gone' && offered(world, state, index) === name,
  );

const isKnownName = (world: World, state: WorldState, name: string): boolean =>
  state.items.some((_item, index) => {
    const thing = thingOf(world, state, index);
    return thing?.gives === name || (thing?.action === 'collect' && thing.type === name);
  }) || world.level.levelGoals.some(goal => goal.action === 'collect' && nameOf(goal) === name);

/** Whether a goal at just this tile wants more of it, so that the heap is not used up. */
function isWantedHere(world: World, state: WorldState, spot: Spot, name: string): boolean {
  return world.level.levelGoals.some(
    (goal, index) =>
      goal.action === 'collect' &&
      goal.targetPosition !== undefined &&
      nameOf(goal) === name &&
      isOpenGoal(world, state, index) &&
      isAhead(world, state, spot, goal.targetPosition),
  );
}

/** The state of a thing after somebody took from it: sources and wanted heaps stay, a bed is free again. */
function leftOf(world: World, state: WorldState, spot: Spot, item: number, name: string): ItemState {
  const before = state.items[item] ?? { status: 'gone', text: null };
  if (before.status === 'grown' && !before.made)
    return { ...before, status: startStatus(world, item), text: null };
  const stays = thingOf(world, state, item)?.gives !== undefined || isWantedHere(world, state, spot, name);
  return stays ? before : { ...before, status: 'gone', text: null };
}

interface Taking {
  readonly spot: Spot;
  readonly item: number;
  readonly name: string;
  readonly goal: number | undefined;
}

function pickUp(world: World, state: WorldState, { spot, item, name, goal }: Taking): Outcome {
  const cost = goal === undefined ? undefined : world.level.levelGoals[goal]?.cost;
  const amount = cost?.amount ?? 1;
  const kind = cost?.type ?? name;
  const total = stockOf(state.inventory, kind) + amount;
  const scored = scoreGoal(world, state, goal, amount);
  const left = leftOf(world, { ...state, goals: scored.goals }, spot, item, name);
  return done(
    {
      inventory: { ...state.inventory, [kind]: total },
      goals: scored.goals,
      items: withItem(state.items, item, left),
    },
    [{ type: 'collected', item, kind, amount, position: spot.target, total }, ...scored.events],
  );
}

/** The error is about the tile on which the animal stands, not about the one ahead. */
function underfoot({ player: { position } }: WorldState, thing: string): ErrorParams {
  const [column, row] = position;
  return { thing, context: 'here', column, row };
}

/**
 * collect(subject): takes the named thing from the tile ahead, at one of its goals. The score and the
 * stock rise by one, or by the goal's cost amount. A name that the level does not know:
 * world/collect-data. A different thing than the one ahead: world/collect-object. No thing or no goal here:
 * world/collect-position. Water has codes of its own. What the run has made can be taken without a goal.
 */
export const collect: CommandRule = (world, state, argument) => {
  const spot = spotOf(world, state);
  const said = showSaid(argument);
  const lying = spot.items.filter(index => offered(world, state, index) !== undefined);
  const water = lying.map(index => offered(world, state, index) ?? '').find(isWater);
  const params = {
    said,
    ...(water === undefined ? {} : { wanted: water }),
    ...placeParams(world, state, spot),
  };
  if (typeof argument !== 'string' || !isKnownName(world, state, argument))
    return refused(water === undefined ? 'world/collect-data' : 'world/collect-water-data', params);
  const wrongPlace = isWater(argument) ? 'world/collect-water-position' : 'world/collect-position';
  const item = lying.find(index => offered(world, state, index) === argument);
  if (item === undefined && water !== undefined) return refused('world/collect-water-data', params);
  if (item === undefined && lying[0] !== undefined)
    return refused('world/collect-object', { ...params, offered: offered(world, state, lying[0]) ?? '' });
  if (item === undefined)
    return refusePlace(world, state, spot, 'collect', wrongPlace, {
      ...params,
      ...(standsOn(world, state, argument) && underfoot(state, argument)),
    });
  const goals = goalsAt(world, state, spot, 'collect', goal => nameOf(goal) === argument);
  const goal = goals.find(index => isOpenGoal(world, state, index));
  const isFree = state.items[item]?.made !== undefined;
  if (!isFree && !isPlaceFor(world, spot, goal === undefined ? [] : [goal]))
    return refusePlace(world, state, spot, 'collect', wrongPlace, params);
  return pickUp(world, state, { spot, item, name: argument, goal });
};
