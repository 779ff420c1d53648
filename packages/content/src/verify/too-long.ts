import { linesOfCode, readCode } from '@burrow/python-syntax';
import type { LevelSource } from '../compiler/level-source.ts';

const countOf = (code: string): number => linesOfCode(readCode(code));

/** Whether the level refuses a program because of its lines, before it runs. */
export const isTooLong = ({ level }: LevelSource, code: string): boolean =>
  countOf(code) > (level.maxLinesOfCode ?? Infinity);

/** How many lines a program has, in words. */
export const showLines = (source: LevelSource, code: string): string =>
  `has ${countOf(code)} lines of code, which are ${isTooLong(source, code) ? 'too many to run' : 'not too many'}`;
