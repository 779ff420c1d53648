import { isPlayerCommand } from '@burrow/contracts/commands';
import { type CodeLine, KEYWORDS, readExpression, type Token } from '@burrow/python-syntax';
import { normalWord, normalWords } from '../reference/normal-form.ts';
import type { Finding } from '../tutor.types.ts';
import type { Comparison } from './comparison.ts';
import { partDifference, partOf, saidOf } from './part-differences.ts';
import { comparedOther, MEANINGS, oneBeside } from './meaning-differences.ts';
import { ORDERS } from './order-differences.ts';
import { offByOne } from './range-differences.ts';
import { STATEMENTS } from './statement-differences.ts';
import { VALUES } from './value-differences.ts';

const joined = (words: readonly string[]): string => words.join(' ');
const wordsOf = (line: CodeLine): string => joined(normalWords(line));
const firstWord = ({ tokens }: CodeLine): string => tokens[0]?.text ?? '';

/** The words in which two statements of the same length differ; undefined if they differ in more. */
export function differing(mine: CodeLine, theirs: CodeLine): readonly Token[] | undefined {
  if (mine.tokens.length !== theirs.tokens.length) return undefined;
  return mine.tokens.filter((token, index) => {
    const other = theirs.tokens[index];
    return !other || normalWord(token) !== normalWord(other);
  });
}

