import { expect, test } from '@jest/globals';
import { invitationData, readInvitation, userTypeOf } from './invitation.rules.ts';

test.each([
  { role: 'parent', organizationId: null },
  { role: 'teacher', organizationId: 'school' },
  { role: 'organization_administrator', organizationId: null },
] as const)('%j is read as it was stored', invitation => {
  expect(readInvitation({ ...invitationData(invitation) })).toEqual(invitation);
});

test('what is stored can be read by later versions', () => {
  expect(invitationData({ role: 'teacher', organizationId: 'school' })).toEqual({
    role: 'teacher',
    organization_id: 'school',
  });
});

test.each([{}, { role: 'admin', organization_id: 7 }])('%j leads to no rights', stored => {
  expect(readInvitation(stored)).toEqual({ role: 'parent', organizationId: null });
});

test.each([
  ['parent', 0],
  ['teacher', 1],
  ['organization_administrator', 2],
] as const)('%s becomes a user of type %s', (role, type) => expect(userTypeOf(role)).toBe(type));
