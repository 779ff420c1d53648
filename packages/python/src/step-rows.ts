import type { PlayerCommandName, PyValue } from '@burrow/contracts';
import type { ChangedVariable, RunStep } from './run.types.ts';

/**
 * A step as the worker stores it: JSON stays text, since most programs call many commands and the
 * page has more time to parse it.
 */
export interface StepRow {
  readonly name: PlayerCommandName;
  /** JSON of the argument. */
  readonly argument: string;
  readonly line: number;
  next: number | null;
  /** JSON of one row: name, value and kind of the first variable that changed, of the second, … */
  readonly changed: string;
}

type ReadRow = readonly [PlayerCommandName, PyValue, number, number | null, readonly string[]];

/** Writes steps as one text, to be sent from the worker to the page. */
export const writeSteps = (rows: readonly StepRow[]): string =>
  `[${rows
    .map(({ name, argument, line, next, changed }) => `["${name}",${argument},${line},${next},${changed}]`)
    .join(',')}]`;

/** Reads the variables of one row. */
export function changedOf(row: readonly string[]): readonly ChangedVariable[] {
  const changed: ChangedVariable[] = [];
  for (let at = 0; at + 2 < row.length; at += 3) {
    const [name = '', value = '', kind = ''] = [row[at], row[at + 1], row[at + 2]];
    changed.push({ name, value, kind });
  }
  return changed;
}

/** Reads the steps that `writeSteps` wrote. */
export const readSteps = (text: string): readonly RunStep[] =>
  (JSON.parse(text) as ReadRow[]).map(([name, argument, line, next, row]) => ({
    name,
    argument,
    line,
    next,
    changed: changedOf(row),
  }));
