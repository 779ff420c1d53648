import { codeNameProblems, knownNames } from './check-code-names.ts';
import { referenceOf } from '../compile-texts.ts';
import type { LevelSource } from '../level-source.ts';
import type { Report } from '../problem.ts';

/** The lines that are neither empty nor only a comment, as maxLinesOfCode counts them. */
export const linesOfCode = (code: string): number =>
  code.split('\n').filter(line => !/^\s*(#|$)/.test(line)).length;

/** Checks that the second to the fourth dose of help can be made. */
function checkHelp(source: LevelSource, report: Report): void {
  const file = `${source.folder}/level.json`;
  const { help } = source.level;
  if (!help) {
    if (source.kind !== 'free') report(file, 'help', 'is missing');
    return;
  }
  const lines = linesOfCode(referenceOf(source));
  if (source.solutions.length > 0 && help.line > lines)
    report(file, 'help.line', `the reference solution has ${lines} lines`);
  if (referenceOf(source).includes(`${help.decoy}\n`))
    report(file, 'help.decoy', 'is a line of the reference solution');
}

/** Checks that the template and the solutions use only the level's commands, and that solutions keep to its line limit. */
export function checkPrograms(source: LevelSource, report: Report): void {
  const { folder, level, template, solutions } = source;
  for (const { file, code } of [{ file: `${folder}/template.py`, code: template }, ...solutions])
    for (const message of codeNameProblems(code.replace(/#.*/g, ''), knownNames(source)))
      report(file, '', message);
  checkHelp(source, report);
  const most = level.maxLinesOfCode ?? Infinity;
  for (const { file, code } of solutions)
    if (linesOfCode(code) > most) report(file, '', `has more than ${most} lines of code`);
}
