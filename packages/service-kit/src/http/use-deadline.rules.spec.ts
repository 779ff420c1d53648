import { expect, test } from '@jest/globals';
import { timeFor } from './use-deadline.rules.ts';

test('a call between services has longer than one that somebody waits for at a screen', () => {
  expect(timeFor('/internal/students')).toBeGreaterThan(timeFor('/api/profile'));
  expect(timeFor('/api/internal/students')).toBe(timeFor('/api/profile'));
});
