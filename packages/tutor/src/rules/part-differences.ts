import type { CodeLine, Token } from '@burrow/python-syntax';
import { normalWord, normalWords } from '../reference/normal-form.ts';
import type { Comparison } from './comparison.ts';
import { slicePart } from './order-differences.ts';

/** The one place where two statements differ, with whole brackets; empty on the side where something is missing. */
export interface Part {
  /** The word before it. */
  readonly before: Token | undefined;
  readonly mine: readonly Token[];
  readonly theirs: readonly Token[];
}

const CLOSES: Readonly<Record<string, number>> = { '(': 1, '[': 1, '{': 1, ')': -1, ']': -1, '}': -1 };

function isBalanced(tokens: readonly Token[]): boolean {
  let depth = 0;
  for (const { kind, text } of tokens) {
    depth += kind === 'operator' ? (CLOSES[text] ?? 0) : 0;
    if (depth < 0) return false;
  }
  return depth === 0;
}

/** Returns where two statements differ, from the first different word to the last. */
export function partOf(mine: CodeLine, theirs: CodeLine): Part {
  const [own, wanted] = [normalWords(mine), normalWords(theirs)];
  let from = 0;
  while (from < Math.min(own.length, wanted.length) && own[from] === wanted[from]) from++;
  let left = 0;
  while (left < Math.min(own.length, wanted.length) - from && own.at(-1 - left) === wanted.at(-1 - left))
    left++;
  const cut = (tokens: readonly Token[]): readonly Token[] => tokens.slice(from, tokens.length - left);
  while (left > 0 && !(isBalanced(cut(mine.tokens)) && isBalanced(cut(theirs.tokens)))) left--;
  return { before: mine.tokens[from - 1], mine: cut(mine.tokens), theirs: cut(theirs.tokens) };
}

const textOf = (tokens: readonly Token[]): string => tokens.map(normalWord).join(' ');
const isDef = ({ tokens }: CodeLine): boolean => tokens.slice(0, 2).some(({ text }) => text === 'def');
const isBracketed = (tokens: readonly Token[]): boolean =>
  tokens[0]?.text === '(' && tokens.at(-1)?.text === ')';
const endsName = (token: Token | undefined): boolean => token?.kind === 'name' || token?.text === ']';

/** What a learner wrote, as it stands in the line. */
export function saidOf({ text, start }: CodeLine, tokens: readonly Token[]): string {
  const [first, last] = [tokens[0], tokens.at(-1)];
  return first && last ? text.slice(first.start - start, last.end - start) : '';
}

/** The expression that ends with a word: `can.fill`, `turn[word]`. */
function valueUntil(line: CodeLine, last: Token | undefined): string {
  const end = last ? line.tokens.indexOf(last) : -1;
  let depth = 0;
  let from = end;
  for (let at = end; at >= 0; at--) {
    const { kind, text } = line.tokens[at] ?? { kind: 'unknown', text: '' };
    if (text === ']' || text === ')') depth++;
    else if (text === '[' || text === '(') depth--;
    else if (depth === 0 && kind !== 'name' && text !== '.') break;
    if (depth < 0) break;
    from = at;
    const before = line.tokens[at - 1]?.text;
    if (depth === 0 && kind === 'name' && before !== '.') break;
  }
  return saidOf(line, line.tokens.slice(from, end + 1));
}

type Look = (part: Part, mine: CodeLine, theirs: CodeLine) => ReturnType<Comparison>;

/** `can.fill` where `can.fill()` is meant. */
const callMissing: Look = ({ before, mine, theirs }, line) => {
  if (mine.length > 0 || !isBracketed(theirs) || !endsName(before) || isDef(line)) return null;
  const first = line.tokens[0]?.text;
  if (first === 'class') return { kind: 'parent-missing', params: { name: before?.text ?? '' } };
  return {
    kind: first === '@' ? 'argument-missing' : theirs.length > 2 ? 'call-missing-values' : 'call-missing',
    params: { name: valueUntil(line, before) },
  };
};

/** `twice(pick())` where `twice(pick)` is meant. */
const callEarly: Look = ({ before, mine, theirs }, line) =>
  theirs.length === 0 && isBracketed(mine) && endsName(before) && !isDef(line)
    ? { kind: 'call-early', params: { name: valueUntil(line, before) } }
    : null;

const self: Look = ({ before, mine, theirs }, line): ReturnType<Comparison> => {
  if (mine.length > 0 || theirs[0]?.text !== 'self') return null;
  if (isDef(line)) return { kind: 'self-parameter', params: {} };
  const next = line.tokens[before ? line.tokens.indexOf(before) + 1 : 0];
  return theirs[1]?.text === '.' && theirs.length === 2
    ? { kind: 'self-missing', params: { name: next?.text ?? '' } }
    : null;
};

