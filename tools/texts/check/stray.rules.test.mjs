import assert from 'node:assert/strict';
import { test } from 'node:test';
import { latinWords, signsProblem, strayProblem } from './stray.rules.mjs';

const TEXTS = ['one', 'two', 'three'].map((english, index) => ({
  english: `A refund of planets and pairs, ${english}`,
  translation: `To działa, dopóki są planety ${'abc'[index]}`,
}));
const contextOf = (code, more = []) => ({
  latin: latinWords([...TEXTS, ...more], code),
  words: new Set(['pairs']),
  isCode: () => false,
});
const entry = (english, translation, id = 'mf/page:text') => ({ id, english, translation });
const stray = (english, translation, code = 'pl', id) =>
  strayProblem(entry(english, translation, id), contextOf(code, [entry(english, translation)]));
const signs = (translation, code = 'pl', english = 'This works') =>
  signsProblem(entry(english, translation), contextOf(code));

test('a word of English that the text has not, and no other text of the language, is told', () => {
  assert.match(stray('It may be returned', '30 dni na refund minęło'), /refund/);
});

test('words of the English, of the language, of its lists, of comments and of other scripts are left', () => {
  assert.equal(stray('A refund', 'Taki refund'), undefined);
  assert.equal(stray('It may be seen', 'Te planets'), undefined);
  assert.equal(stray('It may be seen', 'Te pairs'), undefined);
  assert.equal(stray('It may be returned', 'Dni na refund', 'pl', 'a/b/comments/1'), undefined);
  assert.equal(stray('It may be returned', 'Дни refund', 'ru'), undefined);
});

test('words that lost the signs of their letters are told, if they are two', () => {
  assert.match(signs('To dziala, dopoki tak'), /dziala, dopoki/);
  assert.equal(signs('To działa, dopóki tak'), undefined);
  assert.equal(signs('To dziala tak'), undefined);
  assert.equal(signs('To dziala, dopoki tak', 'pl', 'Dziala dopoki'), undefined);
  assert.equal(signs('To dziala, dopoki tak', 'ru'), undefined);
});
