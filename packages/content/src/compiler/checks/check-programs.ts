import { linesOfCode, readCode } from '@burrow/python-syntax';
import { codeNameProblems, knownNames } from './check-code-names.ts';
import { linesOf } from '../derive-level.ts';
import { type LevelSource, referenceOf } from '../level-source.ts';
import type { Report } from '../problem.ts';

/** Checks that the second to the fourth dose of help can be made. */
function checkHelp(source: LevelSource, report: Report): void {
  const file = `${source.folder}/level.json`;
  const { help } = source.level;
  if (!help) {
    if (source.kind !== 'free')
      report(file, 'help', 'is missing, and no wrong program has a line of its own');
    return;
  }
  const { length: lines } = linesOf(referenceOf(source.solutions));
  if (source.solutions.length > 0 && help.line > lines)
    report(file, 'help.line', `the reference solution has ${lines} lines`);
  if (referenceOf(source.solutions).includes(`${help.decoy}\n`))
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
    if (linesOfCode(readCode(code)) > most) report(file, '', `has more than ${most} lines of code`);
}
