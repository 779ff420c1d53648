import type { CodeLine, Token } from '@burrow/python-syntax';
import { eachUnreadLine, HEADERS, spliced } from './rule.ts';

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

const closings = (open: readonly Token[]): string =>
  open
    .map(({ text }) => CLOSING[text] ?? '')
    .reverse()
    .join('');

/** Where missing brackets go: at the end, before the colon of a line that opens a block. */
function endOf({ tokens }: CodeLine): number {
  const last = tokens.at(-1);
  const isHeader = last?.text === ':' && HEADERS.has(tokens[0]?.text ?? '');
  return (isHeader ? tokens.at(-2)?.end : last?.end) ?? 0;
}

/** A closing bracket that closes nothing, or is of a different kind than was opened. */
export const wrongBracket = eachUnreadLine((line, { code }) => {
  const wrong = line.wrongBracket;
  if (!wrong) return null;
  const meant = CLOSING[line.open.at(-1)?.text ?? ''] ?? '';
  return {
    kind: 'bracket-wrong',
    line: line.first,
    params: { bracket: wrong.text },
    edit: spliced(code, line, wrong.start, wrong.end, meant),
    certain: true,
  };
});

/** A bracket that is never closed. */
export const openBracket = eachUnreadLine((line, { code }) => {
  const bracket = line.open.at(-1)?.text;
  if (bracket === undefined) return null;
  const at = endOf(line);
  return {
    kind: 'bracket-open',
    line: line.first,
    params: { bracket, closing: CLOSING[bracket] ?? '' },
    edit: spliced(code, line, at, at, closings(line.open)),
    certain: true,
  };
});
