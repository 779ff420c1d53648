import assert from 'node:assert/strict';
import { test } from 'node:test';
import { callProblem, codeProblem, holesProblem, markupProblem } from './structure.rules.mjs';

const holes = (entry, code = 'pl') => holesProblem({ many: undefined, ...entry }, { code });

test('values in braces and tags are kept, in a form of the language too', () => {
  const english = '{{name}} has {{thing}}';
  assert.equal(holes({ english, translation: '{{thing, accusative}}: {{name}}' }), undefined);
  assert.equal(holes({ english, translation: '{{name}}' }), 'lost {{thing}}');
  assert.equal(holes({ english, translation: '{{name}} {{thing}} <b>' }), 'has <b>, which the English lacks');
  assert.equal(holes({ english: '{animal} sees', translation: 'Siehst du' }), undefined);
});

test('a form of one number alone may do without the number, others may not', () => {
  const form = (of, code, translation) =>
    holes({ english: '{{count}} rows', many: '{{count}} rows', form: of, translation }, code);
  assert.equal(form('one', 'pl', 'wiersz'), undefined);
  assert.equal(form('two', 'ar', 'سطران'), undefined);
  assert.equal(form('zero', 'ar', 'لا سطور'), undefined);
  assert.equal(form('few', 'pl', 'wiersze'), 'lost {{count}}');
  assert.equal(form('one', 'ru', 'строка'), 'lost {{count}}');
  assert.equal(
    holes({ english: 'one row', many: '{{count}} rows', form: 'one', translation: '{{count}} w.' }),
    undefined,
  );
});

test('bold that a space breaks is told', () => {
  const problem = translation => markupProblem({ english: 'With **turbo** it is faster.', translation });
  assert.equal(problem('** ターボ **にすると楽になります。'), 'has bold that a space breaks');
  assert.equal(problem('**ターボ **にすると楽になります。'), 'has bold that a space breaks');
  assert.equal(problem('**ターボ**にすると楽になります。'), undefined);
  assert.equal(problem('Z **turbo** jest szybciej.'), undefined);
});

test('code is kept, in any order and number', () => {
  const problem = (english, translation) => codeProblem({ english, translation });
  assert.equal(problem('`a` or `b`', '`b`, `a`, `a`'), undefined);
  assert.equal(problem('`a`', '`b`'), 'has other code than the English: `b`');
  assert.equal(problem('`a`', 'a'), 'lost `a`');
});

test('tags and Markdown are kept', () => {
  const problem = (english, translation) => markupProblem({ english, translation });
  assert.equal(problem('**a** [b](c)', '[b](c) **a**'), undefined);
  assert.match(problem('a', '<i>a</i>'), /^has <i> <\/i>/);
  assert.match(problem('a & b', 'a &amp; b'), /&amp;/);
  assert.match(problem('**a**', 'a'), /bold/);
  assert.match(problem('- a\n- b', '- a'), /rows of a list/);
  assert.match(problem('## a', 'a'), /headings/);
  assert.equal(problem('`a ** b`', '`a ** b`'), undefined);
});

test('a call keeps its name without backticks', () => {
  const told = (english, translation) => callProblem({ english, translation });
  assert.match(told('Keep what read() gives', 'Zachowaj to, co daje czytaj()'), /czytaj\(\)/);
  assert.equal(told('Keep what read() gives', 'Zachowaj to, co daje read()'), undefined);
  assert.equal(told('Keep what read() gives', '把read()给你的内容存起来'), undefined);
  assert.equal(told('Keep it', 'Zachowaj `czytaj()` i {{name}}()'), undefined);
});
