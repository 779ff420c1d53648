import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wholeProblem, wholeTexts } from './whole.rules.mjs';

const text = (english, translation) => ({ english, translation, holes: [], part: 'child' });
const TEXTS = [
  text('Yes', 'はい'),
  text('No', 'いいえ'),
  text('Accept', 'Zgadzam się'),
  text('Decline', 'Odmawiam'),
];
const told = (english, translation) =>
  wholeProblem(text(english, translation), { wholes: wholeTexts(TEXTS) });

test('a text that another one of the opposite meaning has is told', () => {
  assert.equal(told('Yes', 'いいえ'), 'says "No" for "Yes"');
  assert.equal(told('Accept', 'Odmawiam.'), 'says "Decline" for "Accept"');
});

test('what is right, new, or no opposite is left alone', () => {
  assert.equal(told('Yes', 'はい'), undefined);
  assert.equal(told('Accept', 'Przyjmij'), undefined);
  assert.equal(told('Refuse', 'Odmawiam'), undefined);
  assert.equal(told('Go on', 'いいえ'), undefined);
});

test('a text with a value, or a longer one, is left alone', () => {
  const wholes = wholeTexts(TEXTS);
  assert.equal(wholeProblem({ ...text('Yes', 'いいえ'), holes: ['{{name}}'] }, { wholes }), undefined);
  assert.equal(wholeProblem(text('Yes, and everybody may know of it', 'いいえ'), { wholes }), undefined);
});
