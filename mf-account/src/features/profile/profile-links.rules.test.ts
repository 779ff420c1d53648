import { expect, test } from '@jest/globals';
import { ADMIN, PARENT, STUDENT } from '../../testing/platform.ts';
import { profileLinks } from './profile-links.rules.ts';

const OF_ALL = ['sessions profile/sessions', 'data profile/data'];
const STUDENTS = 'students profile/students';

test.each([
  ['a parent', PARENT.user, ['details profile/details', STUDENTS, 'billing profile/billing', ...OF_ALL]],
  ['an administrator', ADMIN.user, ['details profile/details', ...OF_ALL]],
  ['a student', STUDENT.user, [`myProfile profile/student/${STUDENT.user.student_id}`, ...OF_ALL]],
])('the profile of %s has these pages', (_who, user, links) => {
  const shown = profileLinks(user, prefix => prefix === 'profile/billing');
  expect(shown.map(({ key, to }) => `${key} ${to}`)).toEqual(links);
});

test('a site that sells nothing has no page of bills', () => {
  expect(profileLinks(PARENT.user, () => false).map(({ key }) => key)).not.toContain('billing');
});
