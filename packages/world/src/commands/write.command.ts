import { scoreGoal } from '../score-goal.ts';
import { withItem } from '../state.ts';
import { done, type CommandRule } from './command-rule.ts';
import { fitText, isRefused } from './spoken-text.ts';

/** write(message): writes a text on the board ahead. */
export const write: CommandRule = (world, state, argument) => {
  const fitting = fitText(world, state, argument, {
    action: 'write',
    notText: 'world/write-data',
    wrongPlace: 'world/write-position',
    wrongText: 'world/write-wrong-message',
  });
  if (isRefused(fitting)) return fitting;
  const { text, item, spot } = fitting;
  const scored = scoreGoal(world, state, fitting.goal);
  return done({ goals: scored.goals, items: withItem(state.items, item, { status: 'written', text }) }, [
    { type: 'wrote', item, text, position: spot.target },
    ...scored.events,
  ]);
};