/** `pick(order)` where `pick(*order)` is meant. */
const star: Look = ({ before, mine, theirs }, line) => {
  const isStar = mine.length === 0 && theirs.length === 1 && ['*', '**'].includes(theirs[0]?.text ?? '');
  const next = before && line.tokens[line.tokens.indexOf(before) + 1];
  return isStar && !isDef(line) && ['(', ',', '['].includes(before?.text ?? '')
    ? {
        kind: theirs[0]?.text === '**' ? 'stars-missing' : 'star-missing',
        params: { name: next?.text ?? '' },
      }
    : null;
};

/** `as_completed(*jobs)` where `as_completed(jobs)` is meant. */
const starExtra: Look = ({ before, mine, theirs }, line) => {
  const [only, more] = mine;
  const isStar = theirs.length === 0 && only?.text === '*' && !more;
  const next = only && line.tokens[line.tokens.indexOf(only) + 1];
  return isStar && next?.kind === 'name' && !isDef(line) && ['(', ',', '['].includes(before?.text ?? '')
    ? { kind: 'star-extra', params: { name: next.text } }
    : null;
};

/** `eggs[place]` where `place` itself is meant. */
const placeItself: Look = ({ mine, theirs }, line) => {
  const [, open, name, close, more] = mine;
  const isAt = open?.text === '[' && close?.text === ']' && !more && name?.kind === 'name';
  return isAt && theirs.length === 1 && theirs[0]?.text === name.text
    ? { kind: 'place-itself', params: { said: saidOf(line, mine), name: name.text } }
    : null;
};

/** `[middle]` where `middle` is meant, which is a list. */
const listInList: Look = ({ mine, theirs }) => {
  const [open, name, close, more] = mine;
  const isListed = open?.text === '[' && close?.text === ']' && !more && name?.kind === 'name';
  return isListed && theirs.length === 1 && theirs[0]?.text === name.text
    ? { kind: 'list-in-list', params: { name: name.text } }
    : null;
};

/** `hen` where `hen.name` is meant, `wishes` for `wishes[-1]`, `words` for `words.split()`. */
const partMissing: Look = ({ before, mine, theirs }, line) => {
  if (mine.length > 0 || !(endsName(before) || before?.text === ')' || before?.text === '.') || isDef(line))
    return null;
  const name = valueUntil(line, before);
  const [dot, word] = theirs;
  const isBefore =
    dot?.kind === 'name' && before?.text === '.' && theirs.length === 4 && theirs.at(-1)?.text === '.';
  if (isBefore) return { kind: 'method-missing', params: { name: dot.text } };
  if (dot?.text === '.' && word && theirs.at(-1)?.text === ')')
    return { kind: 'method-missing', params: { name: word.text } };
  const isPart =
    (dot?.text === '.' && theirs.length === 2) || (dot?.text === '[' && theirs.at(-1)?.text === ']');
  const isSlice = theirs.some(({ text }) => text === ':');
  return isPart && !isSlice ? { kind: 'part-missing', params: { name } } : null;
};

/** The function whose brackets are open at a word of the line. */
function calledAround({ tokens }: CodeLine, at: number): string | undefined {
  const open: (string | undefined)[] = [];
  tokens.slice(0, at).forEach(({ kind, text }, index) => {
    if (kind !== 'operator') return;
    const before = tokens[index - 1];
    if (CLOSES[text] === 1) open.push(text === '(' && before?.kind === 'name' ? before.text : undefined);
    if (CLOSES[text] === -1) open.pop();
  });
  return open.at(-1);
}

/** `plan.pop()` where `plan.pop(0)` is meant, and the other way round. */
const argument: Look = ({ before, mine, theirs }, line): ReturnType<Comparison> => {
  if (!before || isDef(line) || (mine.length > 0 && theirs.length > 0)) return null;
  const more = mine.length === 0 ? theirs : mine;
  const name = calledAround(line, line.tokens.indexOf(before) + 1);
  const next = line.tokens[line.tokens.indexOf(before) + 1];
  const isEmpty = before.text === '(' && (mine.length > 0 || next?.text === ')');
  const isWhole = isEmpty || more[0]?.text === ',' || more.at(-1)?.text === ',';
  if (name === undefined || !isWhole) return null;
  const words = more.map(({ text }) => text);
  if (mine.length === 0 && name === 'get') return { kind: 'get-default', params: {} };
  if (mine.length === 0 && words.includes('key')) return { kind: 'key-missing', params: { name } };
  return { kind: mine.length === 0 ? 'argument-missing' : 'argument-extra', params: { name } };
};

