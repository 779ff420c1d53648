import type { PyValue } from '@burrow/contracts';
import type { WorldErrorCode } from '@burrow/contracts/errors';
import { showSaid } from '../show-value.ts';
import { goalsAt, isOpenGoal, isPlaceFor, spotOf, typeAhead, type Spot } from '../spot.ts';
import type { WorldState } from '../state.ts';
import type { World } from '../world.ts';
import { refused, type Outcome } from './command-rule.ts';

interface Words {
  readonly action: 'speak' | 'write';
  readonly notText: WorldErrorCode;
  readonly wrongPlace: WorldErrorCode;
  readonly wrongText: WorldErrorCode;
}

/** A text that fits here, with the item that it is for and the goal that it meets, if one is still open. */
export interface Fitting {
  readonly text: string;
  readonly spot: Spot;
  readonly item: number;
  readonly goal: number | undefined;
}

/** A goal without data takes every text. */
const takes = (world: World, goal: number, text: string): boolean => {
  const wanted = world.level.levelGoals[goal]?.data;
  return wanted === undefined || wanted === null || wanted === text;
};

/**
 * Goals that share a spot are met in their order. When all of them are met, their texts may be said
 * again, which changes nothing.
 */
export function fitText(world: World, state: WorldState, argument: PyValue, words: Words): Fitting | Outcome {
  const spot = spotOf(world, state);
  const params = { said: showSaid(argument), ahead: typeAhead(world, spot) };
  const goals = goalsAt(world, state, spot, words.action);
  const item = spot.items.find(index => world.level.items[index]?.action === words.action) ?? spot.items[0];
  if (item === undefined || !isPlaceFor(world, goals)) return refused(words.wrongPlace, params);
  if (typeof argument !== 'string') return refused(words.notText, params);
  const goal = goals.find(index => isOpenGoal(world, state, index));
  const candidates = goal === undefined ? goals : [goal];
  if (candidates.length > 0 && !candidates.some(index => takes(world, index, argument)))
    return refused(words.wrongText, params);
  return { text: argument, spot, item, goal };
}

export const isRefused = (fitting: Fitting | Outcome): fitting is Outcome => 'error' in fitting;
