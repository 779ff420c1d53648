import type { CodeLine, Token } from '@burrow/python-syntax';
import { eachUnreadLine, spliced } from './rule.ts';

const MARK = /["']+/u;

interface Change {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Brackets and colon at the end of an open text that were meant as code: at most as many as are open. */
function tailOf(text: string, open: number): string {
  const tail = /[)\]}]*\s*:?\s*$/u.exec(text)?.[0] ?? '';
  const brackets = tail.replaceAll(/[^)\]}]/gu, '').length;
  return brackets > open ? tail.slice(brackets - open) : tail;
}

/** How an open text is closed. */
function closed(line: CodeLine, token: Token): Change {
  const mark = MARK.exec(token.text)?.[0].slice(0, 1) ?? '"';
  const tail = tailOf(token.text, line.open.length);
  const before = line.tokens[line.tokens.indexOf(token) - 1];
  const inside = token.text.slice(token.text.indexOf(mark) + 1, token.text.length - tail.length);
  if (inside === '' && before?.kind === 'name' && before.end === token.start) {
    return { start: before.start, end: before.start, text: mark };
  }
  const end = token.end - tail.length;
  const other = /["']\s*$/u.exec(inside)?.[0].length ?? 0;
  return { start: end - other, end, text: mark };
}

/** A text whose closing quotation mark is missing. */
export const openQuote = eachUnreadLine((line, { code }) => {
  const token = line.tokens.find(({ open }) => open);
  if (!token) return null;
  const { start, end, text } = closed(line, token);
  const edit = spliced(code, line, start, end, text);
  const isOther = end > start && start > token.start;
  if (isOther) return { kind: 'quote-kinds', line: line.first, params: {}, edit, certain: true };
  return { kind: 'quote-open', line: line.first, params: {}, edit, certain: true };
});

/** Words in the brackets of a command that Python cannot read as names: `speak(Hello Moss)`. */
export const unquotedWords = eachUnreadLine((line, { code }) => {
  const { tokens } = line;
  const from = tokens.findIndex(({ text }) => text === '(');
  const callee = tokens[from - 1]?.text ?? '';
  const takesText = ['input', 'print'].includes(callee) || (from === 3 && tokens[0]?.text === 'player');
  const [first, last] = [tokens[from + 1], tokens.at(-2)];
  if (!takesText || callee === 'move_forward' || tokens.at(-1)?.text !== ')' || !first || !last) return null;
  const inside = tokens.slice(from + 1, -1);
  const isWords =
    inside.length > 1 &&
    inside.every(({ kind, text }) => kind === 'name' || '!?.'.includes(text) || kind === 'unknown');
  const hasNeighbours = inside.some(
    ({ kind }, index) => kind === 'name' && inside[index + 1]?.kind === 'name',
  );
  if (!isWords || !hasNeighbours) return null;
  const text = `"${code.source.slice(first.start, last.end)}"`;
  return {
    kind: 'words-unquoted',
    line: line.first,
    params: {},
    edit: spliced(code, line, first.start, last.end, text),
    certain: true,
  };
});
