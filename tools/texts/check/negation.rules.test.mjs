import assert from 'node:assert/strict';
import { test } from 'node:test';
import { negationProblem } from './negation.rules.mjs';

const told = (english, translation, code = 'pl', more = {}) =>
  negationProblem({ english, translation, ...more }, { code });

test('a lost "not" is told, and one that the English lacks', () => {
  assert.match(told('Do not change the code', 'Zmień kod'), /^lost/);
  assert.match(told('Change the code', 'Nie zmieniaj kodu'), /^has/);
  assert.equal(told('Do not change the code', 'Nie zmieniaj kodu'), undefined);
  assert.equal(told('Change the code', 'Zmień kod'), undefined);
});

test('what languages say with or without a "not" is left alone', () => {
  assert.equal(told('This is not quite right', 'Prawie dobrze'), undefined);
  assert.equal(told('The list is empty', 'Na liście nic nie ma'), undefined);
  assert.equal(told('Do not open it', 'To jest zamknięte bez klucza'), undefined);
});

test('long sentences, laws, guides and languages without a table are left alone', () => {
  const long = 'Do not walk over the bridge and then along the river and then through the wood and the field';
  assert.equal(told(long, 'Idź'), undefined);
  assert.equal(told('Do not go', 'Idź', 'pl', { part: 'legal' }), undefined);
  assert.equal(told('Do not go', 'Idź', 'xx'), undefined);
});
