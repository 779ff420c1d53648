import { expect, test } from '@jest/globals';
import { wayToMore } from './activations.rules.ts';

test.each([
  ['a visitor', null, 'log-in'],
  ['somebody without a plan', { subscription: null, courses: [], is_student: false }, 'subscribe'],
  ['a child without a plan', { subscription: null, courses: [], is_student: true }, null],
  ['a subscriber whose class has a limit', { subscription: 'school', courses: [], is_student: true }, null],
  ['the owner of a course', { subscription: null, courses: ['python'], is_student: false }, null],
] as const)('how %s gets more tips: %#', (_who, user, way) => {
  expect(wayToMore(user && { ...user, courses: [...user.courses] })).toBe(way);
});
