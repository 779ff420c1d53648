import type { CurrentUser } from '@burrow/contracts';
import { expect, test } from '@jest/globals';
import { ADMIN, CHILD, PARENT } from '../../testing/shop.ts';
import { type CourseAccess, courseAccess } from './course-access.rules.ts';

test.each<[string, CurrentUser | null, CourseAccess]>([
  ['a visitor', null, 'for-sale'],
  ['a parent', PARENT, 'for-sale'],
  ['a parent with the course', { ...PARENT, courses: ['python'] }, 'open'],
  ['a parent with another course', { ...PARENT, courses: ['advanced-python'] }, 'for-sale'],
  ['a child', CHILD, 'partly-open'],
  ['a child with a plan', { ...CHILD, subscription: 'unlimited' }, 'open'],
  ['an administrator without a plan', ADMIN, 'partly-open'],
])('for %s the course is: %s', (_who, user, access) => {
  expect(courseAccess(user, 'python')).toBe(access);
});
