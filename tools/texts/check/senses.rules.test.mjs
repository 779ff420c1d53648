import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { compileSenses, learnSenses, senseProblem, sensesIn } from './senses.rules.mjs';
import { NUMBERS, ONE_WAY, SENSES } from './senses.table.mjs';

const FOLDER = path.join(import.meta.dirname, 'senses');
const text = (english, translation) => ({ id: 'a:b', part: 'child', english, translation });

function told(code, entry, others = []) {
  const senses = compileSenses(readFileSync(path.join(FOLDER, `${code}.txt`), 'utf8'), code);
  return senseProblem(entry, {
    code,
    senses,
    sensesKnown: learnSenses([...others, entry], { senses, code }),
  });
}

test('a word that stands for what it excludes is told', () => {
  assert.match(
    told('pl', text('Which line shortens the book?', 'Która linia wydłuża księgę?')),
    /"lengthen"/,
  );
  assert.equal(told('pl', text('Which line shortens the book?', 'Która linia skraca księgę?')), undefined);
  assert.match(told('pl', text('Thirty days later', 'Trzynaście dni później')), /"thirteen" .* for "thirty"/);
  assert.match(told('ja', text('The fox stands behind them.', 'おおかみが後ろに立っています。')), /"wolf"/);
  assert.match(told('he', text('every month', 'בכל שנה')), /"year"/);
  assert.match(told('pl', text('The gate is on the left.', 'Brama jest po prawej.')), /"right"/);
});

test('some words are looked for in one direction', () => {
  const all = '正しいものを1つえらぼう。';
  assert.match(told('ja', text('Choose all the right answers.', all)), /"one" .* for "all"/);
  assert.equal(told('ja', text('Choose one right answer.', '正しいものをぜんぶえらぼう。')), undefined);
  assert.match(told('he', text('It works until then.', 'זה פועל מאז.')), /"from" .* for "until"/);
  assert.match(told('he', text('It starts again at midnight.', 'זה מתחיל מחדש בצהריים.')), /"noon"/);
});

test('what English says in another sense is left alone', () => {
  assert.equal(told('pl', text('The right order', 'Właściwa kolejność')), undefined);
  assert.equal(told('pl', text('It is not open.', 'Jest zamknięte.')), undefined);
  assert.equal(told('pl', text('3 days', 'trzy dni')), undefined);
});

test('what other texts of the language say as well is its own way', () => {
  const others = ['One', 'Two', 'Three'].map(name =>
    text(`${name} plans open today`, `${name} zamyka się dziś`),
  );
  assert.match(told('pl', text('It opens today', 'Zamyka się dziś')), /"close"/);
  assert.equal(told('pl', text('It opens today', 'Zamyka się dziś'), others), undefined);
});

test('English words are known with their groups, but for sayings', () => {
  assert.equal(sensesIn('Pick up the first of all').size, 0);
  assert.equal(sensesIn('the first carrot').size, 3);
});

test('each line of a language’s file is of a sense', () => {
  const names = new Set(['left', 'right', ...NUMBERS.keys()]);
  for (const [name] of [...SENSES, ...ONE_WAY].flat()) names.add(name.replaceAll(' ', '_'));
  for (const file of readdirSync(FOLDER))
    for (const name of compileSenses(readFileSync(path.join(FOLDER, file), 'utf8'), file.slice(0, -4)).keys())
      assert.ok(names.has(name), `${file}: ${name}`);
});
