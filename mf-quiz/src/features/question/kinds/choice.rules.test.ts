import type { QuizVerdict } from '@burrow/contracts';
import { describe, expect, test } from '@jest/globals';
import { answerOf, chosenIn, markOf } from './choice.rules.ts';

test('what was chosen makes the answer, and is read from it again', () => {
  expect(answerOf('several', ['a', 'b'])).toEqual({ kind: 'several', choices: ['a', 'b'] });
  expect(answerOf('choice', ['a'])).toEqual({ kind: 'choice', choice: 'a' });
  expect(answerOf('output', [])).toEqual({ kind: 'output', choice: '' });
  for (const kind of ['choice', 'output', 'several'] as const)
    expect(chosenIn(answerOf(kind, ['b']))).toEqual(['b']);
});

test('nothing is chosen without an answer, or in an answer of another kind', () => {
  expect(chosenIn(null)).toEqual([]);
  expect(chosenIn({ kind: 'gap', text: 'a' })).toEqual([]);
});

describe('once it was checked', () => {
  const verdict = (...choices: string[]) => ({ solution: { choices } }) as unknown as QuizVerdict;
  test.each([
    ['what is right is marked, chosen or not', 'a', ['b'], verdict('a', 'b'), 'right'],
    ['what was chosen and is wrong is marked', 'c', ['c'], verdict('a'), 'wrong'],
    ['what was left out and is wrong is not', 'd', ['c'], verdict('a'), undefined],
    [
      'a solution of another kind makes the chosen one wrong',
      'c',
      ['c'],
      { solution: {} } as QuizVerdict,
      'wrong',
    ],
  ])('%s', (_what, key, chosen, given, mark) => expect(markOf(key, chosen, given)).toBe(mark));

  test('and not before', () => expect(markOf('a', ['a'], null)).toBeUndefined());
});
