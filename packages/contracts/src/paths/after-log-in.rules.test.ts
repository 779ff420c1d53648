import { expect, test } from '@jest/globals';
import { placeAfterLogIn } from './after-log-in.rules.ts';

const LAST = { course_id: 'python', level_slug: 'intro-level2' };

test('the requested page comes first', () => {
  expect(placeAfterLogIn('profile/students', LAST)).toBe('profile/students');
  expect(placeAfterLogIn('', LAST)).toBe('');
});

test('otherwise the level played last, otherwise the index', () => {
  expect(placeAfterLogIn(null, LAST)).toBe('play/python/intro-level2');
  expect(placeAfterLogIn(null, null)).toBe('');
});

test('a name from the server cannot lead out of the game', () => {
  expect(placeAfterLogIn(null, { course_id: '../x', level_slug: '/y' })).toBe('play/..%2Fx/%2Fy');
});
