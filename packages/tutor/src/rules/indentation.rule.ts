import type { CodeLine } from '../code/read-code.ts';
import type { Context } from '../context.ts';
import { statementAt } from '../context.ts';
import type { Finding } from '../tutor.types.ts';
import { eachUnreadLine, moved, type Rule } from './rule.ts';

const UNIT = 4;
const opens = (line: CodeLine | undefined): boolean => line?.tokens.at(-1)?.text === ':';

/** The first line of a block does not stand further in than the line that opens it. */
export const missingIndent = eachUnreadLine((line, { code }, index) => {
  if (!opens(line)) return null;
  const next = code.lines[index + 1];
  if (next && next.indent > line.indent) return null;
  const params = { header: line.first };
  if (!next) return { kind: 'indent-missing', line: line.last + 1, params };
  return { kind: 'indent-missing', line: next.first, params, edit: moved(next, line.indent + UNIT) };
});

/** A line that stands further in than the one above, which opens no block. */
export const extraIndent = eachUnreadLine((line, { code }, index) => {
  const before = code.lines[index - 1];
  if (opens(before) || line.indent <= (before?.indent ?? 0)) return null;
  return { kind: 'indent-extra', line: line.first, params: {}, edit: moved(line, before?.indent ?? 0) };
});

/** The columns in which a line may start: those of the blocks that are open before it. */
function openColumns(lines: readonly CodeLine[], index: number): readonly number[] {
  const columns: number[] = [];
  for (const { indent } of lines.slice(0, index)) {
    while (columns.length > 0 && indent < (columns.at(-1) ?? 0)) columns.pop();
    if (indent > (columns.at(-1) ?? -1)) columns.push(indent);
  }
  return columns;
}

/**
 * A line that ends a block, but in a column that none of the blocks around has. Where the block before it is
 * a single line, that one stands wrong.
 */
export const unevenIndent = eachUnreadLine((line, { code }, index) => {
  const columns = openColumns(code.lines, index);
  if (columns.length === 0 || line.indent >= (columns.at(-1) ?? 0) || columns.includes(line.indent))
    return null;
  const before = code.lines[index - 1];
  const isLoneBefore =
    before && opens(code.lines[index - 2]) && line.indent > (code.lines[index - 2]?.indent ?? 0);
  if (isLoneBefore)
    return { kind: 'indent-extra', line: before.first, params: {}, edit: moved(before, line.indent) };
  const near =
    columns.toSorted((a, b) => Math.abs(a - line.indent) - Math.abs(b - line.indent) || b - a)[0] ?? 0;
  return { kind: 'indent-uneven', line: line.first, params: {}, edit: moved(line, near) };
});

function tabsOf(context: Context): Finding | null {
  const line = statementAt(context, context.error?.line ?? null);
  if (!line) return null;
  return { kind: 'indent-uneven', line: line.first, params: {}, edit: moved(line, line.depth * UNIT), certain: true };
} // prettier-ignore

/** Tabs and spaces that Python cannot tell apart. */
export const mixedTabs: Rule = context => (context.error?.code === 'python/tabs' ? tabsOf(context) : null);
