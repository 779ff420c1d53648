import { expect, test } from '@jest/globals';
import { codeLines, isRight, isSameProgram } from './check.rules.ts';
import type { Answer, Question } from './question.types.ts';

const TILE: Question = { kind: 'tile', answer: [3, 4] };
const LINE: Question = { kind: 'line', which: 'most', answer: [2, 3] };
const VALUE: Question = { kind: 'value', of: 'x', choices: ['2', '3', '4'], answer: '3' };

test.each<[Question, Answer, boolean]>([
  [TILE, [3, 4], true],
  [TILE, [4, 3], false],
  [TILE, '3,4', false],
  [LINE, 2, true],
  [LINE, 3, true],
  [LINE, 1, false],
  [VALUE, '3', true],
  [VALUE, '2', false],
  [VALUE, 3, false],
])('%j: %j is right: %s', (question, answer, right) => expect(isRight(question, answer)).toBe(right));

test('comments and empty lines do not make another program; indentation does', () => {
  expect(isSameProgram('# one\nx = 1\n\n    y = 2  \n', 'x = 1\n    y = 2\n# two')).toBe(true);
  expect(isSameProgram('x = 1', 'x = 2')).toBe(false);
  expect(isSameProgram('x = 1\ny = 2', 'x = 1y = 2')).toBe(false);
  expect(isSameProgram('    x = 1', 'x = 1')).toBe(false);
});

test('lines of code are those with code', () => {
  expect(codeLines('# one\nx = 1\n\n  # two\nprint(x) # three\n')).toEqual([2, 5]);
});
