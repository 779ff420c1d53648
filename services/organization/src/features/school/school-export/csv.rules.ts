/** A cell of a table; an empty one is null. */
export type Cell = string | number | boolean | Date | null;

/** Spreadsheets take a text that begins so for a formula: also after spaces, and with the wide forms of East Asia. */
const FORMULA = /^[\s\u00a0\u3000]*[=+\-@\uff1d\uff0b\uff0d\uff20\t\r]/;

/** With it, Excel knows that a file is UTF-8. */
export const UTF8_MARK = '\uFEFF';

function fieldOf(cell: Cell): string {
  if (cell === null) return '';
  if (cell instanceof Date) return cell.toISOString();
  if (typeof cell !== 'string') return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",;\r\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Returns rows as CSV (RFC 4180) that no spreadsheet calculates with: a formula becomes a text. */
export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  rows.map(row => `${row.map(fieldOf).join(',')}\r\n`).join('');
