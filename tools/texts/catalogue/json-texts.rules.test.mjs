import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nounTexts, pathsOf, unlikeLists, wantedTexts, withTexts } from './json-texts.rules.mjs';

const wanted = (english, code, translated) => wantedTexts(english, { code, translated });
const named = texts => texts.map(({ path, english }) => [path.join('.'), english]);

test('a counted text has the forms of the language, each with the English that fits it', () => {
  const english = { rows_one: '{{count}} row', rows_other: '{{count}} rows' };
  assert.deepEqual(named(wanted(english, 'pl')), [
    ['rows_one', '{{count}} row'],
    ['rows_few', '{{count}} rows'],
    ['rows_many', '{{count}} rows'],
    ['rows_other', '{{count}} rows'],
  ]);
  assert.deepEqual(named(wanted(english, 'ja')), [['rows_other', '{{count}} rows']]);
});

test('a form may be left out where the word itself stands for it, in English or in the translation', () => {
  const optional = texts => texts.filter(({ isOptional }) => isOptional).map(({ path }) => path[0]);
  assert.deepEqual(optional(wanted({ egg: 'egg', egg_other: 'eggs' }, 'de')), ['egg_one', 'egg_other']);
  assert.deepEqual(optional(wanted({ egg: 'eggs', egg_one: 'egg' }, 'ja')), ['egg_other']);
  assert.deepEqual(optional(wanted({ x_one: 'a', x_other: 'b' }, 'de', { x: 'c' })), [
    'x',
    'x_one',
    'x_other',
  ]);
  assert.deepEqual(optional(wanted({ x_zero: 'none', x_one: 'a', x_other: 'b' }, 'de')), ['x_zero']);
});

test('forms of one text are an object too; a key that is called "other" makes none', () => {
  const forms = { zero: 'none', one: 'one egg', other: '{{count}} eggs' };
  assert.deepEqual(
    named(wanted({ eggs: forms }, 'pl')).map(([path]) => path),
    ['eggs.zero', 'eggs.one', 'eggs.few', 'eggs.many', 'eggs.other'],
  );
  assert.deepEqual(named(wanted({ why: { other: 'No', one: 'One', two: 'x', shed: 'y' } }, 'ja')).length, 4);
});

test('a word that ends like a form is none without a form for many', () => {
  assert.deepEqual(named(wanted({ part_two: 'Second' }, 'pl')), [['part_two', 'Second']]);
});

test('lists are paragraphs; one of another length is told', () => {
  const english = { guide: ['A', 'B'], sub: { hint: ['C'] } };
  assert.deepEqual(
    wanted(english, 'de').map(({ path, kind }) => [path.join('.'), kind]),
    [
      ['guide.0', 'paragraph'],
      ['guide.1', 'paragraph'],
      ['sub.hint.0', 'paragraph'],
    ],
  );
  assert.deepEqual(unlikeLists(english, { guide: ['a'], sub: { hint: ['c'] } }), [['guide']]);
  assert.deepEqual(unlikeLists(english, { guide: 'a', sub: {} }), [['guide']]);
  assert.deepEqual(unlikeLists(['A'], ['a', 'b']), [[]]);
});

test('every path of a file is known', () => {
  assert.deepEqual(pathsOf({ a: 'x', b: { c: ['y', 'z'] } }), [['a'], ['b', 'c', 0], ['b', 'c', 1]]);
});

test('texts are put beside those there are, in the order of the English; a list comes whole or not at all', () => {
  const english = { a: 'A', b: { c: 'C' }, d: ['D', 'E'] };
  const all = wanted(english, 'de');
  const put = (before, texts) => withTexts(english, all, before, new Map(texts));
  assert.deepEqual(put({ b: { c: 'c' } }, [['a', 'x']]), { a: 'x', b: { c: 'c' } });
  assert.deepEqual(put(undefined, [['d\n0', 'd']]), undefined);
  assert.deepEqual(put({ d: ['d', ''] }, [['d\n1', 'e']]), { d: ['d', 'e'] });
  assert.deepEqual(withTexts(['A', '', 'B'], wanted(['A', '', 'B'], 'de'), ['a', '', 'b'], new Map()), [
    'a',
    '',
    'b',
  ]);
  assert.deepEqual(withTexts(['A'], wanted(['A'], 'de'), undefined, new Map([['0', 'a']])), ['a']);
});

test('the name of a thing has the forms of its language', () => {
  const english = { 'apple tree': 'apple tree', egg: 'egg', egg_other: 'eggs' };
  const translated = { egg: 'jajko', egg_genitive: 'jajka', egg_few_accusative: 'jajka', hen_other: 'kury' };
  assert.deepEqual(named(nounTexts(english, translated)), [
    ['apple tree', 'apple tree'],
    ['egg', 'egg'],
    ['egg_genitive', 'egg'],
    ['egg_few_accusative', 'egg'],
  ]);
  assert.deepEqual(named(nounTexts(english)).length, 2);
});