/** `"honey" in recipe` the other way round, `fetch(far, "plank")` for `fetch("plank", far)`. */
const swapped: Look = ({ mine, theirs }, line) => {
  const sorted = (tokens: readonly Token[]): string => tokens.map(normalWord).toSorted().join(' ');
  const isSwap = mine.length > 2 && isBalanced(mine) && sorted(mine) === sorted(theirs);
  return isSwap && !isDef(line) ? { kind: 'parts-swapped', params: { said: saidOf(line, mine) } } : null;
};

/** `player.read()` where `int(player.read())` is meant. */
const wrapped: Look = ({ mine, theirs }, line) => {
  const [name, bracket] = theirs;
  const inside = textOf(theirs.slice(2, -1));
  const isWrapped =
    mine.length > 0 &&
    name?.kind === 'name' &&
    bracket?.text === '(' &&
    (inside === textOf(mine) || inside === `* ${textOf(mine)}`);
  return isWrapped ? { kind: 'wrap-missing', params: { name: name.text, said: saidOf(line, mine) } } : null;
};

/** `(rows + 1) * beds` without its brackets, or with others. */
const brackets: Look = ({ mine, theirs }, line) => {
  const isRound = ({ text }: Token): boolean => text === '(' || text === ')';
  const bare = (tokens: readonly Token[]): string => textOf(tokens.filter(token => !isRound(token)));
  const isCalc = [...mine, ...theirs].some(({ text }) => ['+', '-', '*', '/', '//', '%'].includes(text));
  return isCalc && bare(mine) === bare(theirs) && !isDef(line)
    ? { kind: 'brackets-order', params: {} }
    : null;
};

/** `if heavy:` where `if heavy and ripe:` is meant; `[crop for crop in field]` where only some are. */
const condition: Look = ({ mine, theirs }) => {
  const words = [...mine, ...theirs].map(({ text }) => text);
  if (words.length === 2 && words.includes('and') && words.includes('or'))
    return { kind: 'and-or', params: {} };
  if (mine.length > 0 && theirs.length > 0) return null;
  const [first] = mine.length === 0 ? theirs : mine;
  const isMissing = mine.length === 0;
  if (first?.text === 'not') return { kind: 'not-other', params: {} };
  if (first?.text === 'if' && isMissing) return { kind: 'filter-missing', params: {} };
  if (first?.text !== 'and' && first?.text !== 'or') return null;
  return { kind: isMissing ? 'condition-missing' : 'condition-extra', params: {} };
};

/** `row[:2]` where `row[::2]` is meant. */
const slice: Look = ({ mine, theirs }, line, other) => {
  const isSlice = ({ tokens }: CodeLine): boolean =>
    tokens.some(({ text }, index) => text === ':' && index < tokens.length - 1) &&
    tokens.some(({ text }) => text === '[') &&
    !tokens.some(({ text }) => text === 'lambda' || text === '{');
  const isInside = [...mine, ...theirs].every(({ kind, text }) => kind === 'number' || '[]:-'.includes(text));
  return isInside && (isSlice(line) || isSlice(other)) ? { kind: slicePart(line, other), params: {} } : null;
};

/** A number, a text, True or False. */
export const isLiteral = ({ kind, text }: Token): boolean =>
  kind === 'string' || kind === 'number' || text === 'True' || text === 'False';

/** A typed number or text where the reference works the value out. */
const typed: Look = ({ mine, theirs }) => {
  const [value] = mine;
  const isTyped = mine.length === 1 && value !== undefined && isLiteral(value);
  const isWorkedOut = theirs.length > 2 && theirs.some(({ kind }) => kind === 'name');
  const isKept = theirs.some(token => value && normalWord(token) === normalWord(value));
  return isTyped && isWorkedOut && !isKept ? { kind: 'value-typed', params: { said: value.text } } : null;
};

const EDGES: Readonly<Record<string, string>> = { '>': '>=', '>=': '>', '<': '<=', '<=': '<' };

/** `days > 20` where `days >= 20` is meant. */
const edge: Look = ({ mine, theirs }) => {
  const [own, wanted] = [mine[0], theirs[0]];
  return mine.length === 1 && theirs.length === 1 && own && EDGES[own.text] === wanted?.text
    ? { kind: 'sign-edge', params: { said: own.text } }
    : null;
};

const LOOKS: readonly Look[] = [
  callMissing,
  callEarly,
  self,
  star,
  starExtra,
  placeItself,
  listInList,
  partMissing,
  condition,
  slice,
  argument,
  brackets,
  swapped,
  wrapped,
  typed,
  edge,
];

/** What is wrong in the one place where two statements differ, if a cause can be named. */
export const partDifference: Comparison = (mine, theirs) => {
  const part = partOf(mine, theirs);
  for (const look of LOOKS) {
    const found = look(part, mine, theirs);
    if (found) return found;
  }
  return null;
};
