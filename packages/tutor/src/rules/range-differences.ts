import type { Token } from '@burrow/python-syntax';
import type { Comparison } from './comparison.ts';

/** The words of each argument of the first `range(...)`; undefined if there is none. */
export function argumentsOf(tokens: readonly Token[]): string[][] | undefined {
  const at = tokens.findIndex(({ text }, index) => text === 'range' && tokens[index + 1]?.text === '(');
  if (at < 0) return undefined;
  const found: string[][] = [[]];
  let depth = 0;
  for (const { text } of tokens.slice(at + 2)) {
    if (depth === 0 && text === ')') break;
    if ('([{'.includes(text)) depth++;
    if (')]}'.includes(text)) depth--;
    if (depth === 0 && text === ',') found.push([]);
    else found.at(-1)?.push(text);
  }
  return found;
}

/** An end of a range as a name (or nothing) and what is added to it: `rows + 1`, `4`. */
interface End {
  readonly base: string;
  readonly plus: number;
}

function endOf(words: readonly string[]): End {
  const [sign, number] = words.slice(-2);
  const isSum = words.length > 2 && (sign === '+' || sign === '-') && /^\d+$/u.test(number ?? '');
  if (isSum) return { base: words.slice(0, -2).join(' '), plus: Number(number) * (sign === '+' ? 1 : -1) };
  return /^\d+$/u.test(words.join(''))
    ? { base: '', plus: Number(words[0]) }
    : { base: words.join(' '), plus: 0 };
}

const NOTHING: End = { base: '', plus: 0 };

/** Start and end; undefined for a range with steps or without end. */
function endsOf(tokens: readonly Token[]): readonly [End, End] | undefined {
  const [first, second, third] = argumentsOf(tokens) ?? [];
  if (!first || first.length === 0 || third) return undefined;
  return second ? [endOf(first), endOf(second)] : [NOTHING, endOf(first)];
}

/** A range that runs once too often, once too few, or from the number next to the right one. */
export const offByOne: Comparison = (mine, theirs) => {
  const [own, wanted] = [endsOf(mine.tokens), endsOf(theirs.tokens)];
  if (!own || !wanted || own[0].base !== wanted[0].base || own[1].base !== wanted[1].base) return null;
  const [start, end] = [own[0].plus - wanted[0].plus, own[1].plus - wanted[1].plus];
  if (start === 0 && end === 0) return null;
  if (start === end && Math.abs(start) === 1) return { kind: 'range-shifted', params: {} };
  const isCount = own[0] === NOTHING && own[1].base !== '';
  if (end - start === -1) return { kind: isCount ? 'range-few' : 'range-short', params: {} };
  return end - start === 1 ? { kind: 'range-long', params: {} } : null;
};
