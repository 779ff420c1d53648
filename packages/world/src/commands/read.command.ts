import { scoreGoal } from '../score-goal.ts';
import { goalsAt, isOpenGoal, isPlaceFor, spotOf, typeAhead } from '../spot.ts';
import { done, refused, type CommandRule } from './command-rule.ts';

/** read(): gives the text of the sign ahead. A read goal is used up by its reads. */
export const read: CommandRule = (world, state) => {
  const spot = spotOf(world, state);
  const params = { ahead: typeAhead(world, spot) };
  const goals = goalsAt(world, state, spot, 'read');
  const item = spot.items.find(index => world.level.items[index]?.text !== undefined) ?? spot.items[0];
  if (item === undefined || !isPlaceFor(world, goals)) return refused('world/read-position', params);
  const goal = goals.find(index => isOpenGoal(world, state, index));
  if (goals.length > 0 && goal === undefined) return refused('world/read-already', params);
  const text = state.items[item]?.text ?? world.level.items[item]?.text ?? '';
  const scored = scoreGoal(world, state, goal);
  return done(
    { goals: scored.goals },
    [{ type: 'signRead', item, text, position: spot.target }, ...scored.events],
    text,
  );
};
