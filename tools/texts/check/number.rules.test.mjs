import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decimalProblem, numberProblem } from './number.rules.mjs';

const problem = (code, english, translation, more) =>
  numberProblem({ english, translation, ...more }, { code });

test('a number of a program keeps its point', () => {
  const problem = (translation, part = 'child') =>
    decimalProblem({ english: 'Write the number with a point: 2.5.', translation, part });
  assert.equal(problem('Zapisz liczbę z kropką: 2,5.'), 'lost 2.5, a number of a program');
  assert.equal(problem('Zapisz liczbę z kropką: 2.5.'), undefined);
  assert.equal(problem('Zapisz liczbę z kropką: 2,5.', 'adults'), undefined);
});

test('a number is the same in the signs of the language', () => {
  for (const [code, number] of [
    ['de', '10.000'],
    ['pl', '10 000'],
    ['pl', '10\u00A0000'],
    ['ar', '١٠٬٠٠٠'],
    ['ar', '10,000'],
    ['ja', '10,000'],
    ['fr', '10\u202F000'],
    ['de', '10000'],
  ])
    assert.equal(problem(code, 'At most 10,000 signs', number), undefined, `${code} ${number}`);
  assert.equal(problem('de', '2.5', '2,5'), undefined);
  assert.equal(problem('de', '2.5', '2.5'), undefined);
});

test('another number is told', () => {
  assert.match(problem('de', '10,000', '1.000'), /has 1000/);
  assert.match(problem('de', '9.90', '99,0'), /has 99/);
  assert.match(problem('pl', 'On line 3', 'W linii 2'), /has 2/);
  assert.match(problem('pl', 'For 24 hours', 'Na długo'), /lost 24/);
});

test('small numbers may be words, on either side; code is none', () => {
  assert.equal(problem('de', 'Take 3 eggs', 'Nimm drei Eier'), undefined);
  assert.equal(problem('ja', 'four letters', '4文字'), undefined);
  assert.equal(problem('ja', 'twenty runs', '20回'), undefined);
  assert.equal(problem('ja', 'Twenty-five minutes: in pairs', '25分：2人で'), undefined);
  assert.equal(problem('ja', 'a tile', '1マス'), undefined);
  assert.equal(problem('de', 'Say `f(20)`', 'Sag `f(30)`'), undefined);
  assert.equal(problem('ar', '{{count}} rows', '2', { form: 'two', many: '' }), undefined);
});
