import { KEYWORDS } from './names.ts';
import { parseExpression, parseExpressions, parseTarget } from './parse-expression.ts';
import type { Expr, Parameter, Statement } from './program.types.ts';
import { type TokenReader, Unreadable } from './token-reader.ts';

const AUGMENTED = ['+=', '-=', '*=', '/=', '//=', '%=', '**=', '|=', '&=', '^=', '>>=', '<<=', '@='];
/** Statements that are read, but not followed. */
const OTHERS = ['import', 'from', 'global', 'nonlocal', 'del', 'assert', 'raise'];

/** What opens a block; its statements come after. */
export type Header =
  | { readonly kind: 'if' | 'elif' | 'while'; readonly test: Expr }
  | { readonly kind: 'for'; readonly target: Expr; readonly source: Expr }
  | {
      readonly kind: 'def';
      readonly name: string;
      readonly parameters: readonly Parameter[];
      readonly isAsync: boolean;
    }
  | { readonly kind: 'else' | 'except' | 'finally' | 'other' };

function demandTarget(target: Expr): void {
  if (target.kind === 'tuple' || target.kind === 'list') target.items.forEach(demandTarget);
  else if (!['name', 'attribute', 'item', 'slice', 'other'].includes(target.kind)) throw new Unreadable('=');
}

function parseOther(reader: TokenReader): { readonly kind: 'other' } {
  const word = reader.next().text;
  const names = ['import', 'from', 'global', 'nonlocal'].includes(word);
  while (names && !reader.isOver && !reader.is(';')) {
    const { kind, text } = reader.next();
    if (kind !== 'name' && !['.', ',', '*', '(', ')'].includes(text)) throw new Unreadable(text);
  }
  if (!names && !reader.isOver && !reader.is(';')) parseExpressions(reader);
  if (reader.take('from')) parseExpression(reader);
  return { kind: 'other' };
}

type SimpleParts = Statement extends infer One ? (One extends Statement ? Omit<One, 'line'> : never) : never;

function parseSimple(reader: TokenReader): SimpleParts {
  for (const kind of ['pass', 'break', 'continue'] as const) if (reader.take(kind)) return { kind };
  if (reader.is(...OTHERS)) return parseOther(reader);
  if (reader.take('return')) {
    return { kind: 'return', value: reader.isOver || reader.is(';') ? null : parseExpressions(reader) };
  }
  const value = parseExpressions(reader);
  const sign = reader.take(...AUGMENTED);
  if (sign !== null) {
    if (!['name', 'attribute', 'item', 'slice'].includes(value.kind)) throw new Unreadable(sign);
    return { kind: 'augmented', target: value, sign: sign.slice(0, -1), value: parseExpressions(reader) };
  }
  if (['name', 'attribute', 'item'].includes(value.kind) && reader.take(':')) {
    parseExpression(reader);
    if (!reader.is('=')) return { kind: 'other' };
  }
  const all = [value];
  while (reader.take('=')) all.push(parseExpressions(reader));
  const [last, ...targets] = all.toReversed();
  if (targets.length === 0 || !last) return { kind: 'expression', value };
  targets.forEach(demandTarget);
  return { kind: 'assign', targets: targets.toReversed(), value: last };
}

/** Statements of one line, with `;` between them. @throws Unreadable */
export function parseSimples(reader: TokenReader, line: number): Statement[] {
  const found: Statement[] = [];
  do found.push({ ...parseSimple(reader), line } as Statement);
  while (reader.take(';') && !reader.isOver);
  if (!reader.isOver) throw new Unreadable(reader.next().text);
  return found;
}

function parseParameters(reader: TokenReader): Parameter[] | null {
  const found: Parameter[] = [];
  let isPlain = true;
  reader.expect('(');
  while (!reader.is(')')) {
    if (reader.take('*', '**', '/')) isPlain = false;
    if (reader.is(',', ')')) {
      reader.take(',');
      continue;
    }
    const name = parseName(reader);
    if (reader.take(':')) parseExpression(reader);
    const value = reader.take('=') ? parseExpression(reader) : null;
    if (isPlain && !value && found.at(-1)?.default) throw new Unreadable(name);
    found.push({ name, default: value });
    if (!reader.take(',')) break;
  }
  reader.expect(')');
  return isPlain ? found : null;
}

function parseName(reader: TokenReader): string {
  const { kind, text } = reader.next();
  if (kind !== 'name' || KEYWORDS.has(text)) throw new Unreadable(text);
  return text;
}

function parseDef(reader: TokenReader, isAsync: boolean): Header {
  const name = parseName(reader);
  const parameters = parseParameters(reader);
  if (reader.take('->')) parseExpression(reader);
  return parameters ? { kind: 'def', name, parameters, isAsync } : { kind: 'other' };
}

function parseOtherHeader(reader: TokenReader): Header {
  const word = reader.next().text;
  if (word === 'try') return { kind: 'other' };
  if (word === 'async') {
    if (reader.take('def')) return parseDef(reader, true);
    parseHeader(reader);
    return { kind: 'other' };
  }
  if (word === 'class') {
    parseName(reader);
    if (reader.take('(')) while (!reader.take(')')) reader.next();
    return { kind: 'other' };
  }
  while (!reader.isOver && !reader.is(':')) {
    parseExpressions(reader);
    if (reader.take('as')) parseTarget(reader);
    else if (!reader.is(':')) throw new Unreadable(':');
  }
  return { kind: word === 'except' ? 'except' : 'other' };
}

/** The line that opens a block, up to its colon; null for a statement of one line. @throws Unreadable */
export function parseHeader(reader: TokenReader): Header | null {
  for (const kind of ['if', 'elif', 'while'] as const) {
    if (reader.take(kind)) return { kind, test: parseExpression(reader) };
  }
  for (const kind of ['else', 'finally'] as const) if (reader.take(kind)) return { kind };
  if (reader.take('for')) {
    const target = parseTarget(reader);
    demandTarget(target);
    reader.expect('in');
    return { kind: 'for', target, source: parseExpressions(reader) };
  }
  if (reader.take('def')) return parseDef(reader, false);
  return reader.is('async', 'class', 'try', 'with', 'except') ? parseOtherHeader(reader) : null;
}
