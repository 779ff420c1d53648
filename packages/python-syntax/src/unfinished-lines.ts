import { type Code, type CodeLine, endsWithColon } from './read-code.ts';

const first = ({ tokens }: CodeLine): string => tokens[0]?.text ?? '';
const isDef = ({ tokens }: CodeLine): boolean =>
  tokens.slice(0, 2).some(({ kind, text }) => kind === 'name' && text === 'def');

/** Whether a statement is in a function, as far as the indentation shows. */
function isInFunction({ lines }: Code, index: number): boolean {
  let indent = lines[index]?.indent ?? 0;
  for (const line of lines.slice(0, index).toReversed()) {
    if (line.indent >= indent) continue;
    indent = line.indent;
    if (isDef(line)) return true;
  }
  return false;
}

/** The next statement that is not deeper than one; undefined at the end. */
const nextTo = ({ lines }: Code, index: number): CodeLine | undefined =>
  lines.slice(index + 1).find(({ indent }) => indent <= (lines[index]?.indent ?? 0));

/**
 * Lines where Python misses what belongs to a line above: the function below a decorator, `except` or `finally` below
 * `try`, the function around a `yield` or `return`.
 */
export function unfinishedLines(code: Code): readonly number[] {
  return code.lines.flatMap((line, index) => {
    const next = code.lines[index + 1];
    if (first(line) === '@') {
      const isFollowed =
        next && next.indent === line.indent && (isDef(next) || ['@', 'class'].includes(first(next)));
      return isFollowed ? [] : [next?.first ?? line.first];
    }
    if (first(line) === 'try' && endsWithColon(line)) {
      const after = nextTo(code, index);
      const isFollowed = after?.indent === line.indent && ['except', 'finally'].includes(first(after));
      return isFollowed ? [] : [after?.first ?? line.first];
    }
    const isGiving =
      first(line) === 'return' || line.tokens.some(({ kind, text }) => kind === 'name' && text === 'yield');
    return isGiving && !isInFunction(code, index) ? [line.first] : [];
  });
}
