import type { PyValue } from '@burrow/contracts';
import { scoreGoal } from '../score-goal.ts';
import { showSaid } from '../show-value.ts';
import { placeParams, spotOf } from '../spot.ts';
import { done, refused, type CommandRule } from './command-rule.ts';
import { fitText, isRefused } from './spoken-text.ts';

/** How a run records a question, so that a replay knows what the learner answered. */
export const answered = (question: PyValue, answer: boolean): PyValue => ({
  $question: question,
  $answer: answer,
});

interface Answered {
  readonly $question: PyValue;
  readonly $answer: boolean;
}

const isAnswered = (argument: PyValue): argument is PyValue & Answered =>
  typeof argument === 'object' &&
  argument !== null &&
  Object.hasOwn(argument, '$question') &&
  typeof (argument as Partial<Answered>).$answer === 'boolean';

/**
 * question(message): asks whoever is ahead; returns True for Yes and False for No. The argument is the text,
 * with the answer if somebody gave one (see `answered`). Otherwise the level's answers are used in order,
 * and Yes if there are none left.
 */
export const question: CommandRule = (world, state, argument) => {
  const text = isAnswered(argument) ? argument.$question : argument;
  const answer = isAnswered(argument) ? argument.$answer : (world.level.answers?.[state.asked] ?? true);
  const fitting = fitText(world, state, text, {
    action: 'question',
    notText: 'world/question-data',
    wrongPlace: 'world/question-position',
    wrongText: 'world/question-wrong-message',
  });
  if (isRefused(fitting)) return fitting;
  const { item, spot } = fitting;
  if (fitting.text.trim() === '')
    return refused('world/question-data', {
      said: showSaid(text),
      ...placeParams(world, state, spotOf(world, state)),
    });
  const scored = scoreGoal(world, state, fitting.goal);
  return done(
    { goals: scored.goals, asked: state.asked + 1 },
    [{ type: 'asked', item, question: fitting.text, answer, position: spot.target }, ...scored.events],
    answer,
  );
};
