import { expect, test } from '@jest/globals';
import { localePath, splitLocalePath } from './locale-path.ts';

test('links are built under the language', () => {
  expect(localePath('ar', 'play/python/intro-level1')).toBe('/ar/play/python/intro-level1');
  expect(localePath('en', '')).toBe('/en/');
  expect(localePath('en', '/tos')).toBe('/en/tos');
});

test('an unknown language becomes English', () => {
  expect(localePath('xx', 'tos')).toBe('/en/tos');
});

test('a path is split into language and rest', () => {
  expect(splitLocalePath('/ar/play/x')).toEqual({ language: 'ar', rest: 'play/x' });
  expect(splitLocalePath('/en/')).toEqual({ language: 'en', rest: '' });
  expect(splitLocalePath('/en')).toEqual({ language: 'en', rest: '' });
});

test('a path without one of our languages is returned whole', () => {
  expect(splitLocalePath('/xx/login')).toEqual({ language: null, rest: 'xx/login' });
});
