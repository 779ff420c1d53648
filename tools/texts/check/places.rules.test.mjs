import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  caseProblem,
  exchangedProblem,
  holeCases,
  holeOrders,
  orderProblem,
  partOfProblem,
} from './places.rules.mjs';

test('holes in each other’s part of a sentence are told', () => {
  const english = 'It needs {{need}}, and you have {{have}}.';
  assert.match(exchangedProblem({ english, translation: 'Potrzeba {{have}}, a masz {{need}}.' }), /place/);
  assert.equal(exchangedProblem({ english, translation: 'Potrzeba {{need}}, a masz {{have}}.' }), undefined);
});

test('holes in an order that the language never has are told', () => {
  const text = (name, translation) => ({ english: `${name}: {{done}} of {{count}}`, translation });
  const others = ['a', 'b', 'c', 'd', 'e', 'f'].map(name => text(name, `${name}：{{count}}中{{done}}`));
  const told = entry => orderProblem(entry, { orders: holeOrders([...others, entry]) });
  assert.match(told(text('g', 'g：{{done}}中{{count}}')), /exchanged/);
  assert.equal(told(text('g', 'g：{{count}}中{{done}}')), undefined);
});

test('a part in the place of its whole is told', () => {
  const english = '{{shown}} of {{count}}. Search for the others.';
  const problem = translation => partOfProblem({ english, translation }, { code: 'ja' });
  assert.match(problem('{{shown}}人のうち{{count}}人です。'), /place/);
  assert.equal(problem('{{count}}人のうち{{shown}}人です。'), undefined);
  assert.equal(problem('{{shown}}/{{count}}'), undefined);
});

test('a hole in another case than the word before it asks for is told', () => {
  const text = translation => ({ english: 'on {{thing}}', translation });
  const others = [text('Postaw na {{thing, locative}}'), text('Pisz na {{thing, locative}}')];
  const told = entry => caseProblem(entry, { cases: holeCases([...others, entry]) });
  assert.match(told(text('Posadź na {{thing}}')), /another case/);
  assert.equal(told(text('Posadź na {{thing, locative}}')), undefined);
});
