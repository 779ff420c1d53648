import { bindingsOf, type Code, type CodeLine } from '@burrow/python-syntax';
import { blockOf } from './definitions.ts';

const NAME = /[\p{L}_][\p{L}\p{N}_]*/gu;

/** The names in a statement, those in the curly brackets of texts included. */
function namesIn({ tokens }: CodeLine): readonly string[] {
  return tokens.flatMap(({ kind, text }) => {
    if (kind === 'name') return [text];
    if (kind !== 'string' || !/^[rR]?[fF]/u.test(text)) return [];
    return (text.match(/\{[^{}]*\}/gu) ?? []).flatMap(part => part.match(NAME) ?? []);
  });
}

const isOpener = ({ text }: CodeLine): boolean => /^(?:async\s+)?(?:def|class)\b/u.test(text);
const FILLS = new Set(['append', 'add', 'extend', 'insert', 'update', 'pop', 'remove', 'sort', 'reverse']);

/** Whether a statement decides what a name stands for. */
function makes(line: CodeLine, name: string): boolean {
  const [first, dot, method] = line.tokens;
  const isPart =
    first?.text === name && (dot?.text === '[' || (dot?.text === '.' && FILLS.has(method?.text ?? '')));
  return isPart || bindingsOf([line]).some(one => one.name === name && one.kind !== 'parameter');
}

/** The decorators of a function. */
function decoratorsOf({ lines }: Code, opener: CodeLine): readonly CodeLine[] {
  const above = lines.slice(0, lines.indexOf(opener));
  const from = above.findLastIndex(({ tokens }) => tokens[0]?.text !== '@');
  return above.slice(from + 1);
}

/** The statements that what a statement does depends on: those that make its values, what they are made of, and functions that they call. */
export function sliceOf(code: Code, from: CodeLine): ReadonlySet<CodeLine> {
  const found = new Set<CodeLine>([from]);
  const known = new Set<string>();
  for (const line of found) {
    for (const name of namesIn(line)) {
      if (known.has(name)) continue;
      known.add(name);
      for (const other of code.lines.filter(one => makes(one, name))) {
        found.add(other);
        if (!isOpener(other)) continue;
        for (const inner of [...decoratorsOf(code, other), ...blockOf(code, other)]) found.add(inner);
      }
    }
  }
  return found;
}
