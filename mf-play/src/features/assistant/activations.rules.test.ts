import { expect, test } from '@jest/globals';
import { wayToMore } from './activations.rules.ts';

test.each([
  ['a visitor', null, 'log-in'],
  ['somebody without a plan', { subscription: null, courses: [] }, 'subscribe'],
  ['a subscriber whose class has a limit', { subscription: 'school', courses: [] }, null],
  ['the owner of a course', { subscription: null, courses: ['python'] }, null],
] as const)('how %s gets more tips: %#', (_who, user, way) => {
  expect(wayToMore(user && { ...user, courses: [...user.courses] })).toBe(way);
});
