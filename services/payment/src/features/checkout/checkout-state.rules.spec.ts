import { expect, test } from '@jest/globals';
import { type Begun, checkoutState } from './checkout-state.rules.ts';

const course = (more: Partial<Begun> = {}): Begun => ({
  plan: 'beginner',
  state: 'paid',
  told: { subscription: null, valid_until: null, assignments: [{ student_id: 'mia', course_id: 'python' }] },
  studentId: 'mia',
  ...more,
});
const plan = (subscription: string | null): Begun =>
  course({
    plan: 'unlimited-monthly',
    told: { subscription, valid_until: null, assignments: [] },
    studentId: null,
  });

test('a course is open once others were told that its student has it', () => {
  expect(checkoutState(course())).toEqual({
    plan_name: 'beginner',
    state: 'paid',
    is_open: true,
    is_unassigned: false,
  });
  expect(checkoutState(course({ studentId: 'ben' })).is_open).toBe(false);
  expect(checkoutState(course({ told: null })).is_open).toBe(false);
});

test('a course that is paid and nobody’s waits for a student', () => {
  expect(checkoutState(course({ studentId: null, told: null })).is_unassigned).toBe(true);
  expect(checkoutState(course({ studentId: null, state: 'open' })).is_unassigned).toBe(false);
});

test('a plan is open once others were told of this plan, and waits for no student', () => {
  expect(checkoutState(plan('unlimited'))).toMatchObject({ is_open: true, is_unassigned: false });
  expect(checkoutState(plan('small')).is_open).toBe(false);
});

test('what is not paid is not open, whatever was bought before', () => {
  expect(checkoutState(course({ state: 'failed' })).is_open).toBe(false);
});
