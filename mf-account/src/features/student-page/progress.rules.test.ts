import { expect, test } from '@jest/globals';
import { progressOf, triesOf } from './progress.rules.ts';

test('progress counts the complete levels among all', () => {
  const levels = [true, false, true].map(completed => ({ completed }));
  expect(progressOf(levels)).toEqual({ done: 2, count: 3 });
  expect(progressOf([])).toEqual({ done: 0, count: 0 });
});

test('the run that completes a level is a try too', () => {
  expect(triesOf({ failed_runs: 2, completed_at: '2026-11-02T10:00:00.000Z' })).toBe(3);
  expect(triesOf({ failed_runs: 2, completed_at: null })).toBe(2);
  expect(triesOf(undefined)).toBe(0);
});
