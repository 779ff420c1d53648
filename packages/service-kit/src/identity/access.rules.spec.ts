import { describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { accessError } from './access.rules.ts';
import { type Identity, type Role, SYSTEM_IDENTITY, visitorIdentity } from './identity.ts';

const as = (role: Role, staff = false): Identity => ({ ...visitorIdentity(randomUUID()), role, staff });
const allowed = (access: Parameters<typeof accessError>[0]) =>
  (['visitor', 'parent', 'teacher', 'admin', 'student', 'system'] as const).filter(
    role => accessError(access, as(role)) === null,
  );

describe('who may call what', () => {
  test.each([
    ['anyone', ['visitor', 'parent', 'teacher', 'admin', 'student', 'system']],
    ['token', ['visitor', 'parent', 'teacher', 'admin', 'student', 'system']],
    ['signed-in', ['parent', 'teacher', 'admin', 'student']],
    ['user', ['parent', 'teacher', 'admin']],
    ['parent', ['parent']],
    ['family', ['parent', 'student']],
    ['admin-or-staff', ['admin']],
    ['staff', []],
    ['system', ['system']],
  ] as const)('%s: %j', (access, roles) => {
    expect(allowed(access)).toEqual(roles);
  });

  test('staff may where staff may, whatever their role', () => {
    expect(accessError('staff', as('parent', true))).toBeNull();
    expect(accessError('admin-or-staff', as('parent', true))).toBeNull();
  });

  test('a visitor is asked to sign in, anybody else is refused', () => {
    expect(accessError('parent', as('visitor'))).toBe('auth/not-signed-in');
    expect(accessError('parent', as('teacher'))).toBe('auth/forbidden');
    expect(accessError('system', as('visitor'))).toBe('auth/forbidden');
    expect(accessError('system', SYSTEM_IDENTITY)).toBeNull();
  });
});
