import { expect, test } from '@jest/globals';
import ar from './ar.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import menuAr from './menu.ar.json' with { type: 'json' };
import menuEn from './menu.en.json' with { type: 'json' };
import profileAr from './profile.ar.json' with { type: 'json' };
import profileEn from './profile.en.json' with { type: 'json' };

type Texts = { readonly [key: string]: string | Texts };

function flatten(texts: Texts, prefix = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${prefix}${key}`, value]] : flatten(value, `${prefix}${key} > `),
  );
}

/** Arabic has six plural forms where English has two. */
const withoutPlural = (key: string): string => key.replace(/_(zero|one|two|few|many|other)$/, '');
const keysOf = (texts: Texts): string[] => [...new Set(flatten(texts).map(([key]) => withoutPlural(key)))];
const placesOf = (text: string): string[] => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted();

const NAMESPACES: readonly [string, Texts, Texts][] = [
  ['account', en, ar],
  ['account-menu', menuEn, menuAr],
  ['profile', profileEn, profileAr],
];

test.each(NAMESPACES)('%s: Arabic has every text that English has', (_name, english, arabic) => {
  expect(keysOf(arabic)).toEqual(keysOf(english));
});

test.each(NAMESPACES)('%s: both have the same places to fill', (_name, english, arabic) => {
  const texts = new Map(flatten(arabic));
  for (const [key, text] of flatten(english)) {
    expect([key, placesOf(texts.get(key) ?? text)]).toEqual([key, placesOf(text)]);
  }
});

test('the words of the sign-up dialog are as they are fixed', () => {
  expect([profileEn.goToSignUp.title, profileEn.goToSignUp.attempts]).toEqual([
    'Sign Up to Continue',
    "You've used all your attempts for the day. Sign up to get more attempts.",
  ]);
});
