import { beforeEach, expect, jest, test } from '@jest/globals';
import i18next from 'i18next';
import { addTexts, startI18n, textsOnce } from './texts.ts';

const TEXTS: Readonly<Record<string, string>> = { en: 'Hello', ar: 'مرحبًا' };

/** Texts of two languages; `asked` collects what was loaded. */
const loading =
  (asked: string[] = []) =>
  async (code: string) => {
    asked.push(code);
    const hello = TEXTS[code];
    if (hello === undefined) throw new Error('offline');
    return { default: { hello } };
  };

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test('the texts of the page’s language are loaded, and no other', async () => {
  const asked: string[] = [];
  const i18n = await startI18n('ar');
  await addTexts('one', loading(asked));
  expect(i18n.t('one:hello')).toBe('مرحبًا');
  expect(asked).toEqual(['ar']);
});

test('a language that is not offered uses the English texts', async () => {
  await startI18n('en');
  await i18next.changeLanguage('eu');
  const asked: string[] = [];
  await addTexts('two', loading(asked));
  expect(i18next.t('two:hello')).toBe('Hello');
  expect(asked).toEqual(['en']);
});

test('a language that does not load falls back to English, and says so in the log', async () => {
  await startI18n('ar');
  await addTexts('three', async code => {
    if (code === 'ar') throw new Error('offline');
    return { default: { hello: 'Hello' } };
  });
  expect(i18next.t('three:hello')).toBe('Hello');
  expect(i18next.getDataByLanguage('ar')?.['three']).toBeUndefined();
  expect(console.warn).toHaveBeenCalledTimes(1);
});

test('an unknown language starts in English', async () => {
  const i18n = await startI18n('xx');
  expect(i18n.language).toBe('en');
});

test('a namespace is loaded once, and again after a failure', async () => {
  await startI18n('en');
  let asked = 0;
  const load = textsOnce('four', async () => {
    asked += 1;
    if (asked === 1) throw new Error('offline');
    return { default: { hello: 'Hello' } };
  });
  await expect(load()).rejects.toThrow('offline');
  await Promise.all([load(), load()]);
  expect([asked, i18next.t('four:hello')]).toEqual([2, 'Hello']);
});
