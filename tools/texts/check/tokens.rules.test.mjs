import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tokensOf, wordsIn } from './tokens.rules.mjs';

test('a word is known by itself and by its beginnings', () => {
  assert.deepEqual([...tokensOf('Drogi {{name}}')], ['drogi ', 'drog']);
});

test('signs of languages without spaces are known alone, by two and by three', () => {
  assert.deepEqual([...tokensOf('右へ')], ['右', 'へ', '右へ']);
});

test('a word of Hebrew is known without what is joined to its front', () => {
  assert.equal(tokensOf('בדרך').has('דרך '), true);
});

test('words of Thai are found though nothing parts them', () => {
  assert.deepEqual(wordsIn('กล่องสีแดง').length > 1, true);
});
