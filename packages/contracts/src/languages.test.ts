import { expect, test } from '@jest/globals';
import { findLanguageByName, LANGUAGES, OFFERED_LANGUAGES } from './languages.ts';

const THIRTY = 'ar bg cs da de el en es fi fr he hi hu id it ja ko ms nl no pl pt ro ru sv th tr uk vi zh';

test('the thirty languages are offered', () => {
  expect(OFFERED_LANGUAGES.map(({ code }) => code)).toEqual(expect.arrayContaining(THIRTY.split(' ')));
});

test('languages are in the order of their codes, each once', () => {
  const codes = LANGUAGES.map(({ code }) => code);
  expect(codes).toEqual([...new Set(codes)].toSorted());
});

test('a language is found by its English name, regardless of case', () => {
  expect(findLanguageByName('aRaBiC')?.code).toBe('ar');
  expect(findLanguageByName('Klingon')).toBeUndefined();
});

test('Arabic and Hebrew are written from right to left', () => {
  expect(LANGUAGES.filter(language => language.direction === 'rtl').map(language => language.code)).toEqual([
    'ar',
    'he',
  ]);
});

test('flags are written as two regional indicator letters', () => {
  expect(LANGUAGES.find(language => language.code === 'en')?.flag_emoji).toBe('🇬🇧');
});
