import type { WorldErrorCode } from '@burrow/contracts/errors';
import { refusePlace } from '../refuse-place.ts';
import { scoreGoal } from '../score-goal.ts';
import { goalsAt, isOpenGoal, isPlaceFor, placeParams, spotOf } from '../spot.ts';
import { withItem } from '../state.ts';
import { kindOfThing } from '../things.ts';
import { done, refused, type CommandRule } from './command-rule.ts';

interface Swing {
  readonly action: 'open' | 'close';
  readonly status: 'open' | 'closed';
  readonly event: 'opened' | 'closed';
  readonly wrongPlace: WorldErrorCode;
  readonly already: WorldErrorCode;
}

/** The rule that open() and close() share: it changes a door, gate, chest or oven ahead that is in the opposite state. */
export function swing(way: Swing): CommandRule {
  return (world, state) => {
    const spot = spotOf(world, state);
    const item = spot.items.find(index => kindOfThing(world, state, index)?.openable);
    if (item === undefined) return refusePlace(world, state, spot, way.action, way.wrongPlace);
    if (state.items[item]?.status === way.status)
      return refused(way.already, placeParams(world, state, spot));
    const goals = goalsAt(world, state, spot, way.action);
    if (!isPlaceFor(world, spot, goals)) return refusePlace(world, state, spot, way.action, way.wrongPlace);
    const scored = scoreGoal(
      world,
      state,
      goals.find(index => isOpenGoal(world, state, index)),
    );
    const items = withItem(state.items, item, { status: way.status, text: null });
    return done({ goals: scored.goals, items }, [
      { type: way.event, item, position: spot.target },
      ...scored.events,
    ]);
  };
}
