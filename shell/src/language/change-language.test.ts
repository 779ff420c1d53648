import { expect, test } from '@jest/globals';
import { placeInLanguage } from './change-language.ts';

test('the same place is kept, with query and fragment', () => {
  expect(
    placeInLanguage('ar', { pathname: '/en/play/python/intro-level2', search: '?a=1', hash: '#x' }),
  ).toBe('/ar/play/python/intro-level2?a=1#x');
});

test('the index stays the index', () => {
  expect(placeInLanguage('ar', { pathname: '/en/', search: '', hash: '' })).toBe('/ar/');
});
