import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { cutSentences } from './cut-sentences.rules.mjs';
import { rowsOf, sourceFaults } from './source-texts.rules.mjs';

const bad = file => readFileSync(new URL(`./known-bad/${file}`, import.meta.url), 'utf8');
const HOLES = { count: 'a number', total: 'a number', name: 'the name of somebody' };
const faultsIn = file => sourceFaults(JSON.parse(bad(file)), HOLES);

test('a counted text has every form, and no text beside them', () => {
  assert.deepEqual(faultsIn('forms.json'), [
    ['picked', 'has forms, but not _other'],
    ['left', 'has forms, but not _one'],
    ['picked', 'has a number before a word, and no plural forms'],
  ]);
  const both = { made: 'Made', made_one: '{{count}} made', made_other: '{{count}} made' };
  assert.deepEqual(sourceFaults(both, HOLES), [['made', 'is there with forms and without']]);
});

test('a number before a word has forms', () => {
  const fault = 'has a number before a word, and no plural forms';
  assert.deepEqual(faultsIn('counted.json'), [
    ['full', fault],
    ['walked', fault],
  ]);
});

test('holes are written in one way, and it is said what stands in them', () => {
  const fault = 'has a hole that is not written as {{name}}';
  assert.deepEqual(faultsIn('holes.json'), [
    ['hello', fault],
    ['price', fault],
    ['nested', fault],
    ['new', 'nothing says what stands in {{somethingNew}}'],
  ]);
});

test('a text is whole', () => {
  assert.deepEqual(faultsIn('cut.json'), [
    ['terms', 'ends in the middle of a sentence'],
    ['joined', 'begins or ends with a space: something is added to it'],
    ['goesOn', 'begins in the middle of a sentence'],
    ['marked', 'has a mark that is opened or closed alone'],
  ]);
});

test('what is whole is let through', () => {
  const texts = {
    tiles_one: 'Walks one tile.',
    tiles_other: 'Walks {{count}} tiles.',
    of: '{{total}} of {{count}}',
    label: 'Students: {{total}}',
    link: 'You accept the <tos>terms</tos>.',
    list: ['{{name}} plays', 'Sign up'],
    counts: { one: 'one line', other: '{{count}} lines' },
  };
  assert.deepEqual(sourceFaults(texts, HOLES), []);
  assert.equal(rowsOf(texts).length, 9);
});

test('a sentence that goes on with a link or with code is found, a whole one before a link is not', () => {
  const texts = { terms: 'You accept the', key: 'Your key is', question: 'New here?' };
  assert.deepEqual(
    cutSentences(bad('cut-around-link.tsx.txt'), key => texts[key]),
    [
      '“You accept the” (terms) goes on outside its text',
      '“Your key is” (shop:key) goes on outside its text',
    ],
  );
});
