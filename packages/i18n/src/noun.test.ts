import { expect, test } from '@jest/globals';
import i18next from 'i18next';
import { noun } from './noun.ts';
import { startI18n } from './texts.ts';

const TEXTS = {
  things: {
    carrot: 'Möhre',
    carrot_other: 'Möhren',
    carrot_accusative: 'die Möhre',
    key: 'Schlüssel',
    key_accusative: 'den Schlüssel',
    key_accusative_other: 'die Schlüssel',
    milk: 'Milch',
  },
  ahead: 'Vor dir: {{thing}}',
  take: 'Sammle {{thing, accusative}} ein',
  name: 'Hallo {{name, accusative}}',
};

test.each([
  ['ahead', 'carrot', undefined, 'Vor dir: Möhre'],
  ['ahead', 'carrot', 3, 'Vor dir: Möhren'],
  ['take', 'key', 1, 'Sammle den Schlüssel ein'],
  ['take', 'key', 2, 'Sammle die Schlüssel ein'],
  ['take', 'carrot', 1, 'Sammle die Möhre ein'],
  ['take', 'milk', undefined, 'Sammle Milch ein'],
  ['take', 'dragon', undefined, 'Sammle dragon ein'],
])('%s %s %s: a sentence gets the form that it asks for', async (sentence, thing, count, said) => {
  await startI18n('de');
  i18next.addResourceBundle('de', 'play', TEXTS);
  const t = i18next.getFixedT('de', 'play');
  expect(t(sentence, { thing: noun(t, `things.${thing}`, thing, count) })).toBe(said);
});

test('what is no noun stays as it is', async () => {
  await startI18n('de');
  i18next.addResourceBundle('de', 'play', TEXTS);
  expect(i18next.getFixedT('de', 'play')('name', { name: 'Ada' })).toBe('Hallo Ada');
});
