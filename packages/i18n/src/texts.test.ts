import { beforeEach, expect, jest, test } from '@jest/globals';
import i18next from 'i18next';
import { addTexts, startI18n } from './texts.ts';

const en = async () => ({ default: { hello: 'Hello' } });

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test('the texts of the page’s language are loaded, and no other', async () => {
  const asked: string[] = [];
  const i18n = await startI18n('ar');
  await addTexts('one', {
    en: () => (asked.push('en'), en()),
    ar: async () => (asked.push('ar'), { default: { hello: 'مرحبًا' } }),
  });
  expect(i18n.t('one:hello')).toBe('مرحبًا');
  expect(asked).toEqual(['ar']);
});

test('a language without texts takes the English ones', async () => {
  await startI18n('fr');
  await addTexts('two', { en });
  expect(i18next.t('two:hello')).toBe('Hello');
  expect(i18next.getDataByLanguage('fr')?.['two']).toBeUndefined();
});

test('a language that does not load falls back to English, and says so in the log', async () => {
  await startI18n('ar');
  await addTexts('three', { en, ar: () => Promise.reject(new Error('offline')) });
  expect(i18next.t('three:hello')).toBe('Hello');
  expect(i18next.getDataByLanguage('ar')?.['three']).toBeUndefined();
  expect(console.warn).toHaveBeenCalledTimes(1);
});

test('an unknown language begins in English', async () => {
  const i18n = await startI18n('xx');
  expect(i18n.language).toBe('en');
});
