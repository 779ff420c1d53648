import type { CodeLine, Token } from '@burrow/python-syntax';
import { nearest } from '../code/nearest.ts';
import { eachUnreadLine, HEADERS, moved, spliced } from './rule.ts';

/** The first colon outside of brackets. */
function colonOf({ tokens }: CodeLine): Token | undefined {
  let depth = 0;
  return tokens.find(({ kind, text }) => {
    if (kind !== 'operator') return false;
    if ('([{'.includes(text)) depth++;
    if (')]}'.includes(text)) depth--;
    return depth === 0 && text === ':';
  });
}

const first = ({ tokens }: CodeLine): string => tokens[0]?.text ?? '';

/** `match` and `case` are names too; only a line that looks like a block counts. */
const opensBlock = (line: CodeLine): boolean =>
  HEADERS.has(first(line)) &&
  !['match', 'case'].includes(first(line)) &&
  !['=', '.', '('].includes(first(line) === 'if' ? '' : (line.tokens[1]?.text ?? ''));

/** A line that opens a block without its colon. */
export const missingColon = eachUnreadLine((line, { code }) => {
  if (!opensBlock(line) || colonOf(line)) return null;
  const last = line.tokens.at(-1);
  const end = last?.end ?? 0;
  return {
    kind: 'colon-missing',
    line: line.first,
    params: { word: first(line) },
    edit: spliced(code, line, last?.text === ';' ? last.start : end, end, ':'),
    certain: true,
  };
});

/** `else word == "right":` */
export const elseCondition = eachUnreadLine((line, { code }) => {
  const [word, next] = line.tokens;
  if (word?.text !== 'else' || !next || next.text === ':') return null;
  const isElif = next.text === 'if';
  const end = isElif ? next.end : (line.tokens.at(-1)?.end ?? next.end);
  return {
    kind: isElif ? 'foreign-sign' : 'else-condition',
    line: line.first,
    params: { said: 'else if', meant: 'elif' },
    edit: spliced(code, line, word.start, end, isElif ? 'elif' : 'else:'),
    certain: true,
  };
});

/** A word that opens a block, capitalised or misspelled: `For`, `whlie`. */
export const keywordCase = eachUnreadLine((line, { code }) => {
  const [word, next] = line.tokens;
  if (word?.kind !== 'name' || HEADERS.has(word.text)) return null;
  if (!line.text.endsWith(':') && !(HEADERS.has(word.text.toLowerCase()) && next?.kind === 'name'))
    return null;
  if (next?.kind === 'operator' && next.text !== ':' && next.text !== '(') return null;
  const meant = nearest(word.text, HEADERS);
  if (meant === undefined) return null;
  return {
    kind: 'keyword-case',
    line: line.first,
    params: { said: word.text, meant },
    edit: spliced(code, line, word.start, word.end, meant),
    certain: true,
  };
});

/** `def name:` */
export const defBrackets = eachUnreadLine((line, { code }) => {
  const [word, name, next] = line.tokens;
  if (word?.text !== 'def' || name?.kind !== 'name' || next?.text === '(') return null;
  return {
    kind: 'def-brackets',
    line: line.first,
    params: { name: name.text },
    edit: spliced(code, line, name.end, name.end, '()'),
    certain: true,
  };
});

/** The openers that each part of a statement can follow. */
const OPENERS: ReadonlyMap<string, readonly string[]> = new Map([
  ['else', ['if', 'elif', 'for', 'while', 'try', 'except']],
  ['elif', ['if', 'elif']],
  ['except', ['try', 'except']],
  ['finally', ['try', 'except', 'else']],
]);

/** `else:` inside the block of its `if`, or anywhere else but below it. */
export const partPlace = eachUnreadLine((line, { code }, index) => {
  const openers = OPENERS.get(first(line));
  if (!openers) return null;
  const above = code.lines.slice(0, index).toReversed();
  if (
    above.find(({ indent }) => indent <= line.indent)?.indent === line.indent &&
    openers.includes(first(above.find(({ indent }) => indent <= line.indent) ?? line))
  )
    return null;
  const opener =
    above.find(one => one.indent < line.indent && openers.includes(first(one))) ??
    above.find(one => openers.includes(first(one)));
  const params = {
    word: first(line),
    opener: opener ? first(opener) : (openers[0] ?? ''),
    header: opener?.first ?? '…',
  };
  if (!opener) return { kind: 'part-alone', line: line.first, params };
  return opener.indent === line.indent
    ? null
    : { kind: 'part-place', line: line.first, params, edit: moved(line, opener.indent), certain: true };
});
