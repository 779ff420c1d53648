import { expect, test } from '@jest/globals';
import { invitationBy } from './links.rules.ts';

const teacher = { role: 'teacher', organizationId: 'school' };
const administrator = { role: 'organization_administrator', organizationId: null };

test.each([
  ['admin', 'school', false, teacher],
  ['admin', 'school', true, teacher],
  ['admin', null, false, null],
  ['admin', null, true, administrator],
  ['parent', null, true, administrator],
  ['teacher', 'school', true, administrator],
  ['teacher', 'school', false, null],
  ['parent', null, false, null],
] as const)('%s of %s, staff %s, may invite %j', (role, organization, staff, invitation) => {
  expect(invitationBy({ role, organization, staff })).toEqual(invitation);
});
