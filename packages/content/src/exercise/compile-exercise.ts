import type { LevelExercise } from '@burrow/contracts';
import { linesOf } from '../compiler/derive-level.ts';
import { type LevelSource, referenceOf } from '../compiler/level-source.ts';
import { mixed } from '../compiler/mixed.ts';

const INDENTED = /^\s/;

/** Whether lines are shown with their indentation: if those that are too many are written with theirs. */
export const keepsIndentation = (decoys: readonly string[]): boolean =>
  decoys.some(line => INDENTED.test(line));

/** What learners do in a level, as it is served; undefined if they write a program. */
export function compileExercise({ level, solutions }: LevelSource): LevelExercise | undefined {
  const { exercise } = level;
  if (exercise?.kind === 'mend') return { kind: 'mend' };
  if (exercise?.kind !== 'order') return exercise;
  const lines = linesOf(referenceOf(solutions));
  const all = mixed([...lines, ...exercise.decoys]);
  if (keepsIndentation(exercise.decoys)) return { kind: 'order', lines: all, indents: false };
  const indents = lines.some(line => INDENTED.test(line));
  return { kind: 'order', lines: all.map(line => line.trim()), indents };
}
