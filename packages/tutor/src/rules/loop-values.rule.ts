import type { Code, CodeLine, Token } from '@burrow/python-syntax';
import { blockOf, has } from '../code/definitions.ts';
import { type Context, isUnsolved, statementAt } from '../context.ts';
import { normalWords } from '../reference/normal-form.ts';
import type { Finding } from '../tutor.types.ts';
import { knownKeys } from './python-errors.rule.ts';
import { spliced, type Rule } from './rule.ts';

/** A loop, as a statement or in square brackets: the names that it gives, what it goes through, and where it gives them. */
interface Round {
  readonly names: readonly string[];
  readonly list: string;
  readonly lines: readonly CodeLine[];
}

/** The words that a loop goes through: `crops`, `plan.items()`; undefined if it is something else. */
function listOf(words: readonly Token[]): string | undefined {
  const [name, dot, method] = words;
  if (name?.kind !== 'name') return undefined;
  if (words.length === 1) return name.text;
  const isItems =
    dot?.text === '.' && ['items', 'keys', 'values'].includes(method?.text ?? '') && words.length === 5;
  return isItems ? name.text : undefined;
}

const CLOSING: ReadonlySet<string> = new Set([']', ')', '}', 'if', ':', 'for']);

function roundsIn(code: Code): readonly Round[] {
  return code.lines.flatMap((line): Round[] => {
    const { tokens } = line;
    const at = tokens.findIndex(({ kind, text }) => kind === 'name' && text === 'for');
    const over = tokens.findIndex(({ text }, index) => index > at && text === 'in');
    if (at < 0 || over < 0) return [];
    const names = tokens.slice(at + 1, over).flatMap(({ kind, text }) => (kind === 'name' ? [text] : []));
    const isBlock = at === 0 || tokens[at - 1]?.text === 'async';
    let end = tokens.findIndex(({ text }, index) => index > over && CLOSING.has(text));
    if (tokens[end - 1]?.text === '(') end++;
    const list = listOf(tokens.slice(over + 1, end));
    if (list === undefined) return [];
    return [
      { names, list, lines: isBlock ? blockOf(code, line) : [{ ...line, tokens: tokens.slice(0, at) }] },
    ];
  });
}

const isNamed = ({ tokens }: CodeLine, name: string): boolean =>
  tokens.some(
    ({ kind, text }) =>
      text === name || (kind === 'string' && /^[fF]/u.test(text) && text.includes(`{${name}`)),
  );

/** Where a statement uses the whole list, or always the same place of it. */
function wholeAt({ tokens }: CodeLine, list: string): readonly [Token, Token] | undefined {
  const at = tokens.findIndex(({ kind, text }, index) => {
    const [before, next] = [tokens[index - 1]?.text, tokens[index + 1]?.text];
    const isAsked =
      before === '.' || (before === '(' && tokens[index - 2]?.text === 'len') || next === '.' || next === '(';
    return (
      kind === 'name' &&
      text === list &&
      !isAsked &&
      !['=', '+=', 'not'].includes(next ?? '') &&
      before !== 'in'
    );
  });
  const [word, open, place, close] = tokens.slice(at, at + 4);
  if (at < 0 || !word) return undefined;
  if (open?.text !== '[') return [word, word];
  return place?.kind === 'number' && close?.text === ']' ? [word, close] : undefined;
}

/** A loop over what another loop goes through: `for crop in field:` inside of `for side in field:`. */
const innerLoop = ({ tokens }: CodeLine, list: string): Token | undefined =>
  tokens[0]?.text === 'for' && tokens.at(-2)?.text === list && tokens.at(-3)?.text === 'in'
    ? tokens.at(-2)
    : undefined;

function wholeIn(code: Code, failed: number | null) {
  for (const { names, list, lines } of roundsIn(code)) {
    const isUsed = names.some(name => lines.some(line => isNamed(line, name)));
    for (const line of lines) {
      const again = innerLoop(line, list);
      const [from, to] = again ? [again, again] : (wholeAt(line, list) ?? []);
      const isWrong = !isUsed || line.first === failed;
      if (from && to && isWrong && names.length > 0) return { names, line, from, to };
    }
  }
  return undefined;
}

