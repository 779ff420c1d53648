import { expect, test } from '@jest/globals';
import { lastLine, mostFrequentLines } from './line-answer.rules.ts';

const LOOP = 'x = 0\nfor i in range(2):\n    x += i\nprint(x)\n';
const ENDS_IN_LOOP = 'x = 0\nwhile x < 2:\n    x += 1\n';

test('the last line is the one that did something, not the loop that found its end', () => {
  expect(lastLine(LOOP, [1, 2, 3, 2, 3, 2, 4])).toEqual([4]);
  expect(lastLine(ENDS_IN_LOOP, [1, 2, 3, 2, 3, 2])).toEqual([3]);
  expect(lastLine(LOOP, [])).toHaveLength(0);
});

test('the most frequent lines are those of the body; the line of the loop is right as well', () => {
  expect(mostFrequentLines(LOOP, [1, 2, 3, 2, 3, 2, 4])).toEqual([2, 3]);
});

test('an outer loop that ran less often than the body of the inner one is not right', () => {
  const nested = 'for a in range(2):\n    for b in range(3):\n        print(b)\n';
  const inner = [2, 3, 2, 3, 2, 3, 2];
  expect(mostFrequentLines(nested, [1, ...inner, 1, ...inner, 1])).toEqual([2, 3]);
});

test('the most frequent lines are told from top to bottom, whichever ran first', () => {
  const calls = 'def step():\n    move()\nfor i in range(2):\n    step()\n';
  expect(mostFrequentLines(calls, [1, 3, 4, 2, 3, 4, 2, 3])).toEqual([2, 3, 4]);
});
