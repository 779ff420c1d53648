import { expect, test } from '@jest/globals';
import { opensCourse } from './plan-key.rules.ts';

const COURSES = new Map([
  ['first-half', { planKey: 'beginner' }],
  ['second-half', { planKey: 'beginner' }],
  ['later', { planKey: 'advanced' }],
]);

test.each([
  ['the plan of a course', 'beginner', 'first-half', true],
  ['the course itself', 'first-half', 'first-half', true],
  ['another course of its plan', 'second-half', 'first-half', true],
  ['another plan', 'advanced', 'first-half', false],
  ['a course of another plan', 'later', 'first-half', false],
  ['something unknown', 'piano', 'first-half', false],
])('a purchase of %s: %s for %s', (_name, bought, course, opens) => {
  expect(opensCourse(COURSES, bought, course)).toBe(opens);
});

test('nothing opens a course that does not exist', () => {
  expect(opensCourse(COURSES, 'piano', 'piano')).toBe(false);
});
