import { expect, test } from '@jest/globals';
import { readFilters, withFilter, withoutFilters } from './filters.rules.ts';

test.each([
  ['', {}],
  [
    'difficulty=expert&status=complete&idea=python/3',
    { difficulty: 'expert', status: 'complete', idea: 'python/3' },
  ],
  ['difficulty=easy&status=done&idea=<b>', {}],
  ['idea=advanced-python%2F12&other=1', { idea: 'advanced-python/12' }],
])('?%s asks for %j', (query, filters) => {
  expect(readFilters(new URLSearchParams(query))).toEqual(filters);
});

test('a filter is set, replaced and taken away, and the rest of the URL stays', () => {
  const query = new URLSearchParams('utm_source=a&status=complete');
  expect(withFilter(query, 'status', 'in_progress').toString()).toBe('utm_source=a&status=in_progress');
  expect(withFilter(query, 'difficulty', 'beginner').toString()).toBe(
    'utm_source=a&status=complete&difficulty=beginner',
  );
  expect(withFilter(query, 'status', '').toString()).toBe('utm_source=a');
  expect(withoutFilters(new URLSearchParams('idea=python/3&a=b&status=complete')).toString()).toBe('a=b');
});
