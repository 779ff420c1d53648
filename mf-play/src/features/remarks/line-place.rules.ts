import { MAX_LINE_TEXT } from '@burrow/contracts';
import type { LineChange } from '../editor/index.ts';

/** The line that a remark is about, from 1, and what it said. */
export interface LineMeant {
  readonly number: number;
  readonly text: string;
}

const sameText = (line: string, meant: string): boolean =>
  line.slice(0, MAX_LINE_TEXT).trim() === meant.trim();

/** Returns the row of the line that is meant: where it was, or the nearest that says the same; null if there is none. */
export function rowOf(lines: readonly string[], { number, text }: LineMeant): number | null {
  const rows = lines.flatMap((line, row) => (sameText(line, text) ? [row] : []));
  const before = number - 1;
  if (text.trim() === '') return rows.includes(before) ? before : null;
  return rows.toSorted((one, other) => Math.abs(one - before) - Math.abs(other - before))[0] ?? null;
}

const isBlank = (text: string): boolean => text.trim() === '';

function rowAfterInsert(row: number, { start, end }: LineChange, first: string): number {
  const wasPushed = row > start.row || (row === start.row && isBlank(first.slice(0, start.column)));
  return wasPushed ? row + end.row - start.row : row;
}

/** What is left of the first and the last line is one line now. */
function rowAfterRemove(row: number, { start, end, lines }: LineChange, joined: string): number | null {
  if (row < start.row || start.row === end.row) return row;
  if (row > end.row) return row - (end.row - start.row);
  const left = row === start.row ? joined.slice(0, start.column) : joined.slice(start.column);
  const removed = row === start.row ? lines[0] : lines.at(-1);
  if (row !== start.row && row !== end.row) return null;
  return isBlank(left) && !isBlank(removed ?? '') ? null : start.row;
}

/**
 * Returns where a line is after a change: it moves with what is inserted and removed before it; null if it was removed
 * itself. One that was removed before comes back with an insertion that contains it, such as an undone deletion.
 * @param lines the text after the change
 */
export function rowAfter(
  row: number | null,
  change: LineChange,
  lines: readonly string[],
  meant: LineMeant,
): number | null {
  const first = lines[change.start.row] ?? '';
  if (change.action === 'remove') return row === null ? null : rowAfterRemove(row, change, first);
  if (row !== null) return rowAfterInsert(row, change, first);
  const { start, end } = change;
  const inserted = lines.slice(start.row, end.row + 1);
  const at = isBlank(meant.text)
    ? null
    : rowOf(inserted, { number: meant.number - start.row, text: meant.text });
  return at === null ? null : start.row + at;
}
