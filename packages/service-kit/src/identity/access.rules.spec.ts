import { ENDPOINTS } from '@burrow/contracts';
import { describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { accessError } from './access.rules.ts';
import { type Identity, type Role, serviceIdentity, visitorIdentity } from './identity.ts';

const as = (role: Role, staff = false): Identity => ({ ...visitorIdentity(randomUUID()), role, staff });
const allowed = (access: Parameters<typeof accessError>[0]) =>
  (['visitor', 'parent', 'teacher', 'admin', 'student'] as const).filter(
    role => accessError(access, as(role)) === null,
  );

describe('who may call what', () => {
  test.each([
    ['anyone', ['visitor', 'parent', 'teacher', 'admin', 'student']],
    ['token', ['visitor', 'parent', 'teacher', 'admin', 'student']],
    ['logged-in', ['parent', 'teacher', 'admin', 'student']],
    ['user', ['parent', 'teacher', 'admin']],
    ['parent', ['parent']],
    ['buyer', ['parent', 'admin']],
    ['family', ['parent', 'student']],
    ['teaching', ['teacher', 'admin']],
    ['admin', ['admin']],
    ['school', ['teacher', 'admin', 'student']],
    ['admin-or-staff', ['admin']],
    ['staff', []],
  ] as const)('%s: %j', (access, roles) => {
    expect(allowed(access)).toEqual(roles);
  });

  test('staff may call what staff may call, whatever their role', () => {
    expect(accessError('staff', as('parent', true))).toBeNull();
    expect(accessError('admin-or-staff', as('parent', true))).toBeNull();
  });

  test('staff without a second factor act for nobody, whatever the call, and are told why', () => {
    const factorless = (role: Role) => ({ ...as(role), factorless: true });
    const forStaff = Object.values(ENDPOINTS).filter(({ access }) => access.endsWith('staff'));
    expect(forStaff.length).toBeGreaterThan(10);
    for (const { access } of forStaff)
      expect(accessError(access, factorless('parent'))).toBe('auth/staff-factor-needed');
    expect(accessError('admin-or-staff', factorless('admin'))).toBeNull();
    expect(accessError('user', factorless('parent'))).toBeNull();
    expect(accessError('admin', factorless('parent'))).toBe('auth/forbidden');
  });

  test('a visitor is asked to log in, anybody else is refused', () => {
    expect(accessError('parent', as('visitor'))).toBe('auth/not-logged-in');
    expect(accessError('parent', as('teacher'))).toBe('auth/forbidden');
  });

  test('a call between services is only for those that it names, and they make no other', () => {
    const access = { callers: ['gateway'] } as const;
    expect(accessError(access, serviceIdentity('gateway'))).toBeNull();
    expect(accessError(access, serviceIdentity('learning'))).toBe('auth/forbidden');
    expect(accessError(access, as('visitor'))).toBe('auth/forbidden');
    expect(accessError(access, as('admin', true))).toBe('auth/forbidden');
    expect(accessError(access, { ...as('admin'), service: 'gateway' })).toBe('auth/forbidden');
    expect(accessError(access, as('service'))).toBe('auth/forbidden');
    expect(accessError('anyone', serviceIdentity('gateway'))).toBe('auth/forbidden');
  });
});
