import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countedProblem, countedWords } from './counted.rules.mjs';

const form = (name, form, translation) => ({ id: `a:${name}_${form}`, form, translation });
const OTHERS = ['b', 'c'].flatMap(name => [
  form(name, 'few', '{{count}} linie'),
  form(name, 'many', '{{count}} linii'),
]);
const told = entry => countedProblem(entry, { counted: countedWords([...OTHERS, entry]) });

test('a counted word in the form of another number is told', () => {
  assert.match(told(form('d', 'few', '{{count}} linii')), /"linii" in the form "few"/);
  assert.equal(told(form('d', 'few', '{{count}} linie')), undefined);
});

test('a word that is seldom counted, or that something before it puts into a case, is left alone', () => {
  assert.equal(told(form('d', 'few', '{{count}} pola')), undefined);
  assert.equal(told(form('d', 'few', 'do {{count}} linii')), undefined);
});
