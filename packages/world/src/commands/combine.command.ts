import type { Item } from '@burrow/contracts';
import { RECIPES, type Ingredient } from '../recipes.table.ts';
import { refusePlace } from '../refuse-place.ts';
import { scoreGoal } from '../score-goal.ts';
import { showSaid } from '../show-value.ts';
import { goalsAt, isOpenGoal, isPlaceFor, placeParams, spotOf } from '../spot.ts';
import { stockOf, type WorldState } from '../state.ts';
import { spend, type Amount } from '../stock.ts';
import { withMade } from '../things.ts';
import { isCreative, type World } from '../world.ts';
import { done, refused, type CommandRule } from './command-rule.ts';

function wantedProduct(world: World, goal: number | undefined): string {
  const { data, type } = (goal === undefined ? undefined : world.level.levelGoals[goal]) ?? {};
  return typeof data === 'string' ? data : (type ?? '');
}

/** The type of an ingredient that is in stock; the first type if none is. */
function chosen({ types, amount }: Ingredient, { inventory }: WorldState): Amount {
  const type = types.find(one => stockOf(inventory, one) >= amount) ?? types[0] ?? '';
  return { type, amount };
}

/**
 * combine(product): mixes a product by its recipe on the tile ahead; the parts are used up, and the product
 * lies there and can be collected. No goal here: world/combine-position. A name that is not a recipe or not
 * the goal's: world/combine-data. A missing part: world/combine-collect. A product that is in stock (as many
 * as the goal's cost says, one by default) or still lies there: world/combine-already.
 */
export const combine: CommandRule = (world, state, argument) => {
  const spot = spotOf(world, state);
  const params = { said: showSaid(argument) };
  const goals = goalsAt(world, state, spot, 'combine').filter(index => isOpenGoal(world, state, index));
  if (!isPlaceFor(world, spot, goals))
    return refusePlace(world, state, spot, 'combine', 'world/combine-position', params);
  const all = { ...params, ...placeParams(world, state, spot) };
  const recipe = typeof argument === 'string' ? RECIPES.get(argument) : undefined;
  const goal = goals.find(index => wantedProduct(world, index) === argument);
  if (typeof argument !== 'string' || !recipe || (goal === undefined && !isCreative(world)))
    return refused('world/combine-data', all);
  const product = argument;
  const enough = (goal === undefined ? undefined : world.level.levelGoals[goal]?.cost?.amount) ?? 1;
  const isLying = spot.items.some(index => state.items[index]?.made?.type === product);
  if (isLying || (!isCreative(world) && stockOf(state.inventory, product) >= enough))
    return refused('world/combine-already', { ...all, product });
  const parts = isCreative(world) ? [] : recipe.map(one => chosen(one, state));
  const missing = parts.find(({ type, amount }) => stockOf(state.inventory, type) < amount);
  if (missing) {
    const have = stockOf(state.inventory, missing.type);
    const lacking = { product, thing: missing.type, need: missing.amount, have };
    return refused('world/combine-collect', { ...all, ...lacking });
  }
  const spent = spend(state.inventory, parts);
  const made: Item = {
    action: 'collect',
    type: product,
    sprite: product.replaceAll(' ', '-'),
    position: spot.target,
  };
  const { items, moved, index } = withMade(state, made, { status: 'present', text: null });
  const scored = scoreGoal(world, state, goal);
  return done({ items, moved, inventory: spent.inventory, goals: scored.goals }, [
    ...spent.events,
    { type: 'combined', item: index, product, position: spot.target },
    ...scored.events,
  ]);
};
