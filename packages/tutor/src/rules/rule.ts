import type { Code, CodeLine } from '@burrow/python-syntax';
import type { Context } from '../context.ts';
import type { Edit } from '../code/edit.ts';
import type { Finding } from '../tutor.types.ts';

/** Looks for one kind of finding. Null if it does not apply. Never throws. */
export type Rule = (context: Context) => Finding | null;

export const HEADERS: ReadonlySet<string> = new Set([
  'for',
  'while',
  'if',
  'elif',
  'else',
  'def',
  'class',
  'try',
  'except',
  'finally',
  'with',
  'match',
  'case',
]);

/** The statement with the source between two offsets replaced; comments stay. */
export function spliced(code: Code, line: CodeLine, start: number, end: number, text: string): Edit {
  const rows = code.source.split('\n');
  const before = rows.slice(0, line.first - 1).reduce((sum, row) => sum + row.length + 1, 0);
  const own = rows.slice(line.first - 1, line.last).join('\n');
  const changed = own.slice(0, start - before) + text + own.slice(end - before);
  return { kind: 'modify', line: line.first, through: line.last, text: changed };
}

/** The statement in another column. */
export const moved = (line: CodeLine, indent: number): Edit => ({
  kind: 'modify',
  line: line.first,
  through: line.last,
  text: `${' '.repeat(indent)}${line.text}`,
});

/** A rule that tries each statement and takes the first finding. */
export const eachLine =
  (look: (line: CodeLine, context: Context, index: number) => Finding | null): Rule =>
  context => {
    for (const [index, line] of context.code.lines.entries()) {
      const found = look(line, context, index);
      if (found) return found;
    }
    return null;
  };

/** Like `eachLine`, for what cannot occur in code that Python has read. */
export const eachUnreadLine =
  (look: (line: CodeLine, context: Context, index: number) => Finding | null): Rule =>
  context =>
    context.parses === true ? null : eachLine(look)(context);
