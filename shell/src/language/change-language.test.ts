import { findLanguage, type Language } from '@burrow/i18n';
import { expect, jest, test } from '@jest/globals';
import { changeLanguage, LOCALE_KEY, placeInLanguage } from './change-language.ts';

test('the same place is kept, with query and fragment', () => {
  expect(
    placeInLanguage('ar', { pathname: '/en/play/python/intro-level2', search: '?a=1', hash: '#x' }),
  ).toBe('/ar/play/python/intro-level2?a=1#x');
});

test('the index stays the index', () => {
  expect(placeInLanguage('ar', { pathname: '/en/', search: '', hash: '' })).toBe('/ar/');
});

const ARABIC = findLanguage('ar') as Language;

async function change(
  load: () => Promise<unknown>,
  tellServer = async (_name: string): Promise<unknown> => null,
) {
  window.history.pushState({}, '', '/en/tos');
  const told: string[] = [];
  const gone: string[] = [];
  await changeLanguage(ARABIC, {
    load,
    tellServer: name => (told.push(name), tellServer(name)),
    goTo: url => gone.push(url),
  });
  return { told, gone, kept: localStorage.getItem(LOCALE_KEY) };
}

test('the language is sent by its name, stored by its code, and the page is loaded in it', async () => {
  const changed = await change(async () => null);
  expect(changed).toEqual({ told: ['Arabic'], gone: ['/ar/tos'], kept: 'ar' });
});

test('a language that does not load becomes English', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const changed = await change(() => Promise.reject(new Error('offline')));
  expect(changed).toEqual({ told: ['English'], gone: ['/en/tos'], kept: 'en' });
});

test('a server that does not store it does not prevent the change', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const changed = await change(
    async () => null,
    () => Promise.reject(new Error('down')),
  );
  expect(changed).toMatchObject({ gone: ['/ar/tos'], kept: 'ar' });
});
