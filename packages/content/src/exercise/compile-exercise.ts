import type { LevelExercise } from '@burrow/contracts';
import { linesOf } from '../compiler/derive-level.ts';
import { type LevelSource, referenceOf } from '../compiler/level-source.ts';
import { mixed } from '../compiler/mixed.ts';

const INDENTED = /^\s/;

/** What learners do in a level, as it is served; undefined if they write a program. */
export function compileExercise({ level, solutions }: LevelSource): LevelExercise | undefined {
  const { exercise } = level;
  if (exercise?.kind !== 'order') return exercise;
  const lines = linesOf(referenceOf(solutions));
  return {
    kind: 'order',
    lines: mixed([...lines, ...exercise.decoys].map(line => line.trim())),
    indents: lines.some(line => INDENTED.test(line)),
  };
}
