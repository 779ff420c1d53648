import { expect, test } from '@jest/globals';
import { textLanguage } from './text-language.rules.ts';

test.each([
  ['en', { lang: 'en', dir: 'ltr' }],
  ['ar', { lang: 'ar', dir: 'rtl' }],
  [undefined, {}],
  ['xx', {}],
] as const)('a text in %s says so: %j', (textsLanguage, attributes) => {
  expect(textLanguage({ textsLanguage } as Parameters<typeof textLanguage>[0])).toEqual(attributes);
});
