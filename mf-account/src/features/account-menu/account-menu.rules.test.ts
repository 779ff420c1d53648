import type { CurrentUser } from '@burrow/contracts';
import { expect, test } from '@jest/globals';
import { ADMIN, PARENT, PUPIL, STAFF, STUDENT } from '../../testing/platform.ts';
import { accountMenu } from './account-menu.rules.ts';

const all = (): boolean => true;
const none = (): boolean => false;

const lines = (user: CurrentUser, owns = all): string[] =>
  accountMenu(user, owns).map(entry =>
    entry.kind === 'student' ? `student ${entry.to}` : 'to' in entry ? `${entry.key} ${entry.to}` : entry.key,
  );

const CHOSEN = { id: 's1', username: 'x', character: 'Fox', assistant_enabled: true };
const withStudent = (user: CurrentUser): CurrentUser => ({
  ...user,
  student_id: 's1',
  student_details: CHOSEN,
});
const TEACHER: CurrentUser = { ...ADMIN.user, user_details: { user_type: 1 } };

test.each([['of a parent', STUDENT.user], ['of an organisation', PUPIL.user]])('a student %s', (_whose, user) => {
  const id = user.student_id;
  expect(lines(user)).toEqual([
    `student profile/students/${id}`,
    `myProfile profile/student/${id}`,
    'chooseAvatar',
    'chooseCourse courses',
    `certificates certificates/${id}`,
    `badges badges/${id}`,
    'logOut',
  ]);
}); // prettier-ignore

test('a parent without a student chosen', () => {
  expect(lines(PARENT.user)).toEqual([
    'chooseStudent',
    'myProfile profile/details',
    'students profile/students',
    'billing profile/billing',
    'buyCourse purchase',
    'forInstitutions schools',
    'logOut',
  ]);
});

test('a parent has all students in the menu, chosen or not', () => {
  const family = ['s1', 's2'].map(id => ({ id, username: id, character: 'Owl' }));
  const students = (user: CurrentUser): unknown[] =>
    accountMenu(user, all, family).flatMap(entry => (entry.kind === 'student' ? [entry.to] : []));
  expect(students(PARENT.user)).toEqual(['profile/students/s1', 'profile/students/s2']);
  expect(students(withStudent(PARENT.user))).toEqual(['profile/students/s1', 'profile/students/s2']);
});

test('a parent with a student chosen', () => {
  expect(lines(withStudent(PARENT.user))).toEqual([
    'student profile/students/s1',
    'chooseStudent',
    'chooseAvatar',
    'certificates certificates/s1',
    'chooseCourse courses',
    'badges badges/s1',
    'myProfile profile/details',
    'students profile/students',
    'billing profile/billing',
    'buyCourse purchase',
    'forInstitutions schools',
    'logOut',
  ]);
});

test('a teacher', () => {
  expect(lines(TEACHER)).toEqual([
    'chooseStudent',
    'myProfile profile/details',
    'classes organization/classes',
    'students organization/students',
    'forInstitutions schools',
    'logOut',
  ]);
});

test('a teacher’s student is one of the organisation', () => {
  expect(lines(withStudent(TEACHER))[0]).toBe('student organization/students/s1');
});

test('an administrator', () => {
  expect(lines(ADMIN.user)).toEqual([
    'chooseStudent',
    'myProfile profile/details',
    'organizationDetails organization/details',
    'teachers organization/teachers',
    'classes organization/classes',
    'students organization/students',
    'billing profile/billing',
    'forInstitutions schools',
    'logOut',
  ]);
});

test('staff have their own area besides what their account has', () => {
  expect(lines(STAFF.user).slice(-2)).toEqual(['staff staff', 'logOut']);
});

test('pages that the site does not have are left out', () => {
  expect(lines(withStudent(PARENT.user), none)).toEqual([
    'student profile/students/s1',
    'chooseStudent',
    'chooseAvatar',
    'myProfile profile/details',
    'students profile/students',
    'logOut',
  ]);
  expect(lines(ADMIN.user, none)).toEqual(['myProfile profile/details', 'logOut']);
  expect(lines(PUPIL.user, none).map(line => line.split(' ')[0])).toEqual([
    'student',
    'myProfile',
    'chooseAvatar',
    'logOut',
  ]);
});
