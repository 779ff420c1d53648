import type { CurrentUser } from '@burrow/contracts';
import { expect, test } from '@jest/globals';
import { NOBODY } from '../testing/index.ts';
import { hasRole, sessionFlags, type SessionFlags } from './session-flags.rules.ts';

const ID = '5b1f8f0e-7c53-4a51-9d2f-0f6b4cf6a001';
const SCHOOL = '5b1f8f0e-7c53-4a51-9d2f-0f6b4cf6a002';

const user = (type: 0 | 1 | 2 | null, more: Partial<CurrentUser> = {}): CurrentUser => ({
  ...NOBODY,
  user_id: ID,
  user_details: { user_type: type },
  ...more,
});

const trueFlags = (flags: SessionFlags): string[] =>
  Object.entries(flags)
    .filter(([, value]) => value)
    .map(([name]) => name);

test.each<[string, CurrentUser | null, string[]]>([
  ['nobody', null, ['isAnonymous', 'isRegularUser']],
  ['a parent', user(0), ['isParent', 'isRegularUser']],
  ['a parent who chose a student', user(0, { student_id: ID }), ['isParent', 'isRegularUser']],
  ['a teacher', user(1, { organization_id: SCHOOL }), ['isTeacher', 'isOrganizationUser']],
  ['an administrator', user(2, { organization_id: SCHOOL }), ['isAdmin', 'isOrganizationUser']],
  [
    'a parent’s student',
    user(0, { is_student: true, student_id: ID }),
    ['isParentStudent', 'isStudent', 'isRegularUser'],
  ],
  [
    'a student of an organisation',
    user(null, { is_student: true, student_id: ID, organization_id: SCHOOL }),
    ['isOrganizationStudent', 'isStudent', 'isOrganizationUser'],
  ],
  ['staff', user(0, { is_staff: true }), ['isParent', 'isRegularUser', 'isStaff']],
])('%s', (_who, given, expected) => {
  expect(trueFlags(sessionFlags(given))).toEqual(expected);
});

test('the user has the roles whose flags are set', () => {
  const parent = sessionFlags(user(0));
  expect(hasRole(parent, ['teacher', 'parent'])).toBe(true);
  expect(hasRole(parent, ['student', 'staff', 'admin', 'teacher'])).toBe(false);
  expect(hasRole(sessionFlags(null), ['parent'])).toBe(false);
});
