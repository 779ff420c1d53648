import { type Code, joinedStatements, linesOfCode } from '@burrow/python-syntax';
import type { Rule } from './rule.ts';

/** Statements that begin alike: so many are work for a loop. */
const MANY = 3;

/** Whether the program says the same again and again, or nearly the same. */
function isRepeated({ lines }: Code): boolean {
  const starts = lines.map(({ tokens }) =>
    tokens
      .slice(0, 3)
      .map(({ text }) => text)
      .join(' '),
  );
  const isAlike = starts.some(start => starts.filter(one => one === start).length >= MANY);
  return isAlike || new Set(lines.map(({ text }) => text)).size < lines.length;
}

/** More lines than the level allows, perhaps because of statements that follow another one on its line. */
export const tooManyLines: Rule = ({ level, code }) => {
  const max = level?.maxLinesOfCode;
  const lines = linesOfCode(code);
  if (max === undefined || lines <= max) return null;
  const kind =
    joinedStatements(code) > 0 ? 'lines-joined' : isRepeated(code) ? 'lines-too-many' : 'lines-long';
  return { kind, line: null, params: { lines, max } };
};

/** Nothing but empty lines and comments. */
export const nothingYet: Rule = ({ code }) =>
  code.lines.length === 0 ? { kind: 'nothing-yet', line: 1, params: {} } : null;

/** The program is good as it is. */
export const complete: Rule = ({ story }) =>
  story?.isComplete ? { kind: 'complete', line: null, params: {} } : null;
