import type { Item } from '@burrow/contracts';
import { refusePlace } from '../refuse-place.ts';
import { scoreGoal } from '../score-goal.ts';
import { showSaid } from '../show-value.ts';
import { goalsAt, isOpenGoal, isPlaceFor, placeParams, spotOf } from '../spot.ts';
import { stockOf } from '../state.ts';
import { isInStock, spend } from '../stock.ts';
import { startsLike, structureNamed, type Structure } from '../structures.table.ts';
import { withMade } from '../things.ts';
import { isCreative, type World } from '../world.ts';
import { done, refused, type CommandRule } from './command-rule.ts';

function wantedName(world: World, goal: number): string {
  const { data, type } = world.level.levelGoals[goal] ?? {};
  return typeof data === 'string' ? data : (type ?? '');
}

const spriteOf = ({ name }: Structure): string => name.replaceAll(' ', '-');

/**
 * build(structure): builds a structure on the tile ahead and uses up its cost, which is the goal's or, if it has none,
 * that of the code book. No goal here: world/build-position. A name that is not a structure or not the
 * goal's: world/build-data. Too little material: world/build-cost.
 */
export const build: CommandRule = (world, state, argument) => {
  const spot = spotOf(world, state);
  const params = { said: showSaid(argument) };
  const open = goalsAt(world, state, spot, 'build').filter(index => isOpenGoal(world, state, index));
  if (!isPlaceFor(world, spot, open))
    return refusePlace(world, state, spot, 'build', 'world/build-position', params);
  const all = { ...params, ...placeParams(world, state, spot) };
  const structure = typeof argument === 'string' ? structureNamed(argument) : undefined;
  const goal = structure && open.find(index => startsLike(structure, wantedName(world, index)));
  if (!structure || (goal === undefined && !isCreative(world))) return refused('world/build-data', all);
  const cost = (goal === undefined ? undefined : world.level.levelGoals[goal]?.cost) ?? structure.cost;
  const costs = isCreative(world) ? [] : [cost];
  if (!costs.every(one => isInStock(state, one))) {
    const have = stockOf(state.inventory, cost.type);
    const lacking = { structure: structure.name, thing: cost.type, need: cost.amount, have };
    return refused('world/build-cost', { ...all, ...lacking });
  }
  const made: Item = {
    action: structure.walkable ? 'build' : 'none',
    type: structure.name,
    sprite: spriteOf(structure),
    position: spot.target,
  };
  const { items, moved, index } = withMade(state, made, { status: 'present', text: null });
  const spent = spend(state.inventory, costs);
  const scored = scoreGoal(world, state, goal);
  return done({ items, moved, inventory: spent.inventory, goals: scored.goals }, [
    ...spent.events,
    { type: 'built', item: index, structure: structure.name, position: spot.target },
    ...scored.events,
  ]);
};
