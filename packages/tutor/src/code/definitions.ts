import type { Code, CodeLine, Token } from '@burrow/python-syntax';

/** The statements of the block that a statement opens. */
export function blockOf({ lines }: Code, opener: CodeLine): readonly CodeLine[] {
  const after = lines.slice(lines.indexOf(opener) + 1);
  const end = after.findIndex(({ indent }) => indent <= opener.indent);
  return end < 0 ? after : after.slice(0, end);
}

/** A function or method that the learner wrote. */
export interface Definition {
  readonly name: string;
  readonly line: CodeLine;
  readonly body: readonly CodeLine[];
  /** What stands between the brackets. */
  readonly parameters: readonly Token[];
  /** Names of its decorators. */
  readonly decorators: readonly string[];
}

function decoratorsOf({ lines }: Code, line: CodeLine): string[] {
  const above = lines.slice(0, lines.indexOf(line)).toReversed();
  const end = above.findIndex(({ tokens }) => tokens[0]?.text !== '@');
  return above.slice(0, end < 0 ? undefined : end).flatMap(({ tokens }) => tokens[1]?.text ?? []);
}

/** Every function and method of a program. */
export function definitionsOf(code: Code): readonly Definition[] {
  return code.lines.flatMap(line => {
    const at = line.tokens.slice(0, 2).findIndex(({ text }) => text === 'def');
    const name = line.tokens[at + 1];
    const close = line.tokens.findLastIndex(({ text }) => text === ')');
    if (at < 0 || name?.kind !== 'name') return [];
    const parameters = line.tokens.slice(at + 3, close);
    return [
      { name: name.text, line, body: blockOf(code, line), parameters, decorators: decoratorsOf(code, line) },
    ];
  });
}

/** The statements of a function itself, without those of functions in it. */
export const ownStatements = (code: Code, { body }: Definition): readonly CodeLine[] => {
  const inner = new Set(
    body
      .filter(({ tokens }) => ['def', 'async', 'class'].includes(tokens[0]?.text ?? ''))
      .flatMap(line =>
        line.tokens.slice(0, 2).some(({ text }) => text === 'for') ? [] : blockOf(code, line),
      ),
  );
  return body.filter(line => !inner.has(line));
};

export const has = ({ tokens }: CodeLine, word: string): boolean =>
  tokens.some(({ kind, text }) => kind !== 'string' && text === word);

/** Whether the words stand next to each other in a statement. */
export const hasRow = ({ tokens }: CodeLine, ...words: readonly string[]): boolean =>
  tokens.some((_token, at) => words.every((word, index) => tokens[at + index]?.text === word));

/** Whether one of the statements calls something by its name, with brackets. */
export const calls = (line: CodeLine, name: string): boolean => hasRow(line, name, '(') && !has(line, 'def');

/** The class around a statement. */
export function classAround({ lines }: Code, line: CodeLine): CodeLine | undefined {
  let { indent } = line;
  for (const one of lines.slice(0, lines.indexOf(line)).toReversed()) {
    if (one.indent >= indent) continue;
    indent = one.indent;
    if (one.tokens[0]?.text === 'class') return one;
  }
  return undefined;
}
