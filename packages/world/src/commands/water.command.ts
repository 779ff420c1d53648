import { refusePlace } from '../refuse-place.ts';
import { scoreGoal } from '../score-goal.ts';
import { goalsAt, isOpenGoal, isPlaceFor, placeParams, spotOf } from '../spot.ts';
import { stockOf, withItem, type ItemState, type WorldState } from '../state.ts';
import { isInStock, spend, type Amount } from '../stock.ts';
import { kindOfThing, thingOf } from '../things.ts';
import { isWaterableGround, waterableAhead } from '../waterable.ts';
import { isCreative, type World } from '../world.ts';
import { done, refused, type CommandRule } from './command-rule.ts';

const USUAL_COST: Amount = { type: 'canteen', amount: 1 };

/** Plants grow, trays and barrels fill, the rest gets wet. */
function wet(world: World, state: WorldState, item: number): ItemState {
  const stands = state.items[item] ?? { status: 'present', text: null };
  const type = thingOf(world, state, item)?.type ?? '';
  if (stands.status === 'planted') return { ...stands, status: 'grown' };
  if (/(^|\W)(crop|plant)$/i.test(type)) return { ...stands, status: 'grown', text: stands.text ?? type };
  return { ...stands, status: kindOfThing(world, state, item)?.fillable ? 'filled' : 'watered' };
}

/**
 * water(): waters the bed, crop, tree, tray or barrel ahead, or the ground if it is soil, and uses up
 * the goal's cost, one canteen by default. A plant grows. Nothing to water or no open goal:
 * world/water-position. Too little in stock: world/water-cost.
 */
export const water: CommandRule = (world, state) => {
  const spot = spotOf(world, state);
  const goal = goalsAt(world, state, spot, 'water').find(index => isOpenGoal(world, state, index));
  const item = waterableAhead(world, state, spot);
  const canBeWatered = item !== undefined || isWaterableGround(world.level.map, spot.target);
  if (!canBeWatered || !isPlaceFor(world, spot, goal === undefined ? [] : [goal]))
    return refusePlace(world, state, spot, 'water', 'world/water-position');
  const cost = (goal === undefined ? undefined : world.level.levelGoals[goal]?.cost) ?? USUAL_COST;
  const costs = isCreative(world) ? [] : [cost];
  if (!costs.every(one => isInStock(state, one))) {
    const have = stockOf(state.inventory, cost.type);
    const lacking = { thing: cost.type, need: cost.amount, have };
    return refused('world/water-cost', { ...lacking, ...placeParams(world, state, spot) });
  }
  const spent = spend(state.inventory, costs);
  const scored = scoreGoal(world, state, goal);
  return done(
    {
      inventory: spent.inventory,
      goals: scored.goals,
      items: item === undefined ? state.items : withItem(state.items, item, wet(world, state, item)),
    },
    [...spent.events, { type: 'watered', item: item ?? null, position: spot.target }, ...scored.events],
  );
};
