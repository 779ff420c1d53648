import { refusePlace } from '../refuse-place.ts';
import { scoreGoal } from '../score-goal.ts';
import { goalsAt, isOpenGoal, isPlaceFor, placeParams, spotOf } from '../spot.ts';
import { thingOf } from '../things.ts';
import { done, refused, type CommandRule } from './command-rule.ts';

/** read(): returns the text of the sign or label ahead. A read goal is used up by its reads. */
export const read: CommandRule = (world, state) => {
  const spot = spotOf(world, state);
  const goals = goalsAt(world, state, spot, 'read');
  const item = spot.items.find(index => thingOf(world, state, index)?.text !== undefined) ?? spot.items[0];
  if (item === undefined || !isPlaceFor(world, spot, goals))
    return refusePlace(world, state, spot, 'read', 'world/read-position');
  const goal = goals.find(index => isOpenGoal(world, state, index));
  if (goals.length > 0 && goal === undefined)
    return refused('world/read-already', placeParams(world, state, spot));
  const written = state.items[item]?.status === 'written' ? state.items[item].text : null;
  const text = written ?? thingOf(world, state, item)?.text ?? '';
  const scored = scoreGoal(world, state, goal);
  return done(
    { goals: scored.goals },
    [{ type: 'signRead', item, text, position: spot.target }, ...scored.events],
    text,
  );
};
