import assert from 'node:assert/strict';
import { test } from 'node:test';
import { misspeltWords } from './spelling.rules.mjs';

const DICTIONARY = new Set(['der', 'hase', 'läuft', 'Feld', 'app', "l'uva", 'cím', 'deine']);
const language = { known: new Set(['prüf']), isInDictionary: word => DICTIONARY.has(word) };
const found = (translation, english = 'The rabbit walks') => [
  ...misspeltWords([{ id: 'a:b', english, translation }], language).keys(),
];

test('a word that no dictionary has is found, at the beginning of a sentence too', () => {
  assert.deepEqual(found('Der Hase läufft. Prüf, Feld'), ['läufft']);
  assert.deepEqual(found('Der feld'), ['feld'], 'a small letter where the language has a capital one');
});

test('a word is named with each text that has it', () => {
  const entries = ['a:b', 'a:c'].map(id => ({ id, english: 'x', translation: 'läufft' }));
  assert.deepEqual([...misspeltWords(entries, language)], [['läufft', ['a:b', 'a:c']]]);
});

test('names and code are no words: they stand in the English, or are marked', () => {
  assert.deepEqual(found('Digger läuft', 'Digger walks'), []);
  assert.deepEqual(found('Digger läuft'), ['Digger']);
  assert.deepEqual(found('läuft {{name}} `move` <b>der</b> {animal} $steps'), []);
});

test('parts beside an apostrophe or a hyphen are looked up by themselves', () => {
  assert.deepEqual(found('dell’app l’uva deine-app e-mail-cím'), []);
  assert.deepEqual(found('dell’apppp'), ['dell’apppp']);
});
