import type { LevelGoal } from '@burrow/contracts';
import { scoreGoal } from '../score-goal.ts';
import { showSaid } from '../show-value.ts';
import { goalsAt, isOpenGoal, isPlaceFor, spotOf, typeAhead, type Spot } from '../spot.ts';
import { stockOf, withItem, type WorldState } from '../state.ts';
import type { World } from '../world.ts';
import { done, refused, type CommandRule, type Outcome } from './command-rule.ts';

const nameOf = (goal: LevelGoal): string => (typeof goal.data === 'string' ? goal.data : goal.type);

const isCollectable = (world: World, item: number, name: string): boolean =>
  world.level.items[item]?.action === 'collect' && world.level.items[item].type === name;

const isKnownName = (world: World, name: string): boolean =>
  world.level.items.some(item => item.action === 'collect' && item.type === name) ||
  world.level.levelGoals.some(goal => goal.action === 'collect' && nameOf(goal) === name);

function pickUp(
  world: World,
  state: WorldState,
  spot: Spot,
  item: number,
  goal: number | undefined,
): Outcome {
  const kind = world.level.items[item]?.type ?? '';
  const cost = goal === undefined ? undefined : world.level.levelGoals[goal]?.cost;
  const amount = cost?.amount ?? 1;
  const stocked = cost?.type ?? kind;
  const total = stockOf(state.inventory, stocked) + amount;
  const scored = scoreGoal(world, state, goal, amount);
  return done(
    {
      inventory: { ...state.inventory, [stocked]: total },
      goals: scored.goals,
      items: withItem(state.items, item, { status: 'gone', text: null }),
    },
    [{ type: 'collected', item, kind: stocked, amount, position: spot.target, total }, ...scored.events],
  );
}

/**
 * collect(subject): takes the named thing from the tile ahead, at one of its goals. The score and the
 * stock rise by one, or by the goal's cost amount. A name that the level does not know is
 * world/collect-data, another thing than the one ahead world/collect-object, no thing or no goal here
 * world/collect-position.
 */
export const collect: CommandRule = (world, state, argument) => {
  const spot = spotOf(world, state);
  const params = { said: showSaid(argument), ahead: typeAhead(world, spot) };
  if (typeof argument !== 'string' || !isKnownName(world, argument))
    return refused('world/collect-data', params);
  const lying = spot.items.filter(index => world.level.items[index]?.action === 'collect');
  const item = lying.find(index => isCollectable(world, index, argument));
  if (item === undefined)
    return refused(lying.length > 0 ? 'world/collect-object' : 'world/collect-position', params);
  const goals = goalsAt(world, state, spot, 'collect', goal => nameOf(goal) === argument);
  const goal = goals.find(index => isOpenGoal(world, state, index));
  if (!isPlaceFor(world, goal === undefined ? [] : [goal])) return refused('world/collect-position', params);
  return pickUp(world, state, spot, item, goal);
};
