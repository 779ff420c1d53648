import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  bracketProblem,
  characterProblem,
  finalProblem,
  keyboardProblem,
  nameProblem,
  noteProblem,
  referenceProblem,
} from './remains.rules.mjs';

const told = (rule, english, translation, code = 'he', more = {}) =>
  rule({ english, translation, ...more }, { code });

test('a note of the translator, and two ways to say it, are told', () => {
  assert.match(told(noteProblem, 'Guess.', 'Zgadnij [przewidź? - do sprawdzenia].', 'pl'), /note/);
  assert.match(told(noteProblem, 'One', 'Jeden\n=======\nJedna', 'pl'), /merge/);
  assert.match(told(noteProblem, 'One', 'Jeden\\nDwa', 'pl'), /export/);
  assert.match(told(noteProblem, 'When it goes wrong', 'Gdy źle / Gdy coś nie gra', 'pl'), /two ways/);
  assert.equal(told(noteProblem, 'See [the guide](guide).', 'Zobacz [przewodnik](guide).', 'pl'), undefined);
  assert.equal(told(noteProblem, 'Yes / no', 'Tak / nie', 'pl'), undefined);
});

test('letters of half a width, and marks of direction that do not end, are told', () => {
  assert.match(told(characterProblem, 'Badges', 'ﾊﾞｯｼﾞ', 'ja'), /half/);
  assert.match(told(characterProblem, 'Line', '\u202Bשורה'), /direction/);
  assert.match(told(characterProblem, 'Line', '\u2068שורה'), /direction/);
  assert.equal(told(characterProblem, 'Line', '\u2068שורה\u2069'), undefined);
});

test('brackets that were turned round are told', () => {
  assert.match(told(bracketProblem, 'asks next() for one', 'מבקשת מ-next)( עוד אחד'), /bracket/);
  assert.equal(told(bracketProblem, 'asks next() for one', 'מבקשת מ-next() עוד אחד'), undefined);
  assert.equal(told(bracketProblem, '1) Run', '1) להריץ'), undefined);
});

test('a level that is named twice in place of another is told', () => {
  assert.match(told(referenceProblem, '{loops-1} to {loops-2}', 'מ-{loops-1} עד {loops-1}'), /loops-2/);
  assert.match(
    told(referenceProblem, '### loops-level2/off-by-one: x', '### loops-level2/באחת: x'),
    /off-by-one/,
  );
  assert.equal(told(referenceProblem, '{animal} has {loops-1}', 'יש {loops-1}'), undefined);
});

test('names stay in their letters, words of the language do not come from another keyboard', () => {
  assert.match(told(nameProblem, 'Open it in Paddle', 'פתחו בפאדל'), /Paddle/);
  assert.equal(told(nameProblem, 'Open it in Paddle', 'פתחו ב-Paddle'), undefined);
  assert.match(told(keyboardProblem, 'Write the pairs', 'f,cu את הזוגות'), /keyboard/);
  assert.equal(told(keyboardProblem, 'Write e.g. pairs', 'כתבו e.g. זוגות'), undefined);
  assert.equal(told(keyboardProblem, 'Write', 'a,b schreiben', 'de'), undefined);
});

test('a word of Hebrew ends with a final letter', () => {
  assert.match(told(finalProblem, 'your school', 'הארגון שלכמ'), /שלכמ/);
  assert.equal(told(finalProblem, 'your school', 'הארגון שלכם, ב-מ׳'), undefined);
  assert.match(told(finalProblem, 'a page', 'בדפ {{page}}.'), /בדפ/);
  assert.equal(told(finalProblem, 'a tip', 'טיפ'), undefined);
  assert.equal(told(finalProblem, 'x', 'שלכמ', 'ar'), undefined);
});

test('characters of no width are told', () => {
  assert.match(characterProblem({ english: 'Name', translation: 'Na\u200Bme' }), /nobody sees/);
  assert.match(characterProblem({ english: 'Name', translation: '\uFEFFName' }), /nobody sees/);
  assert.equal(characterProblem({ english: 'Name', translation: 'Name\u00A0?' }), undefined);
});

test('a remark in brackets that the English lacks is told if it asks, or explains a word', () => {
  const remark = /remark in brackets/;
  assert.match(told(noteProblem, 'Hamster', 'אוגר (לבדוק: או שרקן?)'), remark);
  assert.match(told(noteProblem, 'The fox waits', 'Lis czeka (a może stoi?)', 'pl'), remark);
  assert.equal(told(noteProblem, 'A slice', 'Een stuk (slice)', 'nl'), undefined);
  assert.equal(told(noteProblem, 'Hamster (or what?)', 'Chomik (a może co?)', 'pl'), undefined);
  assert.equal(told(noteProblem, 'It walks $value steps', 'היא הולכת (צעדים: $value)'), undefined);
});
