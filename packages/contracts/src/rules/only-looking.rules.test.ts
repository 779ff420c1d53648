import { expect, test } from '@jest/globals';
import { isOnlyLooking, userOnlyLooks } from './only-looking.rules.ts';

const PARENT = { isImpersonated: false, isStaff: false, role: 'parent', hasStudent: true };

test.each([
  ['a student', { role: 'student' }, false],
  ['a parent with a child', {}, false],
  ['a parent alone', { hasStudent: false }, false],
  ['a teacher who tries a level', { role: 'teacher', hasStudent: false }, false],
  ['a teacher who chose a student', { role: 'teacher' }, true],
  ['an administrator who chose one', { role: 'admin' }, true],
  ['staff who chose one', { isStaff: true }, true],
  ['staff who try a level', { isStaff: true, hasStudent: false }, false],
  ['somebody who has not said who they are, with a student', { role: null }, true],
  ['somebody who acts as a student', { role: 'student', isImpersonated: true }, true],
  ['somebody who acts as a parent', { isImpersonated: true, hasStudent: false }, true],
  ['a visitor', { role: 'visitor', hasStudent: false }, false],
])('%s', (_who, more, looks) => {
  expect(isOnlyLooking({ ...PARENT, ...more })).toBe(looks);
});

const USER = { is_student: false, is_staff: false, is_impersonated: false, student_id: 'one' };
test.each([
  [0, {}, false],
  [1, {}, true],
  [2, {}, true],
  [null, {}, true],
  [1, { student_id: null }, false],
  [1, { is_student: true }, false],
  [0, { is_impersonated: true }, true],
  [0, { is_staff: true }, true],
] as const)('a page knows it of a user of the type %s with %j', (user_type, more, looks) => {
  expect(userOnlyLooks({ ...USER, ...more, user_details: { user_type } })).toBe(looks);
  expect(userOnlyLooks(null)).toBe(false);
});
