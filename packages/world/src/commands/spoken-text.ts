import type { PyValue } from '@burrow/contracts';
import type { WorldErrorCode } from '@burrow/contracts/errors';
import { refusePlace } from '../refuse-place.ts';
import { showSaid } from '../show-value.ts';
import { goalsAt, isOpenGoal, isPlaceFor, placeParams, spotOf, type Spot } from '../spot.ts';
import type { WorldState } from '../state.ts';
import { thingOf } from '../things.ts';
import { takesText } from '../wanted-text.ts';
import type { World } from '../world.ts';
import { refused, type Outcome } from './command-rule.ts';

interface Words {
  readonly action: 'speak' | 'write' | 'question';
  readonly notText: WorldErrorCode;
  readonly wrongPlace: WorldErrorCode;
  readonly wrongText: WorldErrorCode;
}

/** A text that is accepted here, with the item that it is for and the goal that it meets, if one is still open. */
export interface Fitting {
  readonly text: string;
  readonly spot: Spot;
  readonly item: number;
  readonly goal: number | undefined;
}

/**
 * Goals that share a spot are met in order. When all of them are met, their texts may be repeated,
 * which changes nothing.
 */
export function fitText(world: World, state: WorldState, argument: PyValue, words: Words): Fitting | Outcome {
  const { action } = words;
  const spot = spotOf(world, state);
  const params = { said: showSaid(argument) };
  const goals = goalsAt(world, state, spot, action);
  const item = spot.items.find(index => thingOf(world, state, index)?.action === action) ?? spot.items[0];
  if (item === undefined || !isPlaceFor(world, spot, goals))
    return refusePlace(world, state, spot, action, words.wrongPlace, params);
  const all = { ...params, ...placeParams(world, state, spot) };
  if (typeof argument !== 'string') return refused(words.notText, all);
  const goal = goals.find(index => isOpenGoal(world, state, index));
  const candidates = goal === undefined ? goals : [goal];
  if (candidates.length > 0 && !candidates.some(index => takesText(world.level.levelGoals[index], argument)))
    return refused(words.wrongText, all);
  return { text: argument, spot, item, goal };
}

export const isRefused = (fitting: Fitting | Outcome): fitting is Outcome => 'error' in fitting;
