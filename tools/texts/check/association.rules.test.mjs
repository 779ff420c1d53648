import assert from 'node:assert/strict';
import { test } from 'node:test';
import { associationProblem, learnAssociations, stemsOf } from './association.rules.mjs';

const THINGS = [
  ['pond', 'staw'],
  ['barn', 'stodoła'],
  ['fence', 'płot'],
  ['bridge', 'most'],
  ['oven', 'piec'],
  ['ladder', 'drabina'],
  ['window', 'okno'],
  ['wheel', 'koło'],
];
const KINDS = [
  ['wet', 'mokre'],
  ['dry', 'suche'],
  ['invoice', 'faktury'],
  ['receipt', 'paragonu'],
  ['ancient', 'dawne'],
];
const text = (english, translation) => ({ english, translation, part: 'lessons' });
const TEXTS = THINGS.flatMap(([thing, is]) =>
  KINDS.map(([kind, own]) => text(`That ${thing} of ${kind}`, `Tam jest ${own} ${is}`)),
);
const told = (english, translation, entries = TEXTS) =>
  associationProblem(text(english, translation), { associations: learnAssociations(entries) });

test('a word that all other texts have for another word is told', () => {
  assert.match(told('The roads are wet', 'Drogi są suche'), /^says "dry…" \(such\w*\) and not "wet…"/);
  assert.equal(told('The roads are wet', 'Drogi są mokre'), undefined);
});

test('a word that is said otherwise, and stands for nothing else, is left alone', () => {
  assert.equal(told('The roads are wet', 'Drogi są wilgotne'), undefined);
  assert.equal(told('The roads are new', 'Drogi są suche'), undefined);
});

test('a text that is wrong itself does not teach otherwise', () => {
  const wrong = text('That pond is wet', 'Tam jest suche staw');
  assert.match(told(wrong.english, wrong.translation, [...TEXTS, wrong]), /"dry…"/);
});

test('words of one kind are told sooner than others', () => {
  const few = TEXTS.slice(0, 22);
  assert.match(told('The roads are wet', 'Drogi są suche', few), /"dry…"/);
  assert.equal(told('The roads are wet', 'Drogi są dawne', few), undefined);
});

test('what another sentence of the text says may be said here', () => {
  const english = 'A road of invoices. It was of receipts.';
  assert.equal(told(english, 'Droga paragonu. Była faktury.'), undefined);
  assert.match(told('A road of invoices. It is new.', 'Droga paragonu. Jest nowa.'), /receipt/);
});

test('legal pages are left alone', () => {
  const associations = learnAssociations(TEXTS);
  const entry = { ...text('The roads are wet', 'Drogi są suche'), part: 'legal' };
  assert.equal(associationProblem(entry, { associations }), undefined);
});

test('stems are of words that say something', () => {
  assert.deepEqual([...stemsOf('The classes stopped, {{name}} is planted')], ['class', 'stop', 'plant']);
});
