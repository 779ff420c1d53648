import { nearest } from '../code/nearest.ts';
import { classAround, definitionsOf } from '../code/definitions.ts';
import { isUnsolved } from '../context.ts';
import { spliced, type Rule } from './rule.ts';

/** Methods that Python calls by itself, as lessons and challenges have them. */
const DUNDERS = [
  'init', 'str', 'repr', 'len', 'getitem', 'setitem', 'contains', 'iter', 'next', 'call', 'enter', 'exit',
  'add', 'sub', 'mul', 'lt', 'le', 'gt', 'ge', 'eq', 'ne', 'bool', 'hash',
] as const; // prettier-ignore

/** The name that was meant by one with too few or too many underscores, or with one letter wrong. */
function meantBy(name: string): string | undefined {
  const inside = name.replaceAll(/^_+|_+$/gu, '');
  const isMarked = name.startsWith('_') && name.endsWith('_');
  const known =
    DUNDERS.find(one => one === inside) ??
    (isMarked && inside.length > 2 ? nearest(inside, DUNDERS) : undefined);
  return known === undefined || (!isMarked && known !== 'init') ? undefined : `__${known}__`;
}

/** `def _init_(self):`, which Python never calls. */
export const misspelledDunder: Rule = context => {
  const { code, parses } = context;
  if (parses !== null && !isUnsolved(context)) return null;
  for (const { name, line } of definitionsOf(code)) {
    const meant = classAround(code, line) ? meantBy(name) : undefined;
    const word = line.tokens.find(({ text }) => text === name);
    if (meant === undefined || meant === name || !word) continue;
    const edit = spliced(code, line, word.start, word.end, meant);
    return { kind: 'dunder', line: line.first, params: { said: name, meant }, edit, certain: true };
  }
  return null;
};
