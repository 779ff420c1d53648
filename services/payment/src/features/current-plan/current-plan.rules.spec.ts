import { expect, test } from '@jest/globals';
import type { Entitlement } from '../../entitlements/entitlement.rules.ts';
import { currentPlan } from './current-plan.rules.ts';

const NOW = new Date('2026-03-01T00:00:00Z');
const told = (more: Partial<Entitlement>): Entitlement => ({
  subscription: null,
  valid_until: null,
  assignments: [],
  ...more,
});
const COURSES = [
  { student_id: 'mia', course_id: 'python' },
  { student_id: 'ben', course_id: 'python' },
  { student_id: 'ben', course_id: 'advanced-python' },
];

test('the first plan that still runs counts', () => {
  const over = told({ subscription: 'unlimited', valid_until: '2026-02-28T00:00:00Z' });
  const school = told({ subscription: 'small', valid_until: '2026-04-01T00:00:00Z' });
  expect(currentPlan([over, school], null, NOW).subscription).toBe('small');
  expect(currentPlan([over], null, NOW).subscription).toBeNull();
  expect(currentPlan([told({ subscription: 'unlimited' })], null, NOW).subscription).toBe('unlimited');
});

test('a parent sees each course once, a student only their own', () => {
  expect(currentPlan([told({ assignments: COURSES })], null, NOW).courses).toEqual([
    'advanced-python',
    'python',
  ]);
  expect(currentPlan([told({ assignments: COURSES })], 'mia', NOW).courses).toEqual(['python']);
});
