import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressProblem, unusedAddress } from './address.rules.mjs';

const texts = (part, translation) => Array.from({ length: 100 }, () => ({ part, translation }));
const ENTRIES = [...texts('adults', 'Prüfen Sie Ihre Angaben'), ...texts('lessons', 'Schau auf deinen Plan')];
const unused = unusedAddress(ENTRIES, 'de');
const told = (part, translation) => addressProblem({ part, translation }, { code: 'de', unused });

test('a form of address that texts for such readers never have is told', () => {
  assert.match(told('adults', 'Prüf deine Angaben'), /familiar/);
  assert.match(told('lessons', 'Schauen Sie auf den Plan'), /polite/);
  assert.equal(told('lessons', 'Schau auf deinen Plan. Sie ist dort.'), undefined);
  assert.equal(told('adults', 'Prüfen Sie Ihre Angaben'), undefined);
  assert.equal(told('legal', 'Du und Sie'), undefined);
});

test('a gender of the reader is told where no text has one', () => {
  const polish = unusedAddress(texts('child', 'Poziom ukończony'), 'pl');
  const gender = translation =>
    addressProblem({ part: 'child', translation }, { code: 'pl', unused: polish });
  assert.match(gender('Ukończyłaś poziom'), /gender/);
  assert.equal(gender('Poziom ukończony'), undefined);
});

test('few texts say nothing about the others', () => {
  assert.equal(unusedAddress(ENTRIES.slice(0, 50), 'de').size, 0);
});
