import type { AccountMenuEntry } from '@burrow/client';
import type { CurrentUser } from '@burrow/contracts';
import { expect, test } from '@jest/globals';
import { OWN_MENU } from '../../testing/own-menu.ts';
import { ADMIN, PARENT, SCHOOL_STUDENT, STAFF, STUDENT } from '../../testing/platform.ts';
import { accountMenu } from './account-menu.rules.ts';

const entry = (en: string, order: number, more: Partial<AccountMenuEntry>): AccountMenuEntry => ({
  text: { en },
  order,
  ...more,
});

/** What other areas may add. */
const OTHERS: readonly AccountMenuEntry[] = [
  { to: 'organization/students/{student}', order: 10, for: ['teacher', 'admin'] },
  entry('My Certificates', 40, { to: 'certificates/{student}' }),
  entry('Choose Course', 50, { to: 'courses', needsStudent: true }),
  entry('Teachers', 90, { to: 'organization/teachers', for: ['admin'] }),
  entry('Billing', 120, { to: 'profile/billing', for: ['parent', 'admin'] }),
];

const lines = (user: CurrentUser, entries: readonly AccountMenuEntry[]): string[] =>
  accountMenu(user, entries).map(line => {
    if (line.kind === 'student') return `student ${line.to}`;
    return `${line.text['en']}: ${line.kind === 'modal' ? line.modal : line.to}`;
  });

const CHOSEN = { id: 's1', username: 'x', character: 'Fox', assistant_enabled: true };
const withStudent = (user: CurrentUser): CurrentUser => ({
  ...user,
  student_id: 's1',
  student_details: CHOSEN,
});
const TEACHER: CurrentUser = { ...ADMIN.user, user_details: { user_type: 1 } };

test.each([
  ['of a parent', STUDENT.user],
  ['of an organisation', SCHOOL_STUDENT.user],
])('a student %s', (_whose, user) => {
  const id = user.student_id;
  expect(lines(user, OWN_MENU)).toEqual([
    `student profile/students/${id}`,
    `My Profile: profile/student/${id}`,
    'Choose Avatar: avatar',
  ]);
});

test('a parent without a student chosen', () => {
  expect(lines(PARENT.user, OWN_MENU)).toEqual([
    'Choose Student: choose-student',
    'My Profile: profile/details',
    'Students: profile/students',
  ]);
});

test('a parent has all students in the menu, chosen or not', () => {
  const family = ['s1', 's2'].map(id => ({ id, username: id, character: 'Owl' }));
  const students = (user: CurrentUser): unknown[] =>
    accountMenu(user, OWN_MENU, family).flatMap(line => (line.kind === 'student' ? [line.to] : []));
  expect(students(PARENT.user)).toEqual(['profile/students/s1', 'profile/students/s2']);
  expect(students(withStudent(PARENT.user))).toEqual(['profile/students/s1', 'profile/students/s2']);
});

test('a teacher, an administrator and staff', () => {
  const own = ['Choose Student: choose-student', 'My Profile: profile/details'];
  expect(lines(TEACHER, OWN_MENU)).toEqual(own);
  expect(lines(ADMIN.user, OWN_MENU)).toEqual(own);
  expect(lines(STAFF.user, OWN_MENU).at(-1)).toBe('Staff area: staff');
});

test('entries of other areas are sorted in with the rest, for the student who is chosen', () => {
  const all = [...OTHERS, ...OWN_MENU];
  expect(lines(withStudent(PARENT.user), all)).toEqual([
    'student profile/students/s1',
    'Choose Student: choose-student',
    'Choose Avatar: avatar',
    'My Certificates: certificates/s1',
    'Choose Course: courses',
    'My Profile: profile/details',
    'Students: profile/students',
    'Billing: profile/billing',
  ]);
  expect(lines(withStudent(TEACHER), all)[0]).toBe('student organization/students/s1');
});

test('without a student chosen, entries about one are left out', () => {
  expect(lines(ADMIN.user, [...OTHERS, ...OWN_MENU])).toEqual([
    'Choose Student: choose-student',
    'My Profile: profile/details',
    'Teachers: organization/teachers',
    'Billing: profile/billing',
  ]);
});

test('a student of whom nothing is known yet has no line', () => {
  expect(lines({ ...PARENT.user, student_id: 's1' }, OWN_MENU)[0]).toBe('Choose Student: choose-student');
});

test('no two lines are taken for the same', () => {
  const family = ['s1', 's2'].map(id => ({ id, username: id, character: 'Owl' }));
  const keys = accountMenu(withStudent(PARENT.user), [...OTHERS, ...OWN_MENU], family).map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});
