import { OFFERED_LANGUAGES } from '@burrow/i18n';
import { expect, test } from '@jest/globals';
import { flagUrl } from './flag-url.ts';

test('every language that can be chosen has a flag', () => {
  expect(OFFERED_LANGUAGES.filter(({ code }) => flagUrl(code) === null)).toEqual([]);
});
