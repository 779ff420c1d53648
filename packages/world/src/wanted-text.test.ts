import { expect, test } from '@jest/globals';
import { fitsPattern, takesText } from './wanted-text.ts';
import { goal } from './testing/index.ts';

test.each([
  ['Clover: 2 sheds', '*: 2 sheds', true],
  [': 2 sheds', '*: 2 sheds', true],
  ['Clover: 3 sheds', '*: 2 sheds', false],
  ['aXbYc', 'a*b*c', true],
  ['abc', 'a*b*c', true],
  ['ac', 'a*b*c', false],
  ['aba', 'ab*ba', false],
  ['xab', 'a*b', false],
  ['abx', 'a*b', false],
  ['acbd', 'a*b*c*d', false],
  ['a', 'a', true],
  ['ab', 'a', false],
  ['aa', 'a*a*a', false],
  ['ab', 'a*b*b', false],
  ['aba', 'a*b*a', true],
  ['abab', '*ab', true],
  ['ba', '*b*a', true],
  ['ab', '*abb', false],
])('%s fits %s: %s', (text, pattern, fits) => {
  expect(fitsPattern(text, pattern)).toBe(fits);
});

test('a goal accepts its text, a pattern only if it says so, or every text', () => {
  const speak = (more: object) => goal({ action: 'speak', ...more });
  expect(takesText(speak({ data: '*' }), 'any')).toBe(false);
  expect(takesText(speak({ data: '*', wildcard: true }), 'any')).toBe(true);
  expect(takesText(speak({}), 'any')).toBe(true);
  expect(takesText(speak({ data: 'hi' }), 'hi')).toBe(true);
  expect(takesText(speak({ data: 5, wildcard: true }), '5')).toBe(false);
  expect(takesText(undefined, 'any')).toBe(true);
});
