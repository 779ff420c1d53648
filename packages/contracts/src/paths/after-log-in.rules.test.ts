import { expect, test } from '@jest/globals';
import type { LoggedIn } from '../index.ts';
import { firstPageOf, worksAtSchool } from './after-log-in.rules.ts';

const LAST = { course_id: 'python', level_slug: 'intro-level2' };

const loggedIn = (type: 0 | 1 | 2 | null, last: LoggedIn['last_played'], isStudent = false): LoggedIn => ({
  user: {
    user_id: null,
    email: null,
    full_name: null,
    student_id: null,
    is_student: isStudent,
    is_staff: false,
    is_impersonated: false,
    organization_id: null,
    organization_name: null,
    user_details: { user_type: type },
    student_details: null,
    class_details: null,
    subscription: null,
    courses: [],
    deletion_at: null,
    session_ends_in: null,
  },
  last_played: last,
});

test('the requested page comes first, for a teacher too', () => {
  expect(firstPageOf('profile/students', loggedIn(0, LAST))).toBe('profile/students');
  expect(firstPageOf('', loggedIn(1, LAST))).toBe('');
});

test('otherwise the level played last, otherwise the index', () => {
  expect(firstPageOf(null, loggedIn(0, LAST))).toBe('play/python/intro-level2');
  expect(firstPageOf(null, loggedIn(0, null))).toBe('');
});

test.each([1, 2] as const)('user type %i comes to the school, whatever they tried themselves', type => {
  expect(firstPageOf(null, loggedIn(type, LAST))).toBe('organization');
});

test('where no area of schools is served, a teacher comes to the game', () => {
  expect(firstPageOf(null, loggedIn(1, null), false)).toBe('');
});

test('a student comes to the game, whoever the account is of', () => {
  expect(worksAtSchool(loggedIn(2, null, true).user)).toBe(false);
  expect(firstPageOf(null, loggedIn(null, null, true))).toBe('');
});

test('a name from the server cannot lead out of the game', () => {
  expect(firstPageOf(null, loggedIn(0, { course_id: '../x', level_slug: '/y' }))).toBe('play/..%2Fx/%2Fy');
});
