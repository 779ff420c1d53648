import type { CodeLine, Token } from '@burrow/python-syntax';
import { type Context, statementAt } from '../context.ts';
import { spliced, type Rule } from './rule.ts';

const DETAIL =
  /can only concatenate (?:list \(not "(?:str|int|float)"\) to list|str \(not "list"\) to str)|unsupported operand type\(s\) for \+: '(?:int|float)' and 'list'/u;

/** Whether a name stands for a list, as far as the program and the level show. */
function isList({ code, level }: Context, name: string): boolean {
  const value = level?.constants.find(one => one.name === name)?.value;
  const isMade = ({ tokens }: CodeLine): boolean =>
    tokens.some(
      ({ text }, at) => text === name && tokens[at - 1]?.text === '*' && tokens.some(one => one.text === '='),
    ) ||
    (tokens[0]?.text === name &&
      tokens[1]?.text === '=' &&
      (tokens[2]?.text === '[' || tokens.at(-1)?.text === ']'));
  return Array.isArray(value) || code.lines.some(isMade);
}

/** Names and values next to a `+` of a statement that stand alone: not in square brackets, without a call or a place. */
const alone = ({ tokens }: CodeLine): readonly Token[] =>
  tokens.filter(({ kind }, at) => {
    const [before, after] = [tokens[at - 1]?.text ?? '', tokens[at + 1]?.text ?? ''];
    const isBeside = before === '+' || after === '+';
    return (
      ['name', 'string', 'number'].includes(kind) &&
      isBeside &&
      !['[', '.', '('].includes(after) &&
      !['.', '['].includes(before)
    );
  });

/** `[last] + middle + first`, where `first` is one value: with `+`, a list takes another list. */
export const listPlusValue: Rule = context => {
  const { error, code } = context;
  const line = statementAt(context, error?.line ?? null);
  if (error?.code !== 'python/type' || !line || !DETAIL.test(String(error.params['detail'] ?? '')))
    return null;
  const [word, more] = alone(line).filter(({ text }) => !isList(context, text));
  if (!word || more) return null;
  const edit = spliced(code, line, word.start, word.end, `[${word.text}]`);
  return { kind: 'list-brackets', line: line.first, params: { said: word.text }, edit, certain: true };
};
