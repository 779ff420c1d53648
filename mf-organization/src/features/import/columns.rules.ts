/** What a column of a list can be: the name is whole, or in two parts. */
export const COLUMNS = [
  'full_name',
  'first_name',
  'last_name',
  'username',
  'password',
  'class_name',
] as const;
export type Column = (typeof COLUMNS)[number];

/** A list as it was pasted or loaded: rows of cells. */
export type Table = readonly (readonly string[])[];

export interface ReadColumns {
  /** Whether the first row names the columns. */
  readonly hasHeader: boolean;
  /** What each column is; null if it is left out. */
  readonly columns: readonly (Column | null)[];
}

/** Names of columns in English and Arabic, compared without case, accents and signs. */
const NAMES: Readonly<Record<Column, readonly string[]>> = {
  full_name: ['name', 'full name', 'student', 'student name', 'pupil', 'pupil name', 'الاسم', 'اسم', 'الاسم الكامل', 'اسم الطالب', 'الطالب', 'اسم التلميذ', 'التلميذ'],
  first_name: ['first name', 'given name', 'forename', 'الاسم الأول', 'الاسم الشخصي'],
  last_name: ['last name', 'surname', 'family name', 'اسم العائلة', 'اللقب', 'العائلة', 'الكنية'],
  username: ['username', 'user name', 'user', 'login', 'اسم المستخدم', 'المستخدم'],
  password: ['password', 'pass word', 'كلمة المرور', 'كلمة السر', 'الرقم السري'],
  class_name: ['class', 'class name', 'group', 'form', 'الصف', 'الفصل', 'اسم الصف', 'الشعبة', 'المجموعة'],
}; // prettier-ignore

const key = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const COLUMN_OF = new Map(COLUMNS.flatMap(column => NAMES[column].map(name => [key(name), column] as const)));

const widthOf = (table: Table): number => table.reduce((most, row) => Math.max(most, row.length), 0);

/** Each column is used once: a second one of the same name is left out. */
const once = (columns: readonly (Column | null)[]): (Column | null)[] =>
  columns.map((column, at) => (columns.indexOf(column) === at ? column : null));

/** Returns what each column is, by the names in the first row; without any, the first column has the names. */
export function readColumns(table: Table): ReadColumns {
  const width = widthOf(table);
  const named = once((table[0] ?? []).map(cell => COLUMN_OF.get(key(cell)) ?? null));
  if (named.some(column => column !== null))
    return { hasHeader: true, columns: Array.from({ length: width }, (_, at) => named[at] ?? null) };
  return {
    hasHeader: false,
    columns: Array.from({ length: width }, (_, at) => (at === 0 ? 'full_name' : null)),
  };
}
