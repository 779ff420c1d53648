import { isPlayerCommand } from '@burrow/contracts/commands';
import { type Code, type CodeLine, KEYWORDS, type Token } from '@burrow/python-syntax';
import type { Finding } from '../tutor.types.ts';
import { eachLine, eachUnreadLine, spliced } from './rule.ts';

const QUESTIONS = new Set(['if', 'elif', 'while']);
const TURNED: Readonly<Record<string, string>> = { '=>': '>=', '=<': '<=' };
const FOREIGN: Readonly<Record<string, string>> = {
  '&&': 'and',
  '||': 'or',
  '!': 'not ',
  '++': '+= 1',
  '--': '-= 1',
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

/** The first = of a condition that is not inside brackets, where it would name an argument. */
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

const CURLY = /[“”„‟″«»「」＂]/gu;
const CURLY_SINGLE = /[‘’‚‛′＇]/gu;
/** Letters, digits and signs of East Asian width, as some keyboards type them. */
const WIDE = /[！-～]/gu;
const WIDE_BY = 0xfee0;

const straight = (text: string): string =>
  text
    .replaceAll(CURLY, '"')
    .replaceAll(CURLY_SINGLE, "'")
    .replaceAll(WIDE, sign => String.fromCodePoint((sign.codePointAt(0) ?? WIDE_BY) - WIDE_BY))
    .replaceAll('\u3000', ' ');

/** Curly quotation marks and wide signs outside of texts, all of the line's at once: `collect（“carrot”）`. */
export const typographicSigns = eachUnreadLine((line, { code }) => {
  const sign = line.tokens.find(({ kind, text }) => kind !== 'string' && straight(text) !== text);
  if (!sign) return null;
  const isQuote = CURLY.test(sign.text) || CURLY_SINGLE.test(sign.text);
  const isText = (token: Token): boolean => token.kind === 'string' && !token.open;
  const changed = line.tokens.toReversed().reduce((text, token) => {
    if (isText(token)) return text;
    const [from, to] = [token.start - line.start, token.end - line.start];
    return text.slice(0, from) + straight(text.slice(from, to)) + text.slice(to);
  }, line.text);
  const edit = spliced(code, line, line.start, line.start + line.text.length, changed);
  const params = { said: sign.text, meant: straight(sign.text) };
  return { kind: isQuote ? 'curly-quotes' : 'foreign-sign', line: line.first, params, edit, certain: true };
});

/** Signs of other languages: `&&`, `≥`. */
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

/** `done =+ 1`, which Python takes for `done = 1`. */
export const plusOrder = eachLine((line, { code, bindings }) => {
  const [name, equals, sign, value] = line.tokens;
  const isTurned =
    equals?.text === '=' && (sign?.text === '+' || sign?.text === '-') && equals.end === sign.start;
  const isOld = bindings.some(
    one => one.name === name?.text && (code.lines[one.line]?.first ?? Infinity) < line.first,
  );
  if (!isTurned || !isOld || !value || value.start === sign.end) return null;
  const params = { said: `=${sign.text}`, meant: `${sign.text}=` };
  const edit = spliced(code, line, equals.start, sign.end, params.meant);
  return { kind: 'sign-order', line: line.first, params, edit, certain: true };
});

const FUNCTIONS = new Set(['print', 'range', 'int', 'str', 'len', 'input']);

/** `print name`, as in Python 2, or `range row`. */
function functionCall(line: CodeLine, code: Code): Finding | null {
  const at = line.tokens.findIndex(
    ({ text }, index) => FUNCTIONS.has(text) && (line.tokens[index + 1]?.kind ?? 'operator') !== 'operator',
  );
  const [called, next] = [line.tokens[at], line.tokens[at + 1]];
  const last = line.tokens.at(line.tokens.at(-1)?.text === ':' ? -2 : -1);
  if (!called || !next || !last || KEYWORDS.has(next.text) || line.tokens[at + 2]?.text === '=') return null;
  const inside = code.source.slice(next.start, last.end);
  const edit = spliced(code, line, called.end, last.end, `(${inside})`);
  return { kind: 'call-brackets', line: line.first, params: { name: called.text }, edit, certain: true };
}

/** `player.collect "carrot"` */
export const callBrackets = eachUnreadLine((line, { code }) => {
  const [player, dot, name, next] = line.tokens;
  const own = functionCall(line, code);
  if (own) return own;
  if (player?.text !== 'player' || dot?.text !== '.' || !name || !next) return null;
  const isCommand = isPlayerCommand(name.text);
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
