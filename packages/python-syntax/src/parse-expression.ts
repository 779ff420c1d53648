import { KEYWORDS } from './names.ts';
import { parseText } from './parse-text.ts';
import type { Expr, Loop } from './program.types.ts';
import { type TokenReader, Unreadable } from './token-reader.ts';

const NUMBER =
  /^(?:0[xX][\da-fA-F_]+|0[bB][01_]+|0[oO][0-7_]+|(?:0|[1-9][\d_]*|0+)(?:\.[\d_]*)?(?:[eE][-+]?\d+)?|\d[\d_]*\.[\d_]*(?:[eE][-+]?\d+)?|\.\d[\d_]*(?:[eE][-+]?\d+)?)$/u;
const COMPARISONS = ['==', '!=', '<', '<=', '>', '>=', 'in', 'is'];
/** Signs between two values, from the weakest binding to the strongest. */
const LEVELS: readonly (readonly string[])[] = [
  ['|'],
  ['^'],
  ['&'],
  ['<<', '>>'],
  ['+', '-'],
  ['*', '/', '//', '%', '@'],
];

function parseNumber(text: string): Expr {
  if (!NUMBER.test(text)) throw new Unreadable(text);
  const plain = text.replaceAll('_', '');
  return { kind: 'number', value: Number(plain), isFloat: !/^0[xX]/u.test(plain) && /[.eE]/u.test(plain) };
}

function parseAtom(reader: TokenReader): Expr {
  const token = reader.peek();
  if (token?.kind === 'string') return parseText(reader, parseExpressions);
  if (reader.is('(')) return parseBracket(reader);
  if (reader.is('[')) return parseList(reader);
  if (reader.is('{')) return parseDict(reader);
  if (reader.take('...')) return { kind: 'other' };
  const { kind, text } = reader.next();
  if (kind === 'number') return parseNumber(text);
  if (kind !== 'name') throw new Unreadable(text);
  if (text === 'True' || text === 'False') return { kind: 'constant', value: text === 'True' };
  if (text === 'None') return { kind: 'constant', value: null };
  if (KEYWORDS.has(text) && text !== 'match' && text !== 'case') throw new Unreadable(text);
  return { kind: 'name', name: text };
}

function parseCall(reader: TokenReader, target: Expr): Expr {
  const values: Expr[] = [];
  const named: (readonly [string, Expr])[] = [];
  let isStarred = false;
  reader.expect('(');
  while (!reader.is(')')) {
    if (reader.take('*', '**')) isStarred = true;
    const name = reader.peek(1)?.text === '=' && reader.peek()?.kind === 'name' ? reader.next().text : null;
    if (name !== null) reader.next();
    const value = parseExpression(reader);
    if (name !== null) named.push([name, value]);
    else if (reader.is('for', 'async')) values.push(parseComprehension(reader, 'generator', null, value));
    else if (named.length > 0 && !isStarred) throw new Unreadable('a value after a named one');
    else values.push(value);
    if (!reader.take(',')) break;
  }
  reader.expect(')');
  return isStarred ? { kind: 'other' } : { kind: 'call', target, values, named };
}

function parseIndex(reader: TokenReader, target: Expr): Expr {
  reader.expect('[');
  const bounds: (Expr | null)[] = [];
  let colons = 0;
  for (;;) {
    bounds.push(reader.is(':', ']') ? null : parseExpressions(reader));
    if (!reader.take(':')) break;
    colons++;
  }
  reader.expect(']');
  const [only] = bounds;
  if (colons > 0) return { kind: 'slice', target, bounds };
  if (!only) throw new Unreadable(']');
  return { kind: 'item', target, index: only };
}

/** `for … in … if …`, once or more often. @throws Unreadable */
export function parseLoops(reader: TokenReader): Loop[] {
  const loops: Loop[] = [];
  while (reader.take('for')) {
    const target = parseTarget(reader);
    reader.expect('in');
    const source = parseLogic(reader, 'or');
    const tests: Expr[] = [];
    while (reader.take('if')) tests.push(parseLogic(reader, 'or'));
    loops.push({ target, source, tests });
  }
  return loops;
}

/** The loops of a comprehension, after the value that it produces. */
function parseComprehension(
  reader: TokenReader,
  of: 'list' | 'dict' | 'generator',
  key: Expr | null,
  value: Expr,
): Expr {
  const isAsync = reader.take('async') !== null;
  const loops = parseLoops(reader);
  return isAsync ? { kind: 'other' } : { kind: 'comprehension', of, key, value, loops };
}

/** `(…)`: a value in brackets, a tuple, or a generator. */
function parseBracket(reader: TokenReader): Expr {
  reader.expect('(');
  if (reader.take(')')) return { kind: 'tuple', items: [] };
  const value = parseExpressions(reader);
  const found = reader.is('for', 'async') ? parseComprehension(reader, 'generator', null, value) : value;
  reader.expect(')');
  return found;
}

function parseList(reader: TokenReader): Expr {
  reader.expect('[');
  const items: Expr[] = [];
  while (!reader.is(']')) {
    const isStarred = reader.take('*') !== null;
    const value = parseExpression(reader);
    if (reader.is('for', 'async')) {
      const made = parseComprehension(reader, 'list', null, value);
      reader.expect(']');
      return made;
    }
    items.push(isStarred ? { kind: 'other' } : value);
    if (!reader.take(',')) break;
  }
  reader.expect(']');
  return { kind: 'list', items };
}

