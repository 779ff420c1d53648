import type { Edit } from '../code/edit.ts';
import { spaceOf, type CodeLine } from '../code/read-code.ts';
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

/** A line that ends a block, but in a column that none of the blocks around has. */
export const unevenIndent = eachUnreadLine((line, { code }, index) => {
  const columns = openColumns(code.lines, index);
  if (columns.length === 0 || line.indent >= (columns.at(-1) ?? 0) || columns.includes(line.indent))
    return null;
  const near = columns.toSorted((a, b) => Math.abs(a - line.indent) - Math.abs(b - line.indent) || b - a);
  const [edit, ...others] = near.map(column => moved(line, column));
  return { kind: 'indent-uneven', line: line.first, params: {}, edit, others, certain: true };
});

/** The line with the spaces or tabs of one above it, the deepest of them first. */
function likeAbove(context: Context, line: CodeLine): readonly Edit[] {
  const above = context.code.lines.filter(({ first }) => first < line.first).toReversed();
  const spaces = [
    ...new Set([...above.map(one => spaceOf(context.code, one)), ' '.repeat(line.depth * UNIT)]),
  ];
  return spaces.map(space => ({
    kind: 'modify',
    line: line.first,
    through: line.last,
    text: space + line.text,
  }));
}

/** Tabs and spaces that Python cannot tell apart. */
export const mixedTabs: Rule = (context): Finding | null => {
  const line = context.error?.code === 'python/tabs' ? statementAt(context, context.error.line) : undefined;
  if (!line) return null;
  const [edit, ...others] = likeAbove(context, line);
  return { kind: 'tabs-mixed', line: line.first, params: {}, edit, others, certain: true };
};
