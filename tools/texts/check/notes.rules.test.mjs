import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NOTES } from './notes.table.mjs';
import { addedNoteProblem, bracketsAdded } from './notes.rules.mjs';
import { LANGUAGES } from '../../../packages/contracts/src/languages.ts';

const entry = (english, translation) => ({ id: 'a:b', part: 'child', english, translation });
const problem = (english, translation, code, brackets = 0) =>
  addedNoteProblem(entry(english, translation), { code, brackets });

test('a note of a translator is noticed, in the words of each language or of English', () => {
  assert.match(problem('Green house', '緑の小屋（訳は要確認）', 'ja', 46), /note/);
  assert.match(
    problem('Look at the next line of it and count all the tiles', 'Patrz (do sprawdzenia) i licz', 'pl'),
    /note/,
  );
  assert.match(problem('Green house', '緑の小屋（please check）', 'ja', 46), /note|bracket/);
});

test('a bracket in a short text is noticed where a language adds none', () => {
  assert.match(problem('Try again', 'Спробуй ще раз (кнопка)', 'uk'), /bracket/);
  assert.equal(problem('Paid, with tax', 'お支払い額（税込み）', 'ja', 46), undefined);
  assert.equal(problem('Try again (button)', 'Спробуй ще раз (кнопка)', 'uk'), undefined);
  assert.equal(problem('Call `int()`', 'Виклич `int()`', 'uk'), undefined);
});

test('how many short texts of a language have one', () => {
  assert.equal(bracketsAdded([entry('VAT ID', '税務番号（VAT）'), entry('Save', '保存')]), 1);
});

test('every language has its words', () => {
  assert.deepEqual(
    LANGUAGES.map(({ code }) => code).filter(code => NOTES[code] === undefined),
    [],
  );
});
