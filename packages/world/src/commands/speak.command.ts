import { scoreGoal } from '../score-goal.ts';
import { done, type CommandRule } from './command-rule.ts';
import { fitText, isRefused } from './spoken-text.ts';

/** speak(phrase): says a text to whoever is ahead. */
export const speak: CommandRule = (world, state, argument) => {
  const fitting = fitText(world, state, argument, {
    action: 'speak',
    notText: 'world/speak-data',
    wrongPlace: 'world/speak-position',
    wrongText: 'world/speak-wrong-phrase',
  });
  if (isRefused(fitting)) return fitting;
  const scored = scoreGoal(world, state, fitting.goal);
  return done({ goals: scored.goals }, [
    { type: 'spoke', phrase: fitting.text, position: state.player.position, listener: fitting.item },
    ...scored.events,
  ]);
};
