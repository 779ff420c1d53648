import type { CodeLine } from '@burrow/python-syntax';
import { hasRow } from '../code/definitions.ts';
import { type Context, statementAt } from '../context.ts';
import { spliced, type Rule } from './rule.ts';

/** How an empty list or dictionary was used, by what Python says, and how a program uses one that is right. */
interface Other {
  readonly said: '[]' | '{}';
  readonly meant: '[]' | '{}';
  readonly error: RegExp;
  readonly isUsed: (line: CodeLine, name: string) => boolean;
  readonly isRight: (line: CodeLine, name: string) => boolean;
}

const fills = (line: CodeLine, name: string): boolean =>
  ['append', 'insert', 'extend'].some(method => hasRow(line, name, '.', method, '('));
const looksUp = (line: CodeLine, name: string): boolean => hasRow(line, name, '[');
const asks = (line: CodeLine, name: string): boolean =>
  ['get', 'items', 'keys', 'values'].some(method => hasRow(line, name, '.', method));

const OTHERS: readonly Other[] = [
  {
    said: '[]',
    meant: '{}',
    error: /^list indices must be integers or slices, not (?:str|tuple)|^'list' object has no attribute/u,
    isUsed: (line, name) => looksUp(line, name) || asks(line, name),
    isRight: fills,
  },
  {
    said: '{}',
    meant: '[]',
    error: /^'dict' object has no attribute '(?:append|insert|extend)'/u,
    isUsed: fills,
    isRight: (line, name) => looksUp(line, name) || asks(line, name),
  },
];

/** `known = []`, which the program uses as a dictionary and never as a list; or the other way round. */
export const emptyOther: Rule = (context: Context) => {
  const { code, error } = context;
  const detail = String(error?.params['detail'] ?? '');
  const other = OTHERS.find(one => one.error.test(detail));
  const there = statementAt(context, error?.line ?? null);
  if (!other || !there) return null;
  const { said, meant, isUsed, isRight } = other;
  for (const line of code.lines) {
    const [name, sign, open, close, more] = line.tokens;
    if (!name || sign?.text !== '=' || !open || !close || more) continue;
    if (open.text + close.text !== said || !isUsed(there, name.text)) continue;
    if (code.lines.some(one => isRight(one, name.text))) continue;
    const edit = spliced(code, line, open.start, close.end, meant);
    return {
      kind: 'empty-other',
      line: line.first,
      params: { name: name.text, said, meant },
      edit,
      certain: true,
    };
  }
  return null;
};
