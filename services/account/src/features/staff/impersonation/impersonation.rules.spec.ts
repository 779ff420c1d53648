import { describe, expect, test } from '@jest/globals';
import { mayActAsStudent, mayActAsUser } from './impersonation.rules.ts';

const staff = { role: 'parent', staff: true, user: 'me', organization: null } as const;
const admin = { role: 'admin', staff: false, user: 'me', organization: 'school' } as const;
const teacher = { ...admin, role: 'teacher' } as const;
const user = (more: object = {}) => ({
  id: 'x',
  userType: 0 as const,
  isStaff: false,
  organizationId: null,
  ...more,
});

describe('who may act as a user', () => {
  test.each([
    ['staff as a parent', staff, user(), true],
    ['staff as an administrator', staff, user({ userType: 2, organizationId: 'school' }), true],
    ['staff as staff', staff, user({ isStaff: true }), false],
    ['staff as themself', staff, user({ id: 'me' }), false],
    ['an administrator as a teacher', admin, user({ userType: 1, organizationId: 'school' }), true],
    ['an administrator as a teacher elsewhere', admin, user({ userType: 1, organizationId: 'other' }), false],
    [
      'an administrator as another administrator',
      admin,
      user({ userType: 2, organizationId: 'school' }),
      false,
    ],
    ['an administrator as a parent', admin, user(), false],
    [
      'an administrator without an organisation',
      { ...admin, organization: null },
      user({ userType: 1 }),
      false,
    ],
    ['a teacher as a teacher', teacher, user({ userType: 1, organizationId: 'school' }), false],
  ])('%s', (_, who, target, allowed) => expect(mayActAsUser(who, target)).toBe(allowed));
});

describe('who may act as a student', () => {
  test.each([
    ['staff', staff, null, true],
    ['an administrator', admin, 'school', true],
    ['an administrator elsewhere', admin, 'other', false],
    ["an administrator, a family's", admin, null, false],
    ['an administrator without an organisation', { ...admin, organization: null }, null, false],
    ['a teacher', teacher, 'school', false],
  ])('%s', (_, who, organization_id, allowed) =>
    expect(mayActAsStudent(who, { organization_id })).toBe(allowed),
  );
});
