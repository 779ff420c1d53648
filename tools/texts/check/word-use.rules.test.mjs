import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wordUse } from './word-use.rules.mjs';

const use = wordUse(
  [
    ['Use `zip` and `map`', 'Nimm `zip` und `map`'],
    ['The map of Burrow', 'Die Karte von Burrow'],
    ['A map, a program', 'Eine Karte, ein program'],
    ['The program', 'Das program'],
    ['My program', 'Mein program problem'],
    ['Trouble', 'Ein problem'],
    ['Fault', 'Ein problem'],
    ['Two programs', 'Zwei programs'],
    ['Many programs', 'Viele programs'],
  ].map(([english, translation]) => ({ english, translation })),
);

test('a word is code if the English has it mostly as code', () => {
  assert.deepEqual(['zip', 'map', 'while', 'program'].map(use.isCode), [true, false, true, false]);
});

test('names, words that a language shares, and words of its own are known', () => {
  assert.equal(use.isName('Burrow'), true);
  assert.deepEqual(['programs', 'fault'].map(use.isCommon), [true, false]);
  assert.equal(use.keptShare('program'), 1);
  assert.equal(use.keptShare('map'), 0);
  assert.equal(use.isOwn('problem'), true);
  assert.equal(use.isOwn('program'), false);
});
