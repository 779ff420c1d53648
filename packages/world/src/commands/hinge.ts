import type { WorldErrorCode } from '@burrow/contracts/errors';
import { scoreGoal } from '../score-goal.ts';
import { goalsAt, isOpenGoal, isPlaceFor, spotOf, typeAhead } from '../spot.ts';
import { withItem } from '../state.ts';
import { done, refused, type CommandRule } from './command-rule.ts';

interface Swing {
  readonly action: 'open' | 'close';
  readonly status: 'open' | 'closed';
  readonly event: 'opened' | 'closed';
  readonly wrongPlace: WorldErrorCode;
  readonly already: WorldErrorCode;
}

/** The rule that open() and close() share: a door, gate, chest or oven ahead that stands the other way. */
export function swing(way: Swing): CommandRule {
  return (world, state) => {
    const spot = spotOf(world, state);
    const params = { ahead: typeAhead(world, spot) };
    const item = spot.items.find(index => world.kinds[index]?.openable);
    if (item === undefined) return refused(way.wrongPlace, params);
    if (state.items[item]?.status === way.status) return refused(way.already, params);
    const goals = goalsAt(world, state, spot, way.action);
    if (!isPlaceFor(world, goals)) return refused(way.wrongPlace, params);
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
