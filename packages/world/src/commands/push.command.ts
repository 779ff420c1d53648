import { stepFrom } from '../direction.ts';
import { refusePlace } from '../refuse-place.ts';
import { scoreGoal } from '../score-goal.ts';
import { goalsAt, isOpenGoal, isPlaceFor, placeParams, spotOf } from '../spot.ts';
import { withItem } from '../state.ts';
import { kindOfThing } from '../things.ts';
import { isWalkable } from '../walkable.ts';
import { done, refused, type CommandRule } from './command-rule.ts';

/**
 * push(): moves the rock ahead one tile further; the animal stays. Nothing ahead or no goal here:
 * world/push-position. Anything but a rock: world/push-object. A blocked tile behind it:
 * world/push-collision.
 */
export const push: CommandRule = (world, state) => {
  const spot = spotOf(world, state);
  const params = placeParams(world, state, spot);
  const item = spot.items.find(index => kindOfThing(world, state, index)?.pushable);
  if (item === undefined) {
    return spot.items.length > 0
      ? refused('world/push-object', params)
      : refusePlace(world, state, spot, 'push', 'world/push-position');
  }
  const goals = goalsAt(world, state, spot, 'push');
  const goal = goals.find(index => isOpenGoal(world, state, index));
  if (!isPlaceFor(world, spot, goal === undefined ? [] : [goal]))
    return refusePlace(world, state, spot, 'push', 'world/push-position');
  const to = stepFrom(spot.target, state.player.facing);
  if (!isWalkable(world, state, to)) return refused('world/push-collision', params);
  const stands = state.items[item];
  const items = withItem(state.items, item, { status: 'present', text: null, ...stands, position: to });
  const moved = state.moved.includes(item) ? state.moved : [...state.moved, item];
  const scored = scoreGoal(world, state, goal);
  return done({ items, moved, goals: scored.goals }, [
    { type: 'pushed', item, from: spot.target, to },
    ...scored.events,
  ]);
};
