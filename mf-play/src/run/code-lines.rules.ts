import { MAX_CODE_LENGTH, type LevelData } from '@burrow/contracts';
import { joinedStatements, linesOfCode, readCode } from '@burrow/python-syntax';
import type { RunResult } from './run-result.types.ts';

/** Returns how many lines of code count: neither empty ones nor comments, but also each statement after a `;`. */
export const countCodeLines = (code: string): number => linesOfCode(readCode(code));

/** Returns that a program has more lines than its level allows, as the result of its run; null if it has not. */
export function tooManyLines(
  { maxLinesOfCode }: Pick<LevelData, 'maxLinesOfCode'>,
  code: string,
): RunResult | null {
  if (!maxLinesOfCode || countCodeLines(code) <= maxLinesOfCode) return null;
  return {
    kind: 'too-many-lines',
    maxLines: maxLinesOfCode,
    isJoined: joinedStatements(readCode(code)) > 0,
  };
}

/**
 * Returns why a program is too long to run in a level, as the result of its run; null if it is not. A program that is to
 * be shortened may run as it is: its lines are counted once it has met the goals.
 */
export function tooMuchCode(
  level: Pick<LevelData, 'maxLinesOfCode' | 'exercise'>,
  code: string,
): RunResult | null {
  const tooMany = level.exercise?.kind === 'shorten' ? null : tooManyLines(level, code);
  if (tooMany) return tooMany;
  return code.length > MAX_CODE_LENGTH ? { kind: 'too-long' } : null;
}
