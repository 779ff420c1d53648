import type { DeclaredField, DeclaredRow } from './declared-rows.ts';
import type { DescribedColumn } from './statement-describer.ts';

/** How pg reads types of PostgreSQL. */
const READ_AS: Readonly<Record<string, string>> = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  float4: 'number',
  float8: 'number',
  oid: 'number',
  int8: 'string',
  numeric: 'string',
  text: 'string',
  varchar: 'string',
  bpchar: 'string',
  name: 'string',
  uuid: 'string',
  inet: 'string',
  citext: 'string',
  interval: 'object',
  date: 'Date',
  timestamp: 'Date',
  timestamptz: 'Date',
  bytea: 'Buffer',
};
/** Declared as `null` alone, where another statement of the same rows has a value. */
const ALWAYS_NULL = '';
/** Whose values the database does not describe further: they are what their writers say. */
const OPAQUE = new Set(['json', 'jsonb', 'unknown']);

const readAs = (type: string): string | undefined =>
  type.startsWith('_') ? arrayOf(READ_AS[type.slice(1)]) : READ_AS[type];
const arrayOf = (type: string | undefined): string | undefined => type && `${type}[]`;

const plain = (type: string): string =>
  type
    .replace(/^readonly /, '')
    .replace(/^(?:Readonly)?Array<(.+)>$/, '$1[]')
    .replace(/^\((.+)\)(\[\])?$/, '$1$2');
/** A text or a number may be declared as one of ours, such as a role: by the name of its type, or as texts in quotes. */
const isNarrow = (type: string): boolean =>
  /^(?:[A-Z]\w*(?:\[.+\]|<.+>)*|'[^']*'(?: \| '[^']*')*|\d+(?: \| \d+)*)(?:\[\])?$/.test(type);

function isTypeRight({ type }: DeclaredField, column: DescribedColumn): boolean {
  if (type === ALWAYS_NULL) return !column.isNotNull;
  if (OPAQUE.has(column.type)) return true;
  const read = readAs(column.type);
  if (read === undefined) return false;
  const declared = plain(type);
  return declared === read || (['string', 'number'].includes(read.replace('[]', '')) && isNarrow(declared));
}

function fieldFaults(
  name: string,
  field: DeclaredField | undefined,
  column: DescribedColumn | undefined,
): string[] {
  if (!column) return [`it declares ${name}, which it does not return`];
  if (!field) return [`it returns ${name}, which it does not declare`];
  const faults: string[] = [];
  if (!isTypeRight(field, column))
    faults.push(
      `${name} is ${readAs(column.type) ?? column.type} (${column.type}), not ${field.type || 'null'}`,
    );
  if (!column.isNotNull && !field.isNullable && !field.isVouched) faults.push(`${name} may be null`);
  if (column.isNotNull && field.isNullable) faults.push(`${name} is never null`);
  if (column.isNotNull && field.isVouched) faults.push(`${name} needs no NotNull: the database knows`);
  return faults;
}

/** What is wrong with the declared row of a statement, by what the database says of it. */
export function rowFaults(declared: DeclaredRow, described: readonly DescribedColumn[]): string[] {
  const columns = new Map(described.map(column => [column.name, column]));
  const names = new Set([...declared.keys(), ...columns.keys()]);
  return [...names].flatMap(name => fieldFaults(name, declared.get(name), columns.get(name)));
}
