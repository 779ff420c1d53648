import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  endProblem,
  missingProblem,
  neverLast,
  sentencePairs,
  sentencesOf,
  usualLength,
} from './sentences.rules.mjs';

test('sentences end with the signs of any language', () => {
  assert.deepEqual(sentencesOf('One. Two? Three!'), ['One.', 'Two?', 'Three!']);
  assert.deepEqual(sentencesOf('一つ。二つ。'), ['一つ。', '二つ。']);
});

test('sentences are paired where there are as many', () => {
  assert.deepEqual(sentencePairs({ english: 'One. Two.', translation: 'Eins. Zwei.' }), [
    ['One.', 'Eins.'],
    ['Two.', 'Zwei.'],
  ]);
  assert.equal(sentencePairs({ english: 'One. Two.', translation: 'Eins, zwei.' }).length, 1);
});

test('a sentence that lacks is told', () => {
  const told = (english, translation, more = {}) =>
    missingProblem({ english, translation, ...more }, { code: 'de', usual: 1 });
  const english = 'This deletes all of your work. It cannot be undone.';
  assert.match(told(english, 'Das löscht deine Arbeit.'), /fewer sentences/);
  assert.equal(told(english, 'Das löscht deine ganze Arbeit. Es gibt kein Zurück.'), undefined);
  assert.equal(told(english, 'Das löscht deine ganze Arbeit und lässt sich nicht ändern.'), undefined);
  assert.equal(told(english, 'Das löscht alles.', { form: 'one' }), undefined);
  assert.equal(missingProblem({ english, translation: 'ลบงานทั้งหมด' }, { code: 'th', usual: 1 }), undefined);
});

test('a question of Greek ends in its own sign', () => {
  const english = 'Which key does the dictionary have? Look it up.';
  const entry = { english, translation: 'Ποιο κλειδί έχει; Δες.' };
  assert.equal(missingProblem(entry, { code: 'el', usual: 1 }), undefined);
});

test('the usual length is in the middle', () => {
  const english = 'a'.repeat(40);
  const entries = [20, 40, 80].map(length => ({ english, translation: 'b'.repeat(length) }));
  assert.equal(usualLength(entries), 1);
  assert.equal(usualLength([]), 1);
});

test('a text that ends in a word that never ends one is told', () => {
  const entries = Array.from({ length: 40 }, () => ({ translation: 'Das ist der Name von Burrow' }));
  const inner = neverLast(entries);
  const told = (english, translation) => endProblem({ english, translation }, { inner });
  assert.match(told('It is the name of the school', 'Das ist der Name von'), /"von"/);
  assert.equal(told('It is the name of the school', 'Das ist der Name von Burrow'), undefined);
  assert.equal(told('It is the name of', 'Das ist der Name von'), undefined);
  assert.equal(told('It is the name of the school.', 'Das ist der Name von.'), undefined);
});
