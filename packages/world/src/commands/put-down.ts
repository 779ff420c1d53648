import type { Item, LevelGoal, PyValue } from '@burrow/contracts';
import type { ErrorParams, WorldErrorCode } from '@burrow/contracts/errors';
import { refusePlace } from '../refuse-place.ts';
import { scoreGoal } from '../score-goal.ts';
import { showSaid } from '../show-value.ts';
import { goalsAt, isOpenGoal, isPlaceFor, placeParams, spotOf, type Spot } from '../spot.ts';
import { stockOf, withItem, type WorldState } from '../state.ts';
import { spend } from '../stock.ts';
import { kindOfThing, withMade } from '../things.ts';
import { takesText } from '../wanted-text.ts';
import type { World } from '../world.ts';
import { done, refused, type Change, type CommandRule } from './command-rule.ts';

interface PuttingDown {
  readonly action: 'place' | 'plant';
  readonly event: 'placed' | 'planted';
  readonly status: 'filled' | 'planted';
  readonly codes: Readonly<Record<'position' | 'data' | 'number' | 'string' | 'collect', WorldErrorCode>>;
}

type Complaint = keyof PuttingDown['codes'];

const isCount = (value: PyValue): value is number => Number.isInteger(value);

/** Methods, None and the like: not a number, a text or a collection of them. */
const isNoData = (value: PyValue): boolean =>
  value === null || (typeof value === 'object' && Object.hasOwn(value, '$other'));

/** What is wrong with the argument for a goal; null if nothing. A goal with a text wants that text. */
function complaintOf(goal: LevelGoal, state: WorldState, argument: PyValue): Complaint | null {
  if (isNoData(argument)) return 'data';
  const amount = goal.cost?.amount ?? (isCount(goal.data ?? null) ? (goal.data as number) : 1);
  const stock = stockOf(state.inventory, goal.cost?.type ?? '');
  const isEnough = goal.cost === undefined || stock === amount;
  if (typeof goal.data === 'string') {
    if (typeof argument !== 'string' || !takesText(goal, argument)) return 'string';
    return isEnough ? null : 'collect';
  }
  if (typeof argument === 'string') return 'string';
  if (isCount(argument) && !isEnough && (argument === amount || argument === stock)) return 'collect';
  return argument === amount ? null : 'number';
}

function needParams(goal: LevelGoal | undefined, state: WorldState): ErrorParams {
  if (!goal?.cost) return {};
  const { type, amount } = goal.cost;
  return { thing: type, need: amount, have: stockOf(state.inventory, type) };
}

interface Put {
  readonly kind: string;
  readonly status: PuttingDown['status'];
}

/** The shelf, tray, pole or bed ahead takes it; if there is none, it lies on the tile by itself. */
function putOn(
  world: World,
  state: WorldState,
  spot: Spot,
  put: Put,
): { change: Pick<Change, 'items' | 'moved'>; item: number } {
  const { kind, status } = put;
  const takes = spot.items.find(index => kindOfThing(world, state, index)?.fillable) ?? spot.items[0];
  if (takes !== undefined)
    return { item: takes, change: { items: withItem(state.items, takes, { status, text: kind }) } };
  const type = status === 'planted' ? 'plant' : kind;
  const made: Item = { action: 'build', type, sprite: kind, position: spot.target };
  const { items, moved, index } = withMade(state, made, { status, text: kind });
  return { item: index, change: { items, moved } };
}

/**
 * The rule that place() and plant() share. A number must equal the stock and the goal's cost amount, a text
 * the goal's data, and the stock the cost amount; the cost is used up.
 */
export function putDown(way: PuttingDown): CommandRule {
  return (world, state, argument) => {
    const spot = spotOf(world, state);
    const params = { said: showSaid(argument) };
    const goals = goalsAt(world, state, spot, way.action).filter(index => isOpenGoal(world, state, index));
    if (!isPlaceFor(world, spot, goals))
      return refusePlace(world, state, spot, way.action, way.codes.position, params);
    const complaints = goals.map(index => {
      const goal = world.level.levelGoals[index];
      return goal ? complaintOf(goal, state, argument) : 'data';
    });
    const at = Math.max(0, complaints.indexOf(null));
    const index = goals[at];
    const goal = index === undefined ? undefined : world.level.levelGoals[index];
    const complaint = index === undefined && isNoData(argument) ? 'data' : (complaints[at] ?? null);
    const all = { ...params, ...needParams(goal, state), ...placeParams(world, state, spot) };
    if (complaint !== null) return refused(way.codes[complaint], all);
    const spent = spend(state.inventory, goal?.cost ? [goal.cost] : []);
    const named = typeof goal?.data === 'string' ? goal.data : (goal?.cost?.type ?? showSaid(argument));
    const kind = typeof argument === 'string' ? argument : named;
    const amount = goal?.cost?.amount ?? (isCount(argument) ? argument : 1);
    const { item, change } = putOn(world, state, spot, { kind, status: way.status });
    const scored = scoreGoal(world, state, index);
    return done({ ...change, inventory: spent.inventory, goals: scored.goals }, [
      ...spent.events,
      { type: way.event, item, kind, amount, position: spot.target },
      ...scored.events,
    ]);
  };
}
