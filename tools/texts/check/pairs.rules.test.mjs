import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linkProblem, pairProblem } from './pairs.rules.mjs';

test('a quotation mark without the other of its pair is told', () => {
  assert.match(pairProblem({ english: 'Use “steps” here', translation: 'Użyj „steps tutaj' }), /pair/);
  assert.equal(pairProblem({ english: 'Use “steps” here', translation: 'Użyj „steps” tutaj' }), undefined);
  assert.equal(pairProblem({ english: 'Type a “', translation: 'Wpisz “' }), undefined);
});

test('an address that the English lacks is told', () => {
  const english = 'Write to a@burrow.example.';
  assert.match(linkProblem({ english, translation: 'Taniej: https://burrow-plany.example' }), /burrow-plany/);
  assert.equal(linkProblem({ english, translation: 'Napisz na adres a@burrow.example.' }), undefined);
});
