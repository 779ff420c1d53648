import { expect, test } from '@jest/globals';
import { wantedRole } from './wanted-role.rules.ts';

test.each([
  ['organization/details', 'organization_administrator'],
  ['organization/join', 'parent'],
  ['checkout/gift', 'parent'],
  [null, 'parent'],
])('who wants %s signs up as %s', (next, role) => {
  expect(wantedRole(next)).toBe(role);
});
