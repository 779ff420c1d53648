import { expect, test } from '@jest/globals';
import { placeAfterSignIn } from './after-sign-in.rules.ts';

const LAST = { course_id: 'python', level_slug: 'intro-level2' };

test('the page that somebody came for goes first', () => {
  expect(placeAfterSignIn('profile/students', LAST)).toBe('profile/students');
  expect(placeAfterSignIn('', LAST)).toBe('');
});

test('else the level played last, else the index', () => {
  expect(placeAfterSignIn(null, LAST)).toBe('play/python/intro-level2');
  expect(placeAfterSignIn(null, null)).toBe('');
});

test('a name from the server cannot lead out of the game', () => {
  expect(placeAfterSignIn(null, { course_id: '../x', level_slug: '/y' })).toBe('play/..%2Fx/%2Fy');
});
