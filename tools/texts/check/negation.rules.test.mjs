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

test('a condition is looked at without what follows of it', () => {
  const english = 'If this was you, there is nothing to do.';
  assert.match(told(english, 'Jeśli to nie byli Państwo, nie trzeba nic robić.'), /^has .*byli/);
  assert.equal(told(english, 'Jeśli to byli Państwo, nie trzeba nic robić.'), undefined);
  const other = 'If this was not you, do not change it.';
  assert.match(told(other, 'Jeśli to byli Państwo, nie zmieniajcie.'), /^lost .*not you/);
  assert.equal(told('This was you, and nothing is there', 'To nie ja, nic tu nie ma'), undefined);
});

test('long sentences, laws, guides and languages without a table are left alone', () => {
  const long = 'Do not walk over the bridge and then along the river and then through the wood and the field';
  assert.equal(told(long, 'Idź'), undefined);
  assert.equal(told('Do not go', 'Idź', 'pl', { part: 'legal' }), undefined);
  assert.equal(told('Do not go', 'Idź', 'xx'), undefined);
});
