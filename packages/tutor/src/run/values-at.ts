import type { CodeLine, Code } from '@burrow/python-syntax';
import { readCode } from '@burrow/python-syntax';
import type { TutorLevel } from '../tutor.types.ts';
import { listKept } from './follow.ts';

/** The name of the list that a probe keeps: no learner's. */
const KEPT = 'burrow_values';

/**
 * Returns what an expression is worked out to, as Python shows it, each time a statement is reached; null if the
 * program cannot be followed. The expression must do nothing itself.
 */
export function valuesAt(
  level: TutorLevel,
  { source }: Code,
  { first, indent }: CodeLine,
  expression: string,
): readonly string[] | null {
  const rows = source.split('\n');
  rows.splice(first - 1, 0, `${' '.repeat(indent)}${KEPT}.append(repr(${expression}))`);
  return listKept(level, readCode(`${KEPT} = []\n${rows.join('\n')}`), KEPT);
}
