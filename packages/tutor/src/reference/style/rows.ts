import { BUILTINS, type Code, type CodeLine, KEYWORDS, readCode } from '@burrow/python-syntax';
import type { Alignment } from '../align.ts';

/** A statement of a reference while it is rewritten. */
export interface Row {
  readonly depth: number;
  readonly text: string;
}

/** Returns programs that do the same as the reference of a comparison, in a form that its learner's program may have. */
export type Rewriting = (alignment: Alignment) => readonly (readonly Row[])[];

const UNIT = 4;

export const rowsOf = ({ lines }: Code): Row[] => lines.map(({ depth, text }) => ({ depth, text }));

export const codeOf = (rows: readonly Row[]): Code =>
  readCode(`${rows.map(({ depth, text }) => ' '.repeat(UNIT * depth) + text).join('\n')}\n`);

const NAME = /[\p{L}_][\p{L}\p{N}_]*/gu;

/** The names in a piece of code, those in texts included. */
export const wordsIn = (text: string): readonly string[] =>
  (text.match(NAME) ?? []).filter(word => !KEYWORDS.has(word) && !BUILTINS.has(word));

export const mentions = (text: string, name: string): boolean =>
  name !== '' && new RegExp(`(?<![\\p{L}\\p{N}_.])${name}(?![\\p{L}\\p{N}_])`, 'u').test(text);

/** Python's own functions that change nothing and give the same for the same. */
const PURE: ReadonlySet<string> = new Set(
  'abs len str int float bool max min sum sorted round list tuple set isinstance'.split(' '),
);
const READS: ReadonlySet<string> = new Set(['get', 'index', 'count', 'lower', 'upper', 'strip', 'split']);

/** Whether it makes no difference when or how often an expression is worked out, as long as its names stay. */
export function isPure(text: string): boolean {
  const called = [...text.matchAll(/(\.?)\s*([\p{L}_][\p{L}\p{N}_]*)\s*\(/gu)];
  const isOther = ([, dot, name = '']: RegExpMatchArray): boolean => !(dot === '' ? PURE : READS).has(name);
  return !/\b(?:await|yield|lambda|for)\b|:=|\)\s*\(/u.test(text) && !called.some(isOther);
}

/** Whether a statement may change what one of the names stands for. */
export const mayChange = (text: string, names: readonly string[]): boolean =>
  names.some(
    name =>
      new RegExp(
        `(?<![\\p{L}\\p{N}_.])${name}(?:[\\w.]*\\.\\w+\\(|[\\w.[\\]"']*\\s*(?:[-+*/%]|//)?=(?!=))`,
        'u',
      ).test(text) ||
      new RegExp(`\\b(?:for|del|as|with|global|nonlocal)\\b[^:]*\\b${name}\\b`, 'u').test(text),
  );

/** The index after the last statement of the block that a row is in. */
export function endOfBlock(rows: readonly Row[], at: number): number {
  const depth = rows[at]?.depth ?? 0;
  const end = rows.findIndex((row, index) => index > at && row.depth < depth);
  return end < 0 ? rows.length : end;
}

const FIRST = /^[a-z]+/u;
const NO_PLACE: ReadonlySet<string> = new Set(['elif', 'else', 'except', 'finally', 'case']);

/** Whether a statement may stand right before a row. */
export const hasPlaceBefore = (rows: readonly Row[], at: number): boolean =>
  !NO_PLACE.has(FIRST.exec(rows[at]?.text ?? '')?.[0] ?? '') && !(rows[at - 1]?.text ?? '').startsWith('@');

/** Whether a row is worked out only once when it is reached. */
export const isOnce = ({ text }: Row): boolean => !/^(?:while|elif)\b/u.test(text);

/** `name` and value of a statement that only gives a name its value. */
export function assignmentOf({ tokens, text, start }: CodeLine): { name: string; value: string } | undefined {
  const [name, sign, first] = tokens;
  return name?.kind === 'name' && sign?.text === '=' && first
    ? { name: name.text, value: text.slice(first.start - start) }
    : undefined;
}
