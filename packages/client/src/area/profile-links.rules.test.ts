import type { CurrentUser } from '@burrow/contracts';
import { expect, test } from '@jest/globals';
import { NOBODY } from '../testing/index.ts';
import { profileLinks } from './profile-links.rules.ts';

const ID = '5b1f8f0e-7c53-4a51-9d2f-0f6b4cf6a001';
const PARENT: CurrentUser = { ...NOBODY, user_id: ID };
const ADMIN: CurrentUser = { ...PARENT, organization_id: ID, user_details: { user_type: 2 } };
const TEACHER: CurrentUser = { ...ADMIN, user_details: { user_type: 1 } };
const STUDENT: CurrentUser = { ...PARENT, is_student: true, student_id: ID };

const OF_ALL = ['sessions profile/sessions', 'data profile/data'];
const BILLING = 'billing profile/billing';

test.each([
  ['a parent', PARENT, ['details profile/details', 'students profile/students', BILLING, ...OF_ALL]],
  ['an administrator', ADMIN, ['details profile/details', BILLING, ...OF_ALL]],
  ['a teacher', TEACHER, ['details profile/details', ...OF_ALL]],
  ['a student', STUDENT, [`myProfile profile/student/${ID}`, ...OF_ALL]],
])('the profile of %s has these pages', (_who, user, links) => {
  const shown = profileLinks(user, prefix => prefix === 'profile/billing');
  expect(shown.map(({ key, to }) => `${key} ${to}`)).toEqual(links);
});

test('a site that sells nothing has no page of bills', () => {
  expect(profileLinks(PARENT, () => false).map(({ key }) => key)).not.toContain('billing');
});
