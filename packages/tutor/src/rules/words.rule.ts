import { isPlayerCommand } from '@burrow/contracts/commands';
import { BUILTINS, METHODS, type CodeLine, KEYWORDS, type Token } from '@burrow/python-syntax';
import { statementAt } from '../context.ts';
import { eachLine, eachUnreadLine, spliced, type Rule } from './rule.ts';

const ROUND: Readonly<Record<string, string>> = { '[': ']', '{': '}' };

const isName = (token: Token | undefined): token is Token =>
  token?.kind === 'name' && !KEYWORDS.has(token.text);

/** `player.move_forward{2}` or `player.collect["carrot"]` */
export const bracketKind = eachLine((line, { code }) => {
  const [player, dot, name, bracket] = line.tokens;
  const last = line.tokens.at(-1);
  if (player?.text !== 'player' || dot?.text !== '.' || !name || !isPlayerCommand(name.text)) return null;
  if (!bracket || !last || ROUND[bracket.text] !== last.text) return null;
  const inside = code.source.slice(bracket.end, last.start);
  const edit = spliced(code, line, bracket.start, last.end, `(${inside})`);
  return {
    kind: 'bracket-kind',
    line: line.first,
    params: { name: name.text, said: bracket.text + last.text },
    edit,
    certain: true,
  };
});

/** `range[row]` or `stock.pop[order]` */
export const functionBrackets: Rule = context => {
  const isTold = /not subscriptable/u.test(String(context.error?.params['detail'] ?? ''));
  const line = isTold ? statementAt(context, context.error?.line ?? null) : undefined;
  const at = (line?.tokens ?? []).findIndex(
    ({ text }, index) =>
      line?.tokens[index + 1]?.text === '[' &&
      (line.tokens[index - 1]?.text === '.' ? METHODS.includes(text) : BUILTINS.has(text)),
  );
  const [name, bracket] = [line?.tokens[at], line?.tokens[at + 1]];
  const last = line?.tokens.findLast(({ text }) => text === ']');
  if (!line || !name || !bracket || !last) return null;
  const inside = context.code.source.slice(bracket.end, last.start);
  const edit = spliced(context.code, line, bracket.start, last.end, `(${inside})`);
  const params = { name: name.text, said: '[]' };
  return { kind: 'bracket-kind', line: line.first, params, edit, certain: true };
};

/** `player move_forward(2)` */
export const missingDot = eachUnreadLine((line, { code }) => {
  const [player, name] = line.tokens;
  if (player?.text !== 'player' || !name || !isPlayerCommand(name.text)) return null;
  const edit = spliced(code, line, player.end, name.start, '.');
  return { kind: 'dot-missing', line: line.first, params: { name: name.text }, edit, certain: true };
});

/** `player.open()player.close()`: one command right behind another, or more. */
export const twoInLine = eachUnreadLine((line, { code }) => {
  const isSecond = ({ text }: Token, index: number): boolean =>
    text === 'player' && line.tokens[index - 1]?.text === ')';
  const starts = line.tokens.filter(isSecond).map(({ start }) => start - line.start);
  if (starts.length === 0) return null;
  const parts = [0, ...starts].map((from, index) => line.text.slice(from, starts[index]).trimEnd());
  const text = parts.join(`\n${' '.repeat(line.indent)}`);
  const edit = spliced(code, line, line.start, line.start + line.text.length, text);
  return { kind: 'two-in-line', line: line.first, params: {}, edit, certain: true };
});

/** What may stand around a name in brackets or before its value. */
const AROUND = new Set(['(', ',', ')', '=', undefined]);

/** Adjacent names that were meant as one name; the index of the first. */
function spacedAt({ tokens }: CodeLine, own: ReadonlySet<string>, level: ReadonlySet<string>): number {
  return tokens.findIndex((token, at) => {
    const [next, after] = [tokens[at + 1], tokens[at + 2]];
    if (!isName(token) || !isName(next) || ['print', 'for'].includes(tokens[0]?.text ?? '')) return false;
    const meant = `${token.text}_${next.text}`;
    const isAlone = AROUND.has(tokens[at - 1]?.text) && AROUND.has(after?.text) && next.text !== 'player';
    const isKnown = own.has(meant) || (isAlone && (level.has(token.text) || level.has(next.text)));
    return isPlayerCommand(meant) || isKnown || ['=', '+=', '-='].includes(after?.text ?? '');
  });
}

/** `my steps = 3`, `player.move forward(2)`: a name with a space in it. */
export const spacedName = eachUnreadLine((line, { code, bindings, wanted, given }) => {
  const own = new Set(bindings.map(({ name }) => name));
  const at = spacedAt(line, own, new Set([...wanted, ...given]));
  const [first, second] = [line.tokens[at], line.tokens[at + 1]];
  if (!first || !second) return null;
  const known = [first.text, second.text].find(word => wanted.has(word) || given.has(word));
  const meant = known ?? `${first.text}_${second.text}`;
  const params = { said: `${first.text} ${second.text}`, meant };
  const edit = spliced(code, line, first.start, second.end, meant);
  return { kind: 'name-spaced', line: line.first, params, edit, certain: true };
});

const LEAST_WORDS = 2;

/** A sentence among the code: adjacent words, and nothing that belongs to a program. */
export const prose = eachUnreadLine((line, { code }) => {
  const { tokens } = line;
  const isWords = tokens.every(
    ({ kind, text }) => kind === 'name' || kind === 'number' || '.,!?:;'.includes(text) || kind === 'unknown',
  );
  const words = tokens.filter(token => token.kind === 'name');
  const isHeader = tokens.at(-1)?.text === ':';
  const isSentence = words.length >= (isHeader ? LEAST_WORDS + 1 : LEAST_WORDS) && !isKeywordFirst(tokens);
  const isCommand = tokens[0]?.text === 'player' && tokens[1]?.text === '.';
  if (!isWords || !isSentence || isCommand || tokens[0]?.text === 'print') return null;
  const [first] = tokens;
  const edit = spliced(code, line, first?.start ?? 0, first?.start ?? 0, '# ');
  return { kind: 'prose', line: line.first, params: {}, edit, certain: true };
});

const isKeywordFirst = ([first]: readonly Token[]): boolean =>
  first !== undefined && KEYWORDS.has(first.text);
