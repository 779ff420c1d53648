import type { ImportRow } from '@burrow/contracts';
import type { Column } from './column-names.table.ts';
import { isStudent, type ReadColumns, type Table } from './columns.rules.ts';

/** A row under review. `key` stays the same while it is corrected. */
export interface DraftRow {
  readonly key: number;
  readonly full_name: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly username: string;
  readonly password: string;
  readonly class_name: string;
  /** What a school's system calls the student and the class; no person reads or corrects it. */
  readonly external_id: string;
  readonly class_external_id: string;
}

export type Cell = Exclude<keyof DraftRow, 'key' | 'external_id' | 'class_external_id'>;
export const CELLS: readonly Cell[] = [
  'full_name',
  'first_name',
  'last_name',
  'username',
  'password',
  'class_name',
];

/** Returns the cells that are shown: a name has its parts in place of the whole if the list has them. */
export function shownCells(rows: readonly DraftRow[]): readonly Cell[] {
  const isParted = rows.some(row => row.first_name !== '' || row.last_name !== '');
  const left: readonly Cell[] = isParted ? ['full_name'] : ['first_name', 'last_name'];
  return CELLS.filter(cell => !left.includes(cell));
}

/** Returns what is printed on a card: the name as it stands in the list. */
export const shownName = (row: DraftRow | undefined): string | null =>
  (row && (row.full_name || `${row.first_name} ${row.last_name}`.trim())) || null;

/** Longer cells are no names; they are cut, and refused by their length. */
const MAX_CELL = 500;

const tidy = (text: string | undefined): string => (text ?? '').trim().slice(0, MAX_CELL);

/** A list with columns of parts is read by them; a whole name beside them says nothing new, unless it stands alone. */
function namesIn(
  row: readonly string[],
  cell: (row: readonly string[], column: Column) => string,
  columns: readonly (Column | null)[],
): Pick<DraftRow, 'full_name' | 'first_name' | 'last_name'> {
  const whole = cell(row, 'full_name');
  const [first, last] = [cell(row, 'first_name'), cell(row, 'last_name')];
  const isParted = columns.includes('first_name') || columns.includes('last_name');
  if (!isParted) return { full_name: whole, first_name: '', last_name: '' };
  return first || last
    ? { full_name: '', first_name: first, last_name: last }
    : { full_name: '', first_name: whole, last_name: '' };
}

/** Returns the rows of a list, without empty ones. */
export function draftRows(table: Table, { hasHeader, columns }: ReadColumns): DraftRow[] {
  const cell = (row: readonly string[], column: Column): string => tidy(row[columns.indexOf(column)]);
  return table
    .slice(hasHeader ? 1 : 0)
    .map((row, key) => ({ row, key }))
    .filter(({ row }) => isStudent(row, columns))
    .map(({ row, key }) => ({
      key,
      ...namesIn(row, cell, columns),
      username: cell(row, 'username'),
      password: cell(row, 'password'),
      class_name: cell(row, 'class_name'),
      external_id: cell(row, 'external_id'),
      class_external_id: cell(row, 'class_external_id'),
    }))
    .filter(row => CELLS.some(each => row[each] !== ''));
}

const SENT = [...CELLS, 'external_id', 'class_external_id'] as const;

/** Returns rows as they are sent: without what is empty. */
export const sentRows = (rows: readonly DraftRow[]): ImportRow[] =>
  rows.map(row => Object.fromEntries(SENT.flatMap(cell => (row[cell] === '' ? [] : [[cell, row[cell]]]))));
