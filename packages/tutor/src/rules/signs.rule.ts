import { PLAYER_COMMANDS } from '@burrow/contracts';
import type { Token } from '../code/tokens.ts';
import { eachUnreadLine, spliced } from './rule.ts';

const QUESTIONS = new Set(['if', 'elif', 'while']);
const TURNED: Readonly<Record<string, string>> = { '=>': '>=', '=<': '<=' };
const FOREIGN: Readonly<Record<string, string>> = {
  '&&': 'and',
  '||': 'or',
  '!': 'not ',
  '++': '+= 1',
  '--': '-= 1',
  '“': '"',
  '”': '"',
  '„': '"',
  '‘': "'",
  '’': "'",
  '،': ',',
  '؛': ':',
  '×': '*',
  '÷': '/',
  '≥': '>=',
  '≤': '<=',
  '≠': '!=',
};

const own = (table: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/** The first = of a question that is not inside of brackets, where it would name an argument. */
function singleEquals(tokens: readonly Token[]): Token | undefined {
  let depth = 0;
  return tokens.find(({ text, kind }) => {
    if (kind === 'operator' && '([{'.includes(text)) depth++;
    if (kind === 'operator' && ')]}'.includes(text)) depth--;
    return depth === 0 && text === '=';
  });
}

/** `if state = "open":` */
export const singleEqualsSign = eachUnreadLine((line, { code }) => {
  const sign = QUESTIONS.has(line.tokens[0]?.text ?? '') ? singleEquals(line.tokens) : undefined;
  if (!sign) return null;
  const edit = spliced(code, line, sign.start, sign.end, '==');
  return { kind: 'single-equals', line: line.first, params: {}, edit, certain: true };
});

/** `=>` for `>=`. */
export const signOrder = eachUnreadLine((line, { code }) => {
  for (const { text, start, end } of line.tokens) {
    const meant = own(TURNED, text);
    if (meant === undefined) continue;
    const edit = spliced(code, line, start, end, meant);
    return { kind: 'sign-order', line: line.first, params: { said: text, meant }, edit, certain: true };
  }
  return null;
});

/** Signs of other languages, or of a text program: `&&`, `“`. */
export const foreignSign = eachUnreadLine((line, { code }) => {
  for (const { text, start, end, kind } of line.tokens) {
    const meant = kind === 'string' ? undefined : own(FOREIGN, text);
    if (meant === undefined) continue;
    const edit = spliced(code, line, start, end, meant);
    const params = { said: text, meant: meant.trim() };
    return { kind: 'foreign-sign', line: line.first, params, edit, certain: true };
  }
  return null;
});

/** `player.collect "carrot"` */
export const callBrackets = eachUnreadLine((line, { code }) => {
  const [player, dot, name, next] = line.tokens;
  if (player?.text !== 'player' || dot?.text !== '.' || !name || !next) return null;
  const isCommand = (PLAYER_COMMANDS as readonly string[]).includes(name.text);
  if (!isCommand || (next.kind === 'operator' && next.text !== ')')) return null;
  const last = line.tokens.at(-1);
  const end = (last?.text === ')' && line.wrongBracket ? line.tokens.at(-2)?.end : last?.end) ?? next.end;
  const inside = next.text === ')' ? '' : code.source.slice(next.start, end);
  const whole = last?.end ?? end;
  return {
    kind: 'call-brackets',
    line: line.first,
    params: { name: name.text },
    edit: spliced(code, line, name.end, whole, `(${inside})`),
    certain: true,
  };
});
