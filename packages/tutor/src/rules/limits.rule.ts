import { linesOfCode } from '@burrow/python-syntax';
import type { Rule } from './rule.ts';

/** More lines than the level allows, counted as the level counts: neither empty nor only a comment. */
export const tooManyLines: Rule = ({ level, code }) => {
  const max = level?.maxLinesOfCode;
  const lines = linesOfCode(code);
  return max !== undefined && lines > max
    ? { kind: 'lines-too-many', line: null, params: { lines, max } }
    : null;
};

/** Nothing but empty lines and comments. */
export const nothingYet: Rule = ({ code }) =>
  code.lines.length === 0 ? { kind: 'nothing-yet', line: 1, params: {} } : null;

/** The program is good as it is. */
export const complete: Rule = ({ story }) =>
  story?.isComplete ? { kind: 'complete', line: null, params: {} } : null;
