import { KEYWORDS, type Token } from '@burrow/python-syntax';
import { isPlayerCommand, takesArgument } from '@burrow/contracts/commands';
import { eachLine, eachUnreadLine, spliced } from './rule.ts';

const isValue = (token: Token | undefined, bracket: string): boolean =>
  token !== undefined &&
  (token.kind === 'number' || token.text === bracket || (token.kind === 'name' && !KEYWORDS.has(token.text)));

/** `litres x 3`, where `litres * 3` is meant. */
export const timesSign = eachUnreadLine((line, { code }) => {
  const sign = line.tokens.find(
    ({ kind, text }, at) =>
      kind === 'name' &&
      (text === 'x' || text === 'X') &&
      isValue(line.tokens[at - 1], ')') &&
      isValue(line.tokens[at + 1], '('),
  );
  if (!sign) return null;
  const edit = spliced(code, line, sign.start, sign.end, '*');
  return {
    kind: 'foreign-sign',
    line: line.first,
    params: { said: sign.text, meant: '*' },
    edit,
    certain: true,
  };
});

/** `for (let bed = 0; bed < row; bed++) {`, as other languages have it. */
const FOR =
  /^for\s*\(\s*(?:let|var|int|const)?\s*([\p{L}_][\p{L}\p{N}_]*)\s*=\s*([^;]+?)\s*;\s*\1\s*(<=?)\s*([^;]+?)\s*;\s*(?:\1\s*\+\+|\+\+\s*\1|\1\s*\+=\s*1)\s*\)\s*[:{]?/u;

/** The loop in Python; the end of a range does not count, so that `<=` ends one later. */
function rangeOf([, name = '', from = '', sign = '', end = '']: readonly string[]): string {
  const last = sign === '<' ? end : /^\d+$/u.test(end) ? String(Number(end) + 1) : `${end} + 1`;
  return `for ${name} in range(${from === '0' ? '' : `${from}, `}${last}):`;
}

export const foreignFor = eachUnreadLine((line, { code }) => {
  if (line.tokens[0]?.text !== 'for' || line.tokens[1]?.text !== '(') return null;
  const [row = ''] = line.text.split('\n');
  const found = FOR.exec(row);
  if (!found && !row.includes(';')) return null;
  const edit = found
    ? spliced(code, line, line.start, line.start + found[0].length, rangeOf(found))
    : undefined;
  return { kind: 'foreign-for', line: line.first, params: {}, edit, certain: true };
});

const AFTER_ASYNC = new Set(['for', 'with', 'def']);

/** `for async crop in belt():` */
export const asyncOrder = eachUnreadLine((line, { code }) => {
  const [first, second] = line.tokens;
  if (!first || second?.text !== 'async' || !AFTER_ASYNC.has(first.text)) return null;
  const params = { said: `${first.text} async`, meant: `async ${first.text}` };
  const edit = spliced(code, line, first.start, second.end, params.meant);
  return { kind: 'words-order', line: line.first, params, edit, certain: true };
});

/** `player.collect = "carrot"`: a command gets what it needs in brackets. */
export const commandAssigned = eachLine((line, { code }) => {
  const [player, dot, name, sign, value] = line.tokens;
  const last = line.tokens.at(-1);
  if (player?.text !== 'player' || dot?.text !== '.' || sign?.text !== '=' || !name || !value || !last)
    return null;
  if (!isPlayerCommand(name.text)) return null;
  const inside = takesArgument(name.text) ? code.source.slice(value.start, last.end) : '';
  const edit = spliced(code, line, name.end, last.end, `(${inside})`);
  return { kind: 'command-assigned', line: line.first, params: { name: name.text }, edit, certain: true };
});

const DEFS = new Set(['function', 'func', 'fun', 'define', 'void', 'method']);

/** `function pick():`, as other languages have it. */
export const foreignDef = eachUnreadLine((line, { code }) => {
  const [word, name, open] = line.tokens;
  if (!word || !DEFS.has(word.text) || name?.kind !== 'name' || open?.text !== '(') return null;
  const edit = spliced(code, line, word.start, word.end, 'def');
  return {
    kind: 'keyword-case',
    line: line.first,
    params: { said: word.text, meant: 'def' },
    edit,
    certain: true,
  };
});

/** `basket = new Basket()`: Python makes an object without a word of its own. */
export const foreignNew = eachUnreadLine((line, { code }) => {
  const at = line.tokens.findIndex(
    ({ text }, index) => text === 'new' && line.tokens[index + 1]?.kind === 'name',
  );
  const [word, next] = [line.tokens[at], line.tokens[at + 1]];
  if (!word || !next) return null;
  const edit = spliced(code, line, word.start, next.start, '');
  return {
    kind: 'word-extra',
    line: line.first,
    params: { said: 'new', name: next.text },
    edit,
    certain: true,
  };
});
