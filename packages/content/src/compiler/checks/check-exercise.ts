import { keepsIndentation } from '../../exercise/compile-exercise.ts';
import { linesOf } from '../derive-level.ts';
import { type LevelSource, mendedProgram } from '../level-source.ts';
import type { Report } from '../problem.ts';

/** Checks that the template and the limits of a level fit what learners do in it. */
export function checkExercise(source: LevelSource, report: Report): void {
  const { folder, level, template, solutions } = source;
  const { exercise, question, maxLinesOfCode } = level;
  const complain = (field: string, message: string): void => report(`${folder}/level.json`, field, message);
  const lines = linesOf(template).length;
  if (exercise?.kind === 'mend' && !mendedProgram(source))
    complain('exercise', 'the template is none of the wrong programs');
  if (exercise?.kind === 'order') {
    if (lines > 0) complain('exercise', 'the template has lines of code already');
    const shown = (line: string): string => (keepsIndentation(exercise.decoys) ? line : line.trim());
    const right = new Set(solutions.flatMap(({ code }) => linesOf(code)).map(shown));
    for (const decoy of exercise.decoys)
      if (right.has(shown(decoy))) complain('exercise.decoys', `${decoy} is a line of a solution`);
  }
  if (exercise?.kind === 'predict' && !question)
    complain('exercise', 'needs a question to be answered first');
  if (exercise?.kind === 'shorten' && !(maxLinesOfCode && lines > maxLinesOfCode))
    complain('exercise', `the template has ${lines} lines, which are not more than maxLinesOfCode`);
}
