import { expect, test } from '@jest/globals';
import i18next from 'i18next';
import { listed } from './list.ts';
import { startI18n } from './texts.ts';

test.each([
  ['en', 'carrot, pea, corn'],
  ['ar', 'carrot وpea وcorn'],
  ['ja', 'carrot、pea、corn'],
])('in %s several things are put together as %s', async (language, line) => {
  await startI18n(language);
  expect(listed(['carrot', 'pea', 'corn'])).toBe(line);
  await i18next.changeLanguage('en');
  expect(listed(['carrot'])).toBe('carrot');
});
