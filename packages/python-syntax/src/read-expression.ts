import { parseExpressions, parseLoops } from './parse-expression.ts';
import type { Expr, Loop } from './program.types.ts';
import { readCode } from './read-code.ts';
import { TokenReader, Unreadable } from './token-reader.ts';

function readWhole<Read>(text: string, parse: (reader: TokenReader) => Read): Read {
  const [line, more] = readCode(text).lines;
  if (!line || more || line.open.length > 0 || line.wrongBracket) throw new Unreadable(text);
  const reader = new TokenReader(line.tokens);
  const read = parse(reader);
  if (!reader.isOver) throw new Unreadable(reader.next().text);
  return read;
}

/**
 * Reads one expression, such as `len(beds) + 1`. @throws Unreadable
 *
 * @example
 * readExpression('beds') // → { kind: 'name', name: 'beds' }
 * readExpression('len(') // → throws 'Unreadable'
 */
export const readExpression = (text: string): Expr => readWhole(text, parseExpressions);

/** Reads what stands after `for` in a comprehension: `i in range(3) if i != x for …`. @throws Unreadable */
export const readLoops = (text: string): readonly Loop[] => readWhole(`for ${text}`, parseLoops);
