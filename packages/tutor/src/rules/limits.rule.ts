import { joinedStatements, linesOfCode } from '@burrow/python-syntax';
import type { Rule } from './rule.ts';

/** More lines than the level allows, perhaps because of statements that follow another one on its line. */
export const tooManyLines: Rule = ({ level, code }) => {
  const max = level?.maxLinesOfCode;
  const lines = linesOfCode(code);
  if (max === undefined || lines <= max) return null;
  const kind = joinedStatements(code) > 0 ? 'lines-joined' : 'lines-too-many';
  return { kind, line: null, params: { lines, max } };
};

/** Nothing but empty lines and comments. */
export const nothingYet: Rule = ({ code }) =>
  code.lines.length === 0 ? { kind: 'nothing-yet', line: 1, params: {} } : null;

/** The program is good as it is. */
export const complete: Rule = ({ story }) =>
  story?.isComplete ? { kind: 'complete', line: null, params: {} } : null;
