import { scanToken, type Token } from './tokens.ts';
import type { Expr, TextPart } from './program.types.ts';
import { TokenReader, Unreadable } from './token-reader.ts';

const STRING = /^([a-zA-Z]*)("""|'''|"|')([\s\S]*)\2$/u;
const ESCAPES: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  '\\': '\\',
  "'": "'",
  '"': '"',
  '\n': '',
};

type Parse = (reader: TokenReader) => Expr;

const unescaped = (text: string): string =>
  text.replaceAll(/\\([\s\S])/gu, (whole, char: string) => ESCAPES[char] ?? whole);

function tokensOf(source: string): Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < source.length;) {
    if (/\s/u.test(source[at] ?? '')) at++;
    else {
      const { token, end } = scanToken(source, at);
      if (token) tokens.push(token);
      at = Math.max(end, at + 1);
    }
  }
  return tokens;
}

/** Where the expression that begins at `from` ends: at `!`, `:`, `=` or `}` outside brackets and texts. */
function endOfExpression(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length;) {
    const { token, end } = scanToken(text, at);
    const word = token?.kind === 'string' ? '' : (token?.text ?? '');
    if (depth === 0 && ['}', ':', '!', '='].includes(word)) return at;
    if ('([{'.includes(word) && word !== '') depth++;
    if (')]}'.includes(word) && word !== '') depth--;
    at = Math.max(end, at + 1);
  }
  throw new Unreadable('}');
}

const TAIL = /(?<debug>\s*=)?\s*(?:!(?<conversion>[rsa]))?(?::(?<format>[^{}]*))?\}/uy;

function parsePart(text: string, from: number, parse: Parse): { part: TextPart; end: number } {
  const until = endOfExpression(text, from);
  const reader = new TokenReader(tokensOf(text.slice(from, until)));
  const value = parse(reader);
  TAIL.lastIndex = until;
  const tail = TAIL.exec(text);
  if (!reader.isOver || !tail) throw new Unreadable('}');
  const { debug, conversion = '', format = '' } = tail.groups ?? {};
  const shown: Expr = debug === undefined ? value : { kind: 'other' };
  return { part: { value: shown, conversion, format }, end: TAIL.lastIndex };
}

function partsOf(text: string, parse: Parse): TextPart[] {
  const parts: TextPart[] = [];
  let plain = '';
  for (let at = 0; at < text.length;) {
    const char = text[at] ?? '';
    const isDouble = text[at + 1] === char;
    if (char === '}' && !isDouble) throw new Unreadable('}');
    if (char === '{' && !isDouble) {
      const { part, end } = parsePart(text, at + 1, parse);
      parts.push(plain, part);
      plain = '';
      at = end;
    } else {
      plain += char;
      at += '{}'.includes(char) ? 2 : 1;
    }
  }
  return [...parts, plain];
}

function parseOne({ text, open }: Token, parse: Parse): readonly TextPart[] {
  const found = open ? null : STRING.exec(text);
  if (!found) throw new Unreadable(text);
  const [, prefix = '', , inside = ''] = found;
  const kept = /r/iu.test(prefix) ? inside : unescaped(inside);
  if (/b/iu.test(prefix)) return [{ value: { kind: 'other' }, conversion: '', format: '' }];
  return /[ft]/iu.test(prefix) ? partsOf(kept, parse) : [kept];
}

/** One text or several side by side, which Python puts together. @throws Unreadable */
export function parseText(reader: TokenReader, parse: Parse): Expr {
  const parts: TextPart[] = [];
  while (reader.peek()?.kind === 'string') parts.push(...parseOne(reader.next(), parse));
  return { kind: 'text', parts };
}
