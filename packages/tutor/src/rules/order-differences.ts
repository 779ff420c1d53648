import type { CodeLine } from '@burrow/python-syntax';
import { normalWords } from '../reference/normal-form.ts';
import type { Comparison } from './comparison.ts';

const joined = (words: readonly string[]): string => words.join(' ');
const SORTS = ['sorted', 'sort', 'min', 'max'];

/** The words without `reverse = True`, and whether it was there. */
function unreversed(words: readonly string[]): { words: string[]; isReversed: boolean } {
  const at = words.findIndex((word, index) => word === 'reverse' && words[index + 2] === 'True');
  if (at < 0) return { words: [...words], isReversed: false };
  const from = words[at - 1] === ',' ? at - 1 : at;
  return { words: words.toSpliced(from, at + 3 - from), isReversed: true };
}

const isSign = (words: readonly string[], at: number): boolean =>
  words[at] === '-' && ['(', ',', ':', '[', '='].includes(words[at - 1] ?? '');

/** `key=lambda crate: crate[1]`, where `-crate[1]` or `reverse=True` is meant: the smallest comes first. */
const sortTurned: Comparison = (mine, theirs) => {
  const [own, wanted] = [unreversed(normalWords(mine)), unreversed(normalWords(theirs))];
  const bare = (words: readonly string[]): string => joined(words.filter((_word, at) => !isSign(words, at)));
  const signs = (words: readonly string[]): number => words.filter((_word, at) => isSign(words, at)).length;
  const isSort = own.words.some((word, at) => SORTS.includes(word) && own.words[at + 1] === '(');
  if (!isSort || bare(own.words) !== bare(wanted.words)) return null;
  const turns = (side: typeof own): number => signs(side.words) + (side.isReversed ? 1 : 0);
  if (turns(own) === turns(wanted)) return null;
  return { kind: turns(own) < turns(wanted) ? 'sort-down' : 'sort-up', params: {} };
};

const OTHER: Readonly<Record<string, string>> = { min: 'max', max: 'min' };

/** `min(...)`, where `max(...)` is meant. */
const mostAndLeast: Comparison = (mine, theirs) => {
  const [own, wanted] = [normalWords(mine), normalWords(theirs)];
  const at = own.findIndex((word, index) => word !== wanted[index]);
  const word = own[at] ?? '';
  const isOnly =
    own.length === wanted.length && own.every((one, index) => index === at || one === wanted[index]);
  return isOnly && OTHER[word] !== undefined && OTHER[word] === wanted[at]
    ? { kind: word === 'min' ? 'least-for-most' : 'most-for-least', params: {} }
    : null;
};

/** `last + middle`, where `[last] + middle` is meant: a list takes only a list with `+`. */
const listBrackets: Comparison = (mine, theirs) => {
  let wanted = [...normalWords(theirs)];
  const own = joined(normalWords(mine));
  if (!own.includes('+')) return null;
  for (let at = 0; at < wanted.length; at++) {
    const isAlone =
      wanted[at] === '[' && wanted[at + 2] === ']' && /^(?:[=+([]|in|return)$/u.test(wanted[at - 1] ?? '');
    if (!isAlone) continue;
    const name = wanted[at + 1] ?? '';
    const bare = wanted.toSpliced(at, 3, name);
    if (joined(bare) === own) return { kind: 'list-brackets', params: { said: name } };
    if (!own.includes(`[ ${name} ]`)) wanted = bare;
  }
  return null;
};

/** `await pie`, where `pie` alone stands: a name, not a call. */
const taskShown: Comparison = (mine, theirs) => {
  const words = normalWords(theirs);
  const at = words.indexOf('await');
  const name = words[at + 1] ?? '';
  return at > 0 &&
    words[at + 2] !== '(' &&
    words[at + 2] !== '.' &&
    joined(words.toSpliced(at, 1)) === joined(normalWords(mine))
    ? { kind: 'await-task', params: { name } }
    : null;
};

/** Start, end and step of the first slice of a statement. */
function sliceOf({ tokens }: CodeLine): readonly string[] | undefined {
  const colon = tokens.findIndex(({ text }) => text === ':');
  const open = tokens.slice(0, Math.max(0, colon)).findLastIndex(({ text }) => text === '[');
  const close = tokens.findIndex(({ text }, at) => at > colon && text === ']');
  if (colon < 0 || open < 0 || close < 0) return undefined;
  const parts = joined(tokens.slice(open + 1, close).map(({ text }) => text)).split(':');
  return [0, 1, 2].map(at => parts[at]?.trim() ?? '');
}

const KINDS = ['slice-start', 'slice-end', 'slice-step'] as const;

/** Which part of a slice is another one, if it is only one. */
export function slicePart(
  mine: CodeLine,
  theirs: CodeLine,
): (typeof KINDS)[number] | 'slice-other' | 'slice-missing' {
  const [own, wanted] = [sliceOf(mine), sliceOf(theirs)];
  if (!own && wanted) return 'slice-missing';
  const other = own && wanted ? KINDS.filter((_kind, at) => own[at] !== wanted[at]) : [];
  return other.length === 1 && other[0] ? other[0] : 'slice-other';
}

/** Differences in the order of values, and in what a value is taken for. */
export const ORDERS: readonly Comparison[] = [sortTurned, mostAndLeast, listBrackets, taskShown];