const isF = (text: string): boolean => /^[fF]["']/u.test(text);
const inside = ({ text }: Token): string => text.replaceAll(/^[a-zA-Z]*["']+|["']+$/gu, '');

/** The one word in which two statements differ, from both; undefined if it is not just one. */
function pairOf(mine: CodeLine, theirs: CodeLine): readonly [Token, Token] | undefined {
  const words = differing(mine, theirs) ?? [];
  const [word] = words;
  const other = word && theirs.tokens[mine.tokens.indexOf(word)];
  return word && other && words.length === 1 ? [word, other] : undefined;
}

/** What a single different word means: a text for a name, a number in quotation marks, a text without its f. */
const otherWord: Comparison = (mine, theirs): ReturnType<Comparison> => {
  const [word, other] = pairOf(mine, theirs) ?? [];
  if (!word || !other) return null;
  const params = { name: inside(word), said: word.text };
  const kinds = `${word.kind} ${other.kind}`;
  const isSame = inside(word) === inside(other);
  if (kinds === 'string name' && isSame) {
    return { kind: /^(?:True|False)$/u.test(other.text) ? 'bool-quoted' : 'quotes-extra', params };
  }
  if (kinds === 'name string') return { kind: 'quotes-missing', params };
  if (kinds === 'string number' && isSame) return { kind: 'number-quoted', params };
  if (kinds === 'number name' && !other.text.includes('.')) return { kind: 'value-typed', params };
  const [, attribute] = /self\.(\w+)/u.exec(other.text) ?? [];
  if (attribute !== undefined && other.text.replaceAll('self.', '') === word.text)
    return { kind: 'self-missing', params: { name: attribute } };
  const at = mine.tokens.indexOf(word);
  const [book, open, close] = [mine.tokens[at - 2], mine.tokens[at - 1], mine.tokens[at + 1]];
  if (kinds === 'string string' && book?.kind === 'name' && open?.text === '[' && close?.text === ']')
    return { kind: 'key-other', params: { name: book.text, said: word.text } };
  if (kinds !== 'string string' || !isF(other.text) || isF(word.text)) return null;
  if (isSame) return { kind: 'f-missing', params };
  return inside(word) === `f${inside(other)}` ? { kind: 'f-inside', params } : null;
};

/** `2,5` where `2.5` is meant. */
const commaForDot: Comparison = (mine, theirs) => {
  const said = mine.tokens.map(
    ({ text }, index) => text + (mine.tokens[index + 1]?.text ?? '') + (mine.tokens[index + 2]?.text ?? ''),
  );
  const found = theirs.tokens.find(
    ({ kind, text }) => kind === 'number' && said.includes(text.replace('.', ',')) && text.includes('.'),
  );
  return found ? { kind: 'comma-for-dot', params: { said: found.text.replace('.', ',') } } : null;
};

/** `int(text)` where `steps = int(text)` is meant. */
const dropped: Comparison = (mine, theirs) => {
  const [name, sign, ...rest] = normalWords(theirs);
  const isDropped = name !== undefined && sign === '=' && joined(rest) === wordsOf(mine);
  return isDropped ? { kind: 'result-dropped', params: { name } } : null;
};

const printForCommand: Comparison = (mine, theirs) =>
  firstWord(mine) === 'print' && theirs.text.startsWith('player.')
    ? { kind: 'print-for-command', params: { command: theirs.tokens[2]?.text ?? '' } }
    : null;

/** `print(player.read())` or `word = print(player.read())`, where `word = player.read()` is meant. */
const printKept: Comparison = (mine, theirs) => {
  const [kept, equals, ...value] = normalWords(theirs);
  const isShown = equals === '=' && wordsOf(mine) === `print ( ${joined(value)} )`;
  if (isShown && kept !== undefined) return { kind: 'print-kept', params: { name: kept } };
  const [name, sign, print, open, ...rest] = normalWords(mine);
  const isKept = sign === '=' && print === 'print' && open === '(' && rest.at(-1) === ')';
  return isKept && name !== undefined && joined([name, sign, ...rest.slice(0, -1)]) === wordsOf(theirs)
    ? { kind: 'print-kept', params: { name } }
    : null;
};

/** `word = "sunflower"` where `word = player.read()` is meant. */
const valueTyped: Comparison = (mine, theirs) => {
  const [own, wanted] = [mine.tokens, theirs.tokens];
  const value = own[2];
  const isTyped =
    own[1]?.text === '=' && own.length === 3 && (value?.kind === 'string' || value?.kind === 'number');
  const isCall = wanted[1]?.text === '=' && wanted.at(-1)?.text === ')' && wanted[2]?.kind === 'name';
  return isTyped &&
    isCall &&
    own[0]?.text === wanted[0]?.text &&
    !wanted.some(({ text }) => text === value.text)
    ? { kind: 'value-typed', params: { said: value.text } }
    : null;
};

/** `player.speak(player.read())` where a name keeps what was read. */
const askedAgain: Comparison = (mine, theirs) => {
  const [own, wanted] = [normalWords(mine), normalWords(theirs)];
  const from = own.findIndex(
    (word, index) => index > 0 && (word === 'player' || word === 'next') && wanted[index] !== word,
  );
  const length = own[from] === 'next' ? 4 : 5;
  const [call, rest] = [own.slice(from, from + length), own.slice(from + length)];
  const isAgain = from > 0 && call.at(-1) === ')' && call[length - 1 - (length === 5 ? 1 : 2)] === '(';
  return isAgain && joined([...own.slice(0, from), wanted[from] ?? '', ...rest]) === joined(wanted)
    ? { kind: 'asked-again', params: { said: call.join('') } }
    : null;
};

/** `with oven:` where `async with oven:` is meant. */
const asyncBlock: Comparison = (mine, theirs) =>
  firstWord(mine) !== 'def' && wordsOf(theirs) === `async ${wordsOf(mine)}`
    ? { kind: 'async-block', params: { word: firstWord(mine) } }
    : null;

/** `for crop in await belt():`, where `async for crop in belt():` is meant. */
const asyncLoop: Comparison = (mine, theirs) =>
  firstWord(mine) === 'for' &&
  wordsOf(theirs).startsWith('async for') &&
  normalWords(mine).includes('await') &&
  wordsOf(theirs) === joined(['async', ...normalWords(mine).filter(word => word !== 'await')])
    ? { kind: 'async-loop', params: {} }
    : null;

const startsWith =
  (word: string, kind: Finding['kind']): Comparison =>
  (mine, theirs) =>
    wordsOf(theirs) === `${word} ${wordsOf(mine)}` ? { kind, params: {} } : null;

/** `loaf = bake("bread")` where `loaf = await bake("bread")` is meant, and the like. */
const oneWordMissing =
  (word: string, kind: Finding['kind']): Comparison =>
  (mine, theirs) => {
    const words = normalWords(theirs);
    const at = words.indexOf(word);
    return at > 0 && joined(words.toSpliced(at, 1)) === wordsOf(mine) ? { kind, params: {} } : null;
  };

/** `for fruit, steps in orchard:` where `orchard.items()` is meant. */
const itemsMissing: Comparison = (mine, theirs) =>
  wordsOf(theirs).replace(' . items ( )', '') === wordsOf(mine) && wordsOf(theirs) !== wordsOf(mine)
    ? { kind: 'items-missing', params: {} }
    : null;

/** `"player.turn_left"` where `player.turn_left` is meant. */
const quotedCode: Comparison = (mine, theirs) => {
  const quoted = mine.tokens.find(
    ({ kind, text }) => kind === 'string' && /^["']\w+(?:\.\w+)+["']$/u.test(text),
  );
  const bare = (line: CodeLine): string =>
    line.tokens.map(token => (token.kind === 'string' ? inside(token) : token.text)).join('');
  return quoted && bare(mine) === bare(theirs)
    ? { kind: 'quotes-extra', params: { name: inside(quoted) } }
    : null;
};

const whileForFor: Comparison = (mine, theirs) =>
  firstWord(mine) === 'while' && firstWord(theirs) === 'for' ? { kind: 'while-for-for', params: {} } : null;

const parameters: Comparison = (mine, theirs) =>
  firstWord(mine) === 'def' && firstWord(theirs) === 'def' ? { kind: 'def-parameters', params: {} } : null;

/** The words of the first `range(...)`. */
function rangeOf({ tokens }: CodeLine): string | undefined {
  const at = tokens.findIndex(({ text }) => text === 'range');
  if (at < 0) return undefined;
  let depth = 0;
  const end = tokens.findIndex(({ text }, index) => {
    if (index <= at) return false;
    if ('([{'.includes(text)) depth++;
    if (')]}'.includes(text)) depth--;
    return depth <= 0;
  });
  return joined(tokens.slice(at, end < 0 ? undefined : end + 1).map(normalWord));
}

const loopCount: Comparison = (mine, theirs) => {
  const [own, wanted] = [rangeOf(mine), rangeOf(theirs)];
  return own !== undefined && wanted !== undefined && own !== wanted
    ? { kind: 'loop-count', params: {} }
    : null;
};

const commandOf = ({ tokens: [player, dot, name] }: CodeLine): string | undefined =>
  player?.text === 'player' && dot?.text === '.' && isPlayerCommand(name?.text ?? '')
    ? name?.text
    : undefined;

const isTurn = (command: string): boolean => command === 'turn_left' || command === 'turn_right';

const otherCommand: Comparison = (mine, theirs) => {
  const [own, wanted] = [commandOf(mine), commandOf(theirs)];
  if (own === undefined || wanted === undefined || own === wanted) return null;
  return { kind: isTurn(own) && isTurn(wanted) ? 'line-turn' : 'line-command', params: {} };
};

const COMPARISONS: readonly Comparison[] = [
  ...VALUES,
  ...ORDERS,
  otherWord,
  commaForDot,
  dropped,
  printForCommand,
  printKept,
  valueTyped,
  askedAgain,
  asyncBlock,
  asyncLoop,
  startsWith('async', 'async-missing'),
  startsWith('await', 'await-call'),
  oneWordMissing('await', 'await-call'),
  oneWordMissing('from', 'from-missing'),
  itemsMissing,
  ...MEANINGS,
  ...STATEMENTS,
  whileForFor,
  quotedCode,
  partDifference,
  parameters,
  offByOne,
  loopCount,
  oneBeside,
  comparedOther,
  otherCommand,
];

/** At most half of a line is called a part of it. */
const MOST_OF_LINE = 0.5;

/** Whether a part of a line is something by itself: a name, a value, a calculation; not a fragment such as `) :`. */
function isValue(said: string): boolean {
  try {
    readExpression(said);
    return true;
  } catch {
    return false;
  }
}

/** The part of a line that is different, where nothing else can be said. */
export const otherPart: Comparison = (mine, theirs) => {
  const part = partOf(mine, theirs);
  const most = Math.max(mine.tokens.length, theirs.tokens.length) * MOST_OF_LINE;
  if (part.mine.length > most || part.theirs.length > most) return null;
  const said = saidOf(mine, part.mine);
  if (part.mine.length > 0) return isValue(said) ? { kind: 'line-part', params: { said } } : null;
  const word = part.before;
  return word && word.kind !== 'operator' && !KEYWORDS.has(word.text)
    ? { kind: 'line-lacks', params: { said: word.text } }
    : null;
};

/** What is wrong with a line in place of another, if a cause can be named. */
export function causeOf(mine: CodeLine, theirs: CodeLine): ReturnType<Comparison> {
  for (const compare of COMPARISONS) {
    const found = compare(mine, theirs);
    if (found) return found;
  }
  return null;
}