/** `player.collect(crops)` in `for crop in crops:`. */
export const wholeInLoop: Rule = context => {
  const { code, error, alignment } = context;
  if (!isUnsolved(context) || (alignment && wholeIn(alignment.theirs, null))) return null;
  const found = wholeIn(code, error?.line ?? null);
  if (!found) return null;
  const { names, line, from, to } = found;
  const [name = ''] = names;
  const whole = code.lines.find(one => one.first === line.first) ?? line;
  const isOne = names.length === 1;
  const edit = isOne ? spliced(code, whole, from.start, to.end, name) : undefined;
  const params = { said: code.source.slice(from.start, to.end), name: names.join(', ') };
  return { kind: 'whole-in-loop', line: line.first, params, edit, certain: isOne };
};

/** `yield from shelves`, where each shelf is a list of its own: whole lists come out. */
export const yieldFromWhole: Rule = ({ code, error }) => {
  const isWhole = String(error?.params['said'] ?? '').startsWith('[');
  const line = code.lines.find(({ text }) => /^yield from \w+$/u.test(text));
  const isInLoop = line && code.lines.some(one => has(one, 'for') && blockOf(code, one).includes(line));
  if (!isWhole || !line || isInLoop) return null;
  return { kind: 'yield-from-whole', line: line.first, params: { name: line.tokens[2]?.text ?? '' } };
};

const countOf = ({ lines }: Code, word: string): number =>
  lines.flatMap(({ tokens }) => tokens).filter(({ text }) => text === word).length;

const LETTER = /(?:literal for int\(\) with base 10|convert string to float): '(.)'$/u;
const UNPACK = /not enough values to unpack|too many values to unpack/u;

/** The loop in which a text is taken apart: the statement itself, or the one around it. */
function loopAround({ code }: Context, line: CodeLine): CodeLine | undefined {
  const isLoop = ({ tokens }: CodeLine): boolean =>
    tokens.some(({ text }) => text === 'for' || text === 'map');
  if (isLoop(line)) return line;
  return code.lines.findLast(
    one => isLoop(one) && one.first < line.first && blockOf(code, one).includes(line),
  );
}

/** A text that is gone through letter by letter, where its words are meant: split() is missing. */
export const splitMissing: Rule = (context): Finding | null => {
  const { code, error, alignment } = context;
  const there = statementAt(context, error?.line ?? null);
  if (!there || !alignment || countOf(code, 'split') >= countOf(alignment.theirs, 'split')) return null;
  const detail = String(error?.params['detail'] ?? '');
  const key = String(error?.params['key'] ?? '').replaceAll(/^["']|["']$/gu, '');
  if (error?.code === 'python/value' && UNPACK.test(detail))
    return { kind: 'split-parts', line: there.first, params: {} };
  const isLetter = LETTER.test(detail) || (error?.code === 'python/key' && key.length === 1);
  const loop = isLetter ? loopAround(context, there) : undefined;
  return loop ? { kind: 'split-missing', line: loop.first, params: {} } : null;
};

/** A key with spaces around it or other capital letters, as it came from a text. */
export const untidyKey: Rule = context => {
  const { error, code } = context;
  const key = String(error?.params['key'] ?? '').replaceAll(/^["']|["']$/gu, '');
  const near = key.trim().toLowerCase();
  const isTyped = code.lines.some(({ tokens }) => tokens.some(({ text }) => text.slice(1, -1) === key));
  if (error?.code !== 'python/key' || key === near || isTyped || !knownKeys(context).includes(near))
    return null;
  return { kind: 'key-untidy', line: error.line ?? 1, params: { key, near } };
};

/** `player.move_forward(place)`, where the way from the last place is meant: `place - here`. */
export const wayFromStart: Rule = context => {
  if (!isUnsolved(context)) return null;
  for (const { mine, theirs } of context.steps) {
    const [own, wanted] = [mine ? normalWords(mine) : [], theirs ? normalWords(theirs) : []];
    const minus = wanted.lastIndexOf('-');
    const isWalk = own[2] === 'move_forward' && minus > 0 && wanted.length === own.length + 2;
    const rest = wanted.toSpliced(minus, 2).join(' ');
    if (mine && isWalk && rest === own.join(' '))
      return { kind: 'way-from-start', line: mine.first, params: { said: own.slice(4, -1).join(' ') } };
  }
  return null;
};
