import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  compileTerms,
  firmTerms,
  looseTerms,
  steadyProblem,
  steadyTerms,
  neverProblem,
  termAdvice,
  termCounts,
  termProblem,
} from './glossary.rules.mjs';

const TERMS = compileTerms([
  { en: 'class', is: ['Klasse'], stems: ['klasse'], never: ['kurs'] },
  { en: 'class set', is: ['Klassensatz'], stems: ['klassens'] },
  { en: 'email', is: ['E-Mail'], stems: ['e-mail'], never: ['email'] },
]);
const context = { code: 'de', terms: TERMS, loose: new Map() };
const never = (english, translation) => neverProblem({ english, translation }, context);
const advice = (english, translation, more) => termAdvice({ english, translation }, { ...context, ...more });

test('a forbidden word is told where the English has the term', () => {
  assert.match(never('Two classes', 'Zwei Kurse'), /"kurs" for "class"/);
  assert.equal(never('Two courses', 'Zwei Kurse'), undefined);
  assert.equal(never('A classic', 'Ein Kurs'), undefined);
  assert.equal(never('An email', 'An {{email}}'), undefined);
});

test('the longest term counts', () => {
  assert.equal(advice('A class set', 'Ein Klassensatz'), undefined);
  assert.match(advice('A class set', 'Eine Klasse'), /Klassensatz/);
  assert.match(advice('The class', 'Die Gruppe'), /Klasse/);
});

test('a term of several senses is not held', () => {
  const entries = Array.from({ length: 6 }, (_, index) => ({
    english: 'A class',
    translation: index < 3 ? 'Klasse' : 'Gruppe',
  }));
  const loose = looseTerms(termCounts(entries, TERMS));
  assert.deepEqual([...loose], [['class', [3, 6]]]);
  assert.equal(advice('The class', 'Die Gruppe', { loose }), undefined);
});

test('vowel signs are none', () => {
  const terms = compileTerms([{ en: 'variable', is: ['متغيّر'], stems: ['متغيّر'] }]);
  assert.equal(
    termAdvice({ english: 'A variable', translation: 'متغير' }, { terms, loose: new Map() }),
    undefined,
  );
});

test('the end of a longer word is none', () => {
  const terms = compileTerms([{ en: 'line', is: ['行'], stems: ['行'], never: ['ライン'] }]);
  const told = translation => neverProblem({ english: 'A line', translation }, { code: 'ja', terms });
  assert.equal(told('タイムラインの行'), undefined);
  assert.match(told('このライン'), /ライン/);
});

test('a short text says a term that nearly all others say', () => {
  const terms = compileTerms([{ en: 'level', is: ['Level'], stems: ['level'] }]);
  const entries = Array.from({ length: 20 }, () => ({ english: 'A level', translation: 'Ein Level' }));
  const firm = firmTerms(termCounts(entries, terms));
  const told = (english, translation) => termProblem({ english, translation }, { terms, firm });
  assert.match(told('Next level', 'Nächste Stufe'), /Level/);
  assert.equal(told('Next level', 'Nächstes Level'), undefined);
  assert.equal(told(`Next level ${'and so on '.repeat(6)}`, 'Nächste Stufe'), undefined);
  assert.equal(firmTerms(termCounts(entries.slice(0, 5), terms)).size, 0);
});

test('a text of any length says a term that all others say', () => {
  const terms = compileTerms([{ en: 'tile', is: ['Feld'], stems: ['feld'] }]);
  const entries = Array.from({ length: 60 }, () => ({ english: 'A tile', translation: 'Ein Feld' }));
  const other = { english: `Next tile ${'and so on '.repeat(9)}`, translation: 'Nächste Kachel' };
  const told = (entry, all) => steadyProblem(entry, { terms, steady: steadyTerms(termCounts(all, terms)) });
  assert.match(told(other, [...entries, other]), /Feld/);
  assert.equal(told({ ...other, translation: 'Nächstes Feld' }, entries), undefined);
  assert.equal(told({ ...other, part: 'legal' }, entries), undefined);
  assert.equal(told(other, [...entries, other, { ...other }]), undefined);
  assert.equal(told(other, entries.slice(0, 40)), undefined);
});
