import { COLUMN_NAMES_BY_LANGUAGE } from './column-names-by-language.table.ts';
import { type Column, COLUMN_NAMES, COLUMNS, NO_STUDENTS } from './column-names.table.ts';

/** A list as it was pasted or loaded: rows of cells. */
export type Table = readonly (readonly string[])[];

export interface ReadColumns {
  /** Whether the first row names the columns. */
  readonly hasHeader: boolean;
  /** What each column is; null if it is left out. */
  readonly columns: readonly (Column | null)[];
}

/** Names of columns are compared without case, accents and signs. */
const key = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const namesOf = (column: Column): readonly string[] => [
  ...COLUMN_NAMES[column],
  ...Object.values(COLUMN_NAMES_BY_LANGUAGE).flatMap(names => names[column] ?? []),
];

const COLUMN_OF = new Map(
  COLUMNS.flatMap(column => namesOf(column).map((name, rank) => [key(name), { column, rank }] as const)),
);
const NO_STUDENT_KEYS: ReadonlySet<string> = new Set(NO_STUDENTS.map(key));

/** How many of the first rows are looked at for the one that names the columns: titles and dates stand above it. */
const LOOK_AT = 12;

const widthOf = (table: Table): number => table.reduce((most, row) => Math.max(most, row.length), 0);

const isFilled = (cell: string): boolean => cell.trim() !== '';

/** Each column is used once: of several, the one with the better name; a second one of the same name is left out. */
function namedColumns(row: readonly string[]): (Column | null)[] {
  const found = row.map(cell => COLUMN_OF.get(key(cell)) ?? null);
  const best = (column: Column): number =>
    found.reduce(
      (at, each, index) =>
        each?.column === column && (at < 0 || each.rank < (found[at]?.rank ?? 0)) ? index : at,
      -1,
    );
  return found.map((each, at) => (each && best(each.column) === at ? each.column : null));
}

/** Whether a row is names of columns only, as lists repeat them on each page. */
const isHeading = (row: readonly string[]): boolean => {
  const filled = row.filter(isFilled);
  return filled.length > 0 && filled.every(cell => COLUMN_OF.has(key(cell)));
};

/**
 * Returns a list from the row on that names its columns, without titles above it. A row is taken for that one if it has
 * two names of columns, or nothing else; the list is as it was if there is none.
 */
export function fromHeading(table: Table): Table {
  const at = table
    .slice(0, LOOK_AT)
    .findIndex(row => isHeading(row) || namedColumns(row).filter(column => column !== null).length > 1);
  return at > 0 ? table.slice(at) : table;
}

/** A word of letters, with what may stand between them. */
const NAME = /^(?=.*\p{L}.*\p{L})[\p{L}\p{M}'’‘ .,،-]+$/u;
const CLASS = /^\d{1,2}\s?[.\-/]?\s?\p{L}{1,2}$/u;

/** Whether most cells of a column, of those that have any, look like this. */
function mostly(rows: Table, at: number, pattern: RegExp): boolean {
  const cells = rows.map(row => (row[at] ?? '').trim()).filter(isFilled);
  return cells.length > 0 && cells.filter(cell => pattern.test(cell)).length * 2 > cells.length;
}

const isNaming = (column: Column | null): boolean =>
  column === 'full_name' || column === 'first_name' || column === 'last_name';

/** Adds what no heading says: a column of names, and one of classes. Two columns of names are its parts. */
function byContent(rows: Table, columns: readonly (Column | null)[]): (Column | null)[] {
  const free = columns.flatMap((column, at) => (column === null ? [at] : []));
  const [first, second] = columns.some(isNaming) ? [] : free.filter(at => mostly(rows, at, NAME));
  const classAt = columns.includes('class_name') ? undefined : free.find(at => mostly(rows, at, CLASS));
  return columns.map((column, at) => {
    if (at === first) return second === undefined ? 'full_name' : 'first_name';
    if (at === second) return 'last_name';
    return at === classAt ? 'class_name' : column;
  });
}

/** In many languages the word for a name is that for a first or a last one: alone it is the whole. */
function wholeIfAlone(columns: readonly (Column | null)[]): (Column | null)[] {
  if (columns.filter(isNaming).length !== 1) return [...columns];
  return columns.map(column => (isNaming(column) ? 'full_name' : column));
}

/** Returns what each column is, by the names in the first row, and by what stands in it. */
export function readColumns(table: Table): ReadColumns {
  const width = widthOf(table);
  const named = namedColumns(table[0] ?? []);
  const hasHeader = named.some(column => column !== null);
  const wide = Array.from({ length: width }, (_, at): Column | null => named[at] ?? null);
  const columns = wholeIfAlone(byContent(hasHeader ? table.slice(1) : table, wide));
  // Nothing looks like a name: the first column has them.
  if (!hasHeader && width > 0 && columns.findIndex(column => column !== null) < 0) columns[0] = 'full_name';
  return { hasHeader, columns };
}

/**
 * Whether a row of a list is a student: not if it repeats the names of columns, says points, dates or sums, or has no
 * letter where a name is.
 */
export function isStudent(row: readonly string[], columns: readonly (Column | null)[]): boolean {
  if (isHeading(row)) return false;
  const names = row.filter((cell, at) => isNaming(columns[at] ?? null) && isFilled(cell));
  if (names.length === 0) return true;
  if (names.every(name => isNaming(COLUMN_OF.get(key(name))?.column ?? null))) return false;
  if (names.some(name => NO_STUDENT_KEYS.has(key(name)) && names.length === 1)) return false;
  return names.some(name => /\p{L}/u.test(name));
}
