import type { LevelExercise } from '@burrow/contracts';
import type { Answer } from '@burrow/exercises';
import type { RunResult } from '../../run/run-result.types.ts';

/**
 * `asked`: the given program has not run yet. `seen`: a run of it has shown the answer. `over`: another program ran, so
 * there is nothing to guess any more.
 */
export type QuestionState = 'asked' | 'seen' | 'over';

const SHOWN: ReadonlySet<RunResult['kind']> = new Set([
  'ended',
  'complete',
  'incomplete',
  'variant',
  'error',
]);

/** Returns what a run that ended makes of a question; only the first counts. */
export function stateAfterRun(
  state: QuestionState,
  result: RunResult | null,
  isGivenProgram: boolean,
): QuestionState {
  if (state !== 'asked' || !result || !SHOWN.has(result.kind)) return state;
  return isGivenProgram ? 'seen' : 'over';
}

/** Whether the question has to be answered before the program may run. */
export function mustAnswerFirst(
  exercise: LevelExercise | undefined,
  state: QuestionState,
  answer: Answer | null,
): boolean {
  return exercise?.kind === 'predict' && state === 'asked' && answer === null;
}