/** `{…}`. A set is read, but not followed. */
function parseDict(reader: TokenReader): Expr {
  const entries: (readonly [Expr, Expr])[] = [];
  let made: Expr | null = null;
  reader.expect('{');
  while (!reader.is('}')) {
    const isStarred = reader.take('**', '*') !== null;
    const key = parseExpression(reader);
    const value = !isStarred && reader.take(':') ? parseExpression(reader) : null;
    if (reader.is('for', 'async')) made = parseComprehension(reader, 'dict', key, value ?? key);
    if (value) entries.push([key, value]);
    else made = { kind: 'other' };
    if (!reader.take(',')) break;
  }
  reader.expect('}');
  return made ?? { kind: 'dict', entries };
}

function parsePrimary(reader: TokenReader): Expr {
  let value = parseAtom(reader);
  for (;;) {
    if (reader.is('(')) value = parseCall(reader, value);
    else if (reader.is('[')) value = parseIndex(reader, value);
    else if (reader.take('.')) {
      const { kind, text } = reader.next();
      if (kind !== 'name' || KEYWORDS.has(text)) throw new Unreadable(text);
      value = { kind: 'attribute', target: value, name: text };
    } else return value;
  }
}

function parseUnary(reader: TokenReader): Expr {
  const sign = reader.take('-', '+', '~');
  if (sign !== null) return { kind: 'unary', sign, right: parseUnary(reader) };
  const left: Expr = reader.take('await')
    ? { kind: 'await', value: parsePrimary(reader) }
    : parsePrimary(reader);
  return reader.take('**') ? { kind: 'binary', sign: '**', left, right: parseUnary(reader) } : left;
}

function parseBinary(reader: TokenReader, level: number): Expr {
  const signs = LEVELS[level];
  if (!signs) return parseUnary(reader);
  let left = parseBinary(reader, level + 1);
  for (let sign = reader.take(...signs); sign !== null; sign = reader.take(...signs)) {
    left = { kind: 'binary', sign, left, right: parseBinary(reader, level + 1) };
  }
  return left;
}

function parseComparison(reader: TokenReader): Expr {
  const first = parseBinary(reader, 0);
  const rest: (readonly [string, Expr])[] = [];
  for (;;) {
    let sign = reader.take(...COMPARISONS);
    if (sign === 'is' && reader.take('not')) sign = 'is not';
    if (sign === null && reader.is('not') && reader.peek(1)?.text === 'in') {
      reader.next();
      sign = `not ${reader.next().text}`;
    }
    if (sign === null) return rest.length > 0 ? { kind: 'compare', first, rest } : first;
    rest.push([sign, parseBinary(reader, 0)]);
  }
}

function parseNot(reader: TokenReader): Expr {
  return reader.take('not')
    ? { kind: 'unary', sign: 'not', right: parseNot(reader) }
    : parseComparison(reader);
}

function parseLogic(reader: TokenReader, sign: 'and' | 'or'): Expr {
  const inner = (): Expr => (sign === 'or' ? parseLogic(reader, 'and') : parseNot(reader));
  let left = inner();
  while (reader.take(sign)) left = { kind: 'logic', sign, left, right: inner() };
  return left;
}

function parseLambda(reader: TokenReader): Expr {
  reader.expect('lambda');
  while (!reader.is(':')) reader.next();
  reader.expect(':');
  parseExpression(reader);
  return { kind: 'other' };
}

/** One expression, without commas at its top. @throws Unreadable */
export function parseExpression(reader: TokenReader): Expr {
  if (reader.is('lambda')) return parseLambda(reader);
  const value = parseLogic(reader, 'or');
  if (reader.take('if')) {
    const test = parseLogic(reader, 'or');
    reader.expect('else');
    return { kind: 'choice', test, value, otherwise: parseExpression(reader) };
  }
  if (value.kind !== 'name' || !reader.take(':=')) return value;
  parseExpression(reader);
  return { kind: 'other' };
}

const ENDS = [')', ']', '}', '=', ':', ';', 'in', 'for'];

/** An expression, or several with commas between them, which make a tuple. @throws Unreadable */
export function parseExpressions(reader: TokenReader, parse = parseExpression): Expr {
  if (reader.take('yield')) {
    reader.take('from');
    if (!reader.isOver && !reader.is(...ENDS)) parseExpressions(reader);
    return { kind: 'other' };
  }
  const items: Expr[] = [];
  let isTuple = false;
  do {
    const isStarred = reader.take('*') !== null;
    const value = parse(reader);
    items.push(isStarred ? { kind: 'other' } : value);
    isTuple ||= reader.is(',');
  } while (reader.take(',') && !reader.isOver && !reader.is(...ENDS));
  const [only] = items;
  return isTuple || !only ? { kind: 'tuple', items } : only;
}

/** What is between `for` and `in`: names, or places of a list. */
export const parseTarget = (reader: TokenReader): Expr => parseExpressions(reader, parsePrimary);
