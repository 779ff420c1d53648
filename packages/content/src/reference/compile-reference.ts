import { linesOfCode, readCode } from '@burrow/python-syntax';
import { type LevelSource, referenceOf } from '../compiler/level-source.ts';
import type { ReferenceCounts } from '../content.types.ts';

/** Returns how much a challenge's reference solution takes; undefined for other levels, and before it was recorded. */
export const compileReference = ({ reference, solutions }: LevelSource): ReferenceCounts | undefined =>
  reference && {
    commands: reference.commands,
    lines: linesOfCode(readCode(referenceOf(solutions))),
  };
