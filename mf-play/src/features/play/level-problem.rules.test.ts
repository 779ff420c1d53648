import { expect, test } from '@jest/globals';
import { problemKey, problemPage } from './level-problem.rules.ts';

test.each([
  [401, 'account'],
  [402, 'plan'],
  [403, 'closed'],
  [404, 'unknown'],
  [500, 'failed'],
  [0, 'failed'],
])('%s means: %s', (status, key) => expect(problemKey(status)).toBe(key));

test('log-in and a plan have a page that helps, the rest has none', () => {
  expect(problemPage('account', 'purchase')).toBe('login');
  expect(problemPage('plan', 'purchase')).toBe('purchase');
  expect(problemPage('plan', null)).toBeNull();
  expect(problemPage('closed', 'purchase')).toBeNull();
});
