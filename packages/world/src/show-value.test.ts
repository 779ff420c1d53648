import { expect, test } from '@jest/globals';
import { showSaid, showValue } from './show-value.ts';

test.each([
  [null, 'None'],
  [true, 'True'],
  [5, '5'],
  [2.5, '2.5'],
  [{ $float: 4 }, '4.0'],
  ['five', '"five"'],
  [[1, 'a'], '[1, "a"]'],
  [{ $tuple: [1, 2] }, '(1, 2)'],
  [{ a: false }, '{"a": False}'],
  [{ $other: 'set' }, 'set'],
  [{ $other: 'NoneType' }, 'None'],
  [[[[[['deep']]]]], '[[[[…]]]]'],
  [{ a: { b: { c: { d: { e: 1 } } } } }, '{"a": {"b": {"c": {"d": …}}}}'],
  [{ $tuple: [{ $tuple: [{ $tuple: [{ $tuple: [{ $tuple: [] }] }] }] }] }, '((((…))))'],
  [{ a: 1, b: 2 }, '{"a": 1, "b": 2}'],
])('%j is shown as %s', (value, shown) => {
  expect(showValue(value)).toBe(shown);
});

test('a spoken text has no quotes and at most 80 characters', () => {
  expect(showSaid('five')).toBe('five');
  expect(showSaid('x'.repeat(80))).toBe('x'.repeat(80));
  expect(showSaid('x'.repeat(81))).toBe(`${'x'.repeat(79)}…`);
  expect(showValue(Array.from({ length: 100 }, () => 1))).toHaveLength(80);
});
