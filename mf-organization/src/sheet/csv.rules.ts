import type { Sheet, SheetCell } from './sheet.types.ts';

/** Spreadsheets take a text that begins so for a formula: also after spaces, and with the wide forms of East Asia. */
const FORMULA = /^[\s\u00a0\u3000]*[=+\-@\uff1d\uff0b\uff0d\uff20\t\r]/;

/** Without it, Excel takes the file for one in its own old encoding. */
const MARK = '\uFEFF';

function fieldOf(cell: SheetCell): string {
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",;\r\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Returns a sheet as CSV in UTF-8 (RFC 4180) that no spreadsheet calculates with: a formula becomes a text. */
export const csvOf = (sheet: Sheet): string =>
  `${MARK}${sheet.map(row => row.map(fieldOf).join(',')).join('\r\n')}\r\n`;
