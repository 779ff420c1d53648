import { MAX_CODE_LENGTH, type LevelData } from '@burrow/contracts';
import { joinedStatements, linesOfCode, readCode } from '@burrow/python-syntax';
import type { RunResult } from './run-result.types.ts';

/** Returns how many lines of code count: neither empty ones nor comments, but also each statement after a `;`. */
export const countCodeLines = (code: string): number => linesOfCode(readCode(code));

/** Returns why a program is too long to run in a level, as the result of its run; null if it is not. */
export function tooMuchCode(
  { maxLinesOfCode }: Pick<LevelData, 'maxLinesOfCode'>,
  code: string,
): RunResult | null {
  if (maxLinesOfCode && countCodeLines(code) > maxLinesOfCode)
    return {
      kind: 'too-many-lines',
      maxLines: maxLinesOfCode,
      isJoined: joinedStatements(readCode(code)) > 0,
    };
  return code.length > MAX_CODE_LENGTH ? { kind: 'too-long' } : null;
}
