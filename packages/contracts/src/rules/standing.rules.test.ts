import { expect, test } from '@jest/globals';
import { type Rights, standingIn, standingOf, VISITOR_RIGHTS } from './standing.rules.ts';

const rights = (more: Partial<Rights> = {}): Rights => ({
  hasAccount: true,
  subscribed: false,
  courses: [],
  ...more,
});

test.each([
  [VISITOR_RIGHTS, 'visitor', 'visitor'],
  [rights(), 'account', 'account'],
  [rights({ subscribed: true }), 'plan', 'plan'],
  [rights({ courses: ['python'] }), 'plan', 'plan'],
  [rights({ courses: ['advanced-python'] }), 'plan', 'account'],
  [{ ...VISITOR_RIGHTS, courses: ['python'] }, 'visitor', 'visitor'],
] as const)('%j stands as %s, and in the course as %s', (given, overall, inCourse) => {
  expect(standingOf(given)).toBe(overall);
  expect(standingIn(given, bought => bought === 'python')).toBe(inCourse);
});
