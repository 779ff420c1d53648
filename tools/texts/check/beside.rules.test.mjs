import assert from 'node:assert/strict';
import { test } from 'node:test';
import { besideProblem, neighbours } from './beside.rules.mjs';

const told = (less, more, [ownId, otherId] = ['mf/profile:end', 'mf/profile:endAll'], holes = []) => {
  const own = { id: ownId, english: 'Log out', translation: less, holes };
  const other = { id: otherId, english: 'Log out everywhere', translation: more, holes };
  return besideProblem(own, { beside: neighbours([own, other]) });
};

test('a text that says what the longer one next to it says is told', () => {
  assert.match(told('Wyloguj wszędzie', 'Wyloguj'), /says more than "Log out everywhere"/);
  assert.equal(told('Wyloguj', 'Wyloguj wszędzie'), undefined);
  assert.equal(told('Koniec tutaj', 'Wyloguj'), undefined);
});

test('texts of other places, with holes or without their neighbour are left alone', () => {
  assert.equal(told('Wyloguj wszędzie', 'Wyloguj', ['mf/profile:end', 'mf/page:endAll']), undefined);
  assert.equal(told('Wyloguj wszędzie', 'Wyloguj', undefined, ['{{name}}']), undefined);
  assert.equal(told('Wyloguj wszędzie', undefined), undefined);
});
