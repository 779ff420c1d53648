import type { ImportRow } from '@burrow/contracts';
import type { Column, ReadColumns, Table } from './columns.rules.ts';

/** A row under review. `key` stays the same while it is corrected. */
export interface DraftRow {
  readonly key: number;
  readonly full_name: string;
  readonly username: string;
  readonly password: string;
  readonly class_name: string;
}

export type Cell = Exclude<keyof DraftRow, 'key'>;
export const CELLS: readonly Cell[] = ['full_name', 'username', 'password', 'class_name'];

/** Longer cells are no names; they are cut, and refused by their length. */
const MAX_CELL = 500;

const tidy = (text: string | undefined): string => (text ?? '').trim().slice(0, MAX_CELL);

/** Returns the rows of a list, without empty ones. */
export function draftRows(table: Table, { hasHeader, columns }: ReadColumns): DraftRow[] {
  const cell = (row: readonly string[], column: Column): string => tidy(row[columns.indexOf(column)]);
  return table
    .slice(hasHeader ? 1 : 0)
    .map((row, key) => ({
      key,
      full_name: cell(row, 'full_name') || `${cell(row, 'first_name')} ${cell(row, 'last_name')}`.trim(),
      username: cell(row, 'username'),
      password: cell(row, 'password'),
      class_name: cell(row, 'class_name'),
    }))
    .filter(row => CELLS.some(each => row[each] !== ''));
}

/** Returns rows as they are sent: without what is empty. */
export const sentRows = (rows: readonly DraftRow[]): ImportRow[] =>
  rows.map(row => Object.fromEntries(CELLS.flatMap(cell => (row[cell] === '' ? [] : [[cell, row[cell]]]))));

/** Returns rows as a list that can be looked through again. */
export const tableOfRows = (rows: readonly DraftRow[]): Table => [
  ['name', 'username', 'password', 'class'],
  ...rows.map(row => CELLS.map(cell => row[cell])),
];
