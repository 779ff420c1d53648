import { describe, expect, test } from '@jest/globals';
import { binary, compare } from './operators.ts';
import { Failure, NotFollowed, PyFloat, PyList, PyTuple, repr, type Value } from './values.ts';

const float = (value: number): Value => new PyFloat(value);
const list = (...items: readonly Value[]): Value => new PyList([...items]);
const tuple = (...items: readonly Value[]): Value => new PyTuple([...items]);

describe('numbers', () => {
  test.each<[Value, string, Value, string]>([
    [7, '+', 2, '9'],
    [7, '-', 9, '-2'],
    [7, '*', 2, '14'],
    [7, '/', 2, '3.5'],
    [6, '/', 2, '3.0'],
    [7, '//', 2, '3'],
    [-7, '//', 2, '-4'],
    [7, '%', 3, '1'],
    [-7, '%', 3, '2'],
    [2, '**', 3, '8'],
    [2, '**', 0, '1'],
    [2, '**', -1, '0.5'],
    [float(2), '+', 1, '3.0'],
    [1, '+', float(2), '3.0'],
    [true, '+', true, '2'],
  ])('%j %s %j gives what it gives in Python', (left, sign, right, result) => {
    expect(repr(binary(sign, left, right))).toBe(result);
  });

  test.each(['/', '//', '%'])('nothing is divided by zero (%s)', sign => {
    expect(() => binary(sign, 1, 0)).toThrow(Failure);
  });

  test('what gets too large is not followed', () => {
    expect(() => binary('**', 10, 16)).toThrow(NotFollowed);
    expect(repr(binary('**', 10, 15))).toBe('1000000000000000');
  });
});

describe('rows', () => {
  test.each<[Value, string, Value, string]>([
    ['ab', '+', 'c', "'abc'"],
    ['ab', '*', 2, "'abab'"],
    [2, '*', 'ab', "'abab'"],
    ['ab', '*', -1, "''"],
    [list(1), '+', list(2), '[1, 2]'],
    [tuple(1), '+', tuple(2), '(1, 2)'],
    [list(1, 2), '*', 2, '[1, 2, 1, 2]'],
    [tuple(1, 2), '*', 2, '(1, 2, 1, 2)'],
  ])('%j %s %j gives what it gives in Python', (left, sign, right, result) => {
    expect(repr(binary(sign, left, right))).toBe(result);
  });

  test.each<[Value, string, Value]>([
    ['a', '+', 1],
    [1, '+', 'a'],
    [list(1), '+', tuple(1)],
    ['a', '*', 'b'],
    ['a', '-', 'b'],
  ])('%j %s %j is refused', (left, sign, right) => {
    expect(() => binary(sign, left, right)).toThrow(Failure);
  });

  test('up to ten thousand are kept, more are not followed', () => {
    expect(binary('*', 'ab', 5_000)).toHaveLength(10_000);
    expect(() => binary('*', 'ab', 5_001)).toThrow(NotFollowed);
    expect(() => binary('+', 'a'.repeat(5_000), 'b'.repeat(5_001))).toThrow(NotFollowed);
    expect(() => binary('%', '%d', 1)).toThrow(NotFollowed);
  });
});

describe('what is compared', () => {
  test.each<[Value, string, Value, boolean]>([
    [1, '==', float(1), true],
    [true, '==', 1, true],
    ['1', '==', 1, false],
    [list(1, 2), '==', list(1, 2), true],
    [list(1, 2), '==', list(1), false],
    [list(1), '==', tuple(1), false],
    [list(1), '!=', list(2), true],
    [1, '<', 2, true],
    [2, '<', 2, false],
    [2, '<=', 2, true],
    [2, '>', 2, false],
    [2, '>=', 2, true],
    ['a', '<', 'b', true],
    ['b', '<', 'a', false],
    ['a', '<=', 'a', true],
    [list(1, 2), '<', list(1, 3), true],
    [list(1), '<', list(1, 0), true],
    [list(2), '<', list(1, 9), false],
    ['b', 'in', 'abc', true],
    ['d', 'not in', 'abc', true],
    [2, 'in', list(1, 2), true],
    [3, 'in', tuple(1, 2), false],
    [null, 'is', null, true],
    [1, 'is not', null, true],
  ])('%j %s %j: %s', (left, sign, right, result) => expect(compare(sign, left, right)).toBe(result));

  test('kinds without an order are refused', () => {
    expect(() => compare('<', 'a', 1)).toThrow(Failure);
    expect(() => compare('<', list(1), tuple(2))).toThrow(Failure);
    expect(() => compare('in', 1, 'abc')).toThrow(Failure);
  });
});
