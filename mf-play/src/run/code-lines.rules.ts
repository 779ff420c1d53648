import { MAX_CODE_LENGTH, type LevelData } from '@burrow/contracts';
import type { RunResult } from './run-result.types.ts';

/** Returns how many lines of code count: those that are neither empty nor only a comment. */
export function countCodeLines(code: string): number {
  return code.split('\n').filter(line => /^\s*[^\s#]/.test(line)).length;
}

/** Returns why a program is too long to run in a level, as the result of its run; null if it is not. */
export function tooMuchCode(
  { maxLinesOfCode }: Pick<LevelData, 'maxLinesOfCode'>,
  code: string,
): RunResult | null {
  if (maxLinesOfCode && countCodeLines(code) > maxLinesOfCode)
    return { kind: 'too-many-lines', maxLines: maxLinesOfCode };
  return code.length > MAX_CODE_LENGTH ? { kind: 'too-long' } : null;
}
