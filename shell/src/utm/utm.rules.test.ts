import { expect, test } from '@jest/globals';
import { isForAdults, readSource, sourceCookie } from './utm.rules.ts';

test('the campaign is asked about on pages for adults', () => {
  const pages = [
    'login',
    'signup',
    'schools',
    'purchase',
    'profile/students',
    'tos',
    'privacy',
    'organization/profile/student/x',
  ];
  expect(pages.filter(isForAdults)).toEqual(pages);
});

test('the game, quizzes, a class’s sign-up and a student’s own page are not such pages', () => {
  const pages = [
    '',
    'play/python/intro-level1',
    'challenges',
    'quiz/python/1',
    'class-signup',
    'profile/student',
    'profile/student/x',
  ];
  expect(pages.filter(isForAdults)).toEqual([]);
});

test('only a short, plain name counts', () => {
  expect(readSource('?utm_source=spring_mail')).toBe('spring_mail');
  expect(readSource('?utm_source=%20Spring+2026%20')).toBe('Spring 2026');
  expect(readSource(`?utm_source=${'x'.repeat(60)}`)).toBe('x'.repeat(60));
  expect(readSource('?utm_source=')).toBeNull();
  expect(readSource('')).toBeNull();
  expect(readSource(`?utm_source=${'x'.repeat(61)}`)).toBeNull();
  expect(readSource('?utm_source=a%3Bb%3D1')).toBeNull();
  expect(readSource('?utm_source=a*b')).toBeNull();
});

test('the cookie lasts thirty days and stays on the site', () => {
  expect(sourceCookie('spring mail', false)).toBe(
    'utm_source=spring%20mail; Path=/; Max-Age=2592000; SameSite=Lax',
  );
  expect(sourceCookie('x', true)).toBe('utm_source=x; Path=/; Max-Age=2592000; SameSite=Lax; Secure');
});
