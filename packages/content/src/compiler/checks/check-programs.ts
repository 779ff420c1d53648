import { codeNameProblems } from './check-code-names.ts';
import type { LevelSource } from '../level-source.ts';
import type { Report } from '../problem.ts';

/** Lines that are neither empty nor only a comment, as maxLinesOfCode counts them. */
export const linesOfCode = (code: string): number =>
  code.split('\n').filter(line => !/^\s*(#|$)/.test(line)).length;

/** The template and the solutions use the level's commands only; solutions keep to its number of lines. */
export function checkPrograms({ folder, level, template, solutions }: LevelSource, report: Report): void {
  for (const { file, code } of [{ file: `${folder}/template.py`, code: template }, ...solutions])
    for (const message of codeNameProblems(code.replace(/#.*/g, ''), level.commands))
      report(file, '', message);
  const most = level.maxLinesOfCode ?? Infinity;
  for (const { file, code } of solutions)
    if (linesOfCode(code) > most) report(file, '', `has more than ${most} lines of code`);
}
