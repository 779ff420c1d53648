import { nearest } from '../code/nearest.ts';
import { statementAt } from '../context.ts';
import { HEADERS, spliced, type Rule } from './rule.ts';

const WORDS = new Set([...HEADERS, 'in', 'and', 'or', 'not', 'return', 'import', 'from', 'break', 'lambda']);

/** With so few letters only swaps count: `ni` is `in`, but `of` is not `if`. */
const SHORT = 3;
const letters = (word: string): string => [...word].toSorted().join('');

/** `for bed ni range(3):`, or a row of names: Python cannot read the line, and one word is nearly one of Python's. */
export const misspelledWord: Rule = context => {
  const line = context.parses === false ? statementAt(context, context.error?.line ?? null) : undefined;
  for (const [index, word] of (line?.tokens ?? []).entries()) {
    const isBetween =
      line?.tokens[index - 1]?.kind !== 'operator' && line?.tokens[index + 1]?.kind !== 'operator';
    if (!line || word.kind !== 'name' || WORDS.has(word.text) || !isBetween) continue;
    const meant = nearest(word.text, WORDS);
    const isShort = word.text.length < SHORT && letters(word.text) !== letters(meant ?? '');
    if (meant === undefined || isShort || context.bindings.some(({ name }) => name === word.text)) continue;
    const edit = spliced(context.code, line, word.start, word.end, meant);
    return {
      kind: 'keyword-case',
      line: line.first,
      params: { said: word.text, meant },
      edit,
      certain: true,
    };
  }
  return null;
};

/** Python cannot read the code, and no other rule knows why. */
export const unreadable: Rule = ({ parses, error }) =>
  parses === false && error ? { kind: 'syntax-other', line: error.line ?? 1, params: {} } : null;
