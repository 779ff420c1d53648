import { expect, test } from '@jest/globals';
import { progressOf } from './progress.rules.ts';

test('progress counts the complete levels among all', () => {
  const levels = [true, false, true].map(completed => ({ completed }));
  expect(progressOf(levels)).toEqual({ done: 2, count: 3 });
  expect(progressOf([])).toEqual({ done: 0, count: 0 });
});
