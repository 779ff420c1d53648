import type { PlayerCommandName, PyValue } from '@burrow/contracts';
import type { ChangedVariable, LineStep, RunStep } from './run.types.ts';

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
  /** See `RunStep`. */
  readonly wait: number;
}

type ReadRow = readonly [PlayerCommandName, PyValue, number, number | null, readonly string[], number?];

/** Writes steps as one text, to be sent from the worker to the page. */
export const writeSteps = (rows: readonly StepRow[]): string =>
  `[${rows
    .map(
      ({ name, argument, line, next, changed, wait }) =>
        `["${name}",${argument},${line},${next},${changed}${wait > 0 ? `,${wait}` : ''}]`,
    )
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

/** Lines of a program as Python tells them: the line, and the row of what it changed. */
export type LineRows = readonly (readonly [line: number, changed: readonly string[]])[];

/** Returns lines as steps; the next one's line is that of the row after it. */
export const lineStepsOf = (rows: LineRows): readonly LineStep[] =>
  rows.map(([line, row], index) => ({ line, next: rows[index + 1]?.[0] ?? null, changed: changedOf(row) }));

/** Reads the steps that `writeSteps` wrote. */
export const readSteps = (text: string): readonly RunStep[] =>
  (JSON.parse(text) as ReadRow[]).map(([name, argument, line, next, row, wait]) => ({
    name,
    argument,
    line,
    next,
    changed: changedOf(row),
    ...(wait === undefined ? {} : { wait }),
  }));
