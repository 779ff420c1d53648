import assert from 'node:assert/strict';
import { test } from 'node:test';
import { learnNegation, unsaidProblem } from './unsaid.rules.mjs';

const text = (english, translation) => ({ id: 'a:b', part: 'child', english, translation });
const THINGS = Array.from({ length: 20 }, (_, index) => String.fromCodePoint(97 + index).repeat(3));
const OTHERS = THINGS.flatMap(name => [
  text(`The gate is open, ${name}.`, `Brama jest otwarta, ${name}.`),
  text(`The other gate, ${name}.`, `Inna brama, ${name}.`),
  text(`The gate is not open, ${name}.`, `Brama nie jest otwarta, ${name}.`),
]);
const told = entry =>
  unsaidProblem(entry, { code: 'pl', negations: learnNegation([...OTHERS, entry], 'pl') });

test('a "not" that only a word of other texts could stand for is lost', () => {
  assert.match(told(text('The gate is not open.', 'Inna brama jest otwarta.')), /lost/);
  assert.equal(told(text('The gate is not open.', 'Brama nie jest otwarta.')), undefined);
});

test('a "not" beside words that never have one unasked is made up', () => {
  assert.match(told(text('The gate is open.', 'Brama nie jest otwarta.')), /that the English lacks/);
  assert.equal(told(text('The gate is open.', 'Brama jest otwarta.')), undefined);
});
