import { type CodeLine, endsWithColon, spaceOf } from '@burrow/python-syntax';
import type { Edit } from '../code/edit.ts';
import type { Context } from '../context.ts';
import { statementAt } from '../context.ts';
import type { Finding } from '../tutor.types.ts';
import { eachUnreadLine, moved, type Rule } from './rule.ts';

const UNIT = 4;

/** The first line of a block is not indented more than the line that opens it. */
export const missingIndent = eachUnreadLine((line, { code }, index) => {
  if (!endsWithColon(line)) return null;
  const next = code.lines[index + 1];
  if (next && next.indent > line.indent) return null;
  const params = { header: line.first, spaces: line.indent + UNIT };
  if (!next) return { kind: 'indent-missing', line: line.last + 1, params };
  return { kind: 'indent-missing', line: next.first, params, edit: moved(next, params.spaces) };
});

/** A line that is indented more than the one above, which opens no block. */
export const extraIndent = eachUnreadLine((line, { code }, index) => {
  const before = code.lines[index - 1];
  if (endsWithColon(before) || line.indent <= (before?.indent ?? 0)) return null;
  return { kind: 'indent-extra', line: line.first, params: {}, edit: moved(line, before?.indent ?? 0) };
});

/** The columns in which a line may start: those of the blocks open before it. */
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
  if (line.indent === 0 && code.lines[0]?.indent === 0) return null;
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

/** Whether a line starts with tabs where others above start with spaces, or the other way round. */
function isUnlikeAbove({ code }: Context, line: CodeLine): boolean {
  const hasTab = spaceOf(code, line).includes('\t');
  const above = code.lines.filter(({ first }) => first < line.first).map(one => spaceOf(code, one));
  return above.some(space => space !== '' && space.includes('\t') !== hasTab);
}

/** Tabs and spaces that Python cannot tell apart. */
export const mixedTabs: Rule = (context): Finding | null => {
  const isTold = ['python/tabs', 'python/indentation'].includes(context.error?.code ?? '');
  const line = isTold ? statementAt(context, context.error?.line ?? null) : undefined;
  if (!line || (context.error?.code !== 'python/tabs' && !isUnlikeAbove(context, line))) return null;
  const tabbed = context.code.lines.find(one => spaceOf(context.code, one).includes('\t')) ?? line;
  const shift = { from: 1, to: context.code.length, by: 0 };
  const edit = { ...moved(tabbed, tabbed.indent), shift };
  return {
    kind: 'tabs-mixed',
    line: tabbed.first,
    params: {},
    edit,
    others: likeAbove(context, line),
    certain: true,
  };
};

/** `return coins` in the column of its `def`. */
export const strayReturn = eachUnreadLine((line, { code }, index) => {
  const before = code.lines[index - 1];
  const isStray =
    line.tokens[0]?.text === 'return' && line.depth === 0 && before !== undefined && before.depth > 0;
  const edit = before && moved(line, before.depth > 1 ? UNIT : before.indent);
  return isStray ? { kind: 'return-outside', line: line.first, params: {}, edit, certain: true } : null;
});
