import { keepsIndentation } from '../../exercise/compile-exercise.ts';
import { linesOf } from '../derive-level.ts';
import type { CourseFile } from '../../schema/course-file.schema.ts';
import { mendedFrom } from '../../exercise/mended-template.ts';
import type { LevelSource } from '../level-source.ts';
import type { Report } from '../problem.ts';

/** Whether at least half of the template's lines are in one of the level's programs. */
function isNearProgram({ template, solutions, wrong }: LevelSource): boolean {
  const lines = linesOf(template).map(line => line.trim());
  return [...solutions, ...wrong].some(({ code }) => {
    const known = new Set(linesOf(code).map(line => line.trim()));
    return lines.length > 0 && lines.filter(line => known.has(line)).length * 2 >= lines.length;
  });
}

/** Checks that programs to be mended are those of earlier levels, in the order of the course. */
export function checkMendedFrom(
  { slug: course, chapters }: CourseFile,
  sources: readonly LevelSource[],
  report: Report,
): void {
  const order = chapters.flatMap(({ levels }) => levels);
  for (const { folder, level } of sources) {
    const from = mendedFrom(level.exercise);
    const place = order.findIndex(slug => folder === `${course}/${slug}`);
    if (from && place >= 0 && !order.slice(0, place).includes(from.slug))
      report(`${folder}/level.json`, 'exercise.from', `${from.slug} is no earlier level of the course`);
  }
}

/** Checks that the template and the limits of a level fit what learners do in it. */
export function checkExercise(source: LevelSource, report: Report): void {
  const { folder, level, template, solutions } = source;
  const { exercise, question, maxLinesOfCode } = level;
  const complain = (field: string, message: string): void => report(`${folder}/level.json`, field, message);
  const lines = linesOf(template).length;
  if (exercise?.kind === 'mend' && !mendedFrom(exercise) && !isNearProgram(source))
    complain('exercise', 'the template has little in common with any solution or wrong program');
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
