import { expect, test } from '@jest/globals';
import { eachRound, evaluate, type Surroundings } from './evaluate.ts';
import { readExpression, readLoops } from './read-expression.ts';
import { Unreadable } from './token-reader.ts';
import { Failure, NotFollowed, repr, type Value } from './values.ts';

const around = (names: readonly (readonly [string, Value])[] = []): Surroundings => ({
  scope: { names: new Map(names), outer: null, own: null },
  line: 1,
  tick: () => undefined,
  isMethod: () => false,
  callFunction: () => null,
});

test.each([
  ['1 + 2 * x', '7'],
  ['x, -x', '(3, -3)'],
  ['[i for i in range(x) if i != 1]', '[0, 2]'],
  ['f"{x} beds"', "'3 beds'"],
])('%s is %s', (text, shown) => {
  expect(repr(evaluate(readExpression(text), around([['x', 3]])))).toBe(shown);
});

test.each(['', '1 +', '1 2', 'x = 3', 'x; x', 'x\nx', '(x', 'x)', '"x'])('%j is no expression', text => {
  expect(() => readExpression(text)).toThrow(Unreadable);
});

test('names the name that is unknown', () => {
  expect(() => evaluate(readExpression('beds + 1'), around())).toThrow(
    expect.objectContaining({ code: 'python/name', unknown: 'beds' }),
  );
  expect(() => evaluate(readExpression('1 / 0'), around())).toThrow(Failure);
  expect(() => evaluate(readExpression('lambda: 3'), around())).toThrow(NotFollowed);
});

test('loops are those of a comprehension', () => {
  const inner = around([['n', 3]]);
  const rounds: string[] = [];
  eachRound(readLoops('a in range(n) if a != 1 for b in "xy"'), inner, () => {
    rounds.push(`${repr(inner.scope.names.get('a') ?? null)}${repr(inner.scope.names.get('b') ?? null)}`);
  });
  expect(rounds).toEqual(["0'x'", "0'y'", "2'x'", "2'y'"]);
});

test.each(['', 'i', 'i in', 'i in x: pass', 'i in range(3'])('for %j is no loop', text => {
  expect(() => readLoops(text)).toThrow(Unreadable);
});
