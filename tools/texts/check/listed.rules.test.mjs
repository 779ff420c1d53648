import assert from 'node:assert/strict';
import { test } from 'node:test';
import { learnAssociations } from './association.rules.mjs';
import { listedProblem, listsIn } from './listed.rules.mjs';

const entry = (english, translation) => ({ id: 'a:b', part: 'child', english, translation });
const things = [
  ['gate', 'Tor'],
  ['door', 'Tür'],
  ['chest', 'Truhe'],
  ['oven', 'Ofen'],
];
const texts = ['red', 'old', 'small', 'near', 'blue'].flatMap((word, index) =>
  things.map(([en, de]) => entry(`The ${en} is ${word}`, `${de} ist ${'ABCDE'[index]}lt`)),
);
const context = { associations: learnAssociations(texts) };
const english = 'Face the gate, door, chest or oven.';

test('a member that an enumeration lost is noticed', () => {
  assert.match(listedProblem(entry(english, 'Schau zu Tor, Truhe oder Ofen.'), context), /lost "door"/);
});

test('an enumeration that is whole, or put otherwise, is left alone', () => {
  assert.equal(listedProblem(entry(english, 'Schau zu Tor, Tür, Truhe oder Ofen.'), context), undefined);
  assert.equal(listedProblem(entry(english, 'Schau zu Tor und Tür und Truhe und Ofen.'), context), undefined);
});

test('words of programs stand as they are', () => {
  const joined = 'Join questions with and, or, not';
  assert.match(listedProblem(entry(joined, 'and, not으로 질문 잇기'), context), /lost "or"/);
  assert.equal(listedProblem(entry(joined, 'and or not으로 질문 잇기'), context), undefined);
});

test('what a sentence begins with is no member', () => {
  assert.deepEqual(listsIn('If you forget it, log in, change it and write to us'), [
    ['log in', 'change it', 'write to us'],
  ]);
  assert.deepEqual(listsIn('A gate and a door'), []);
});
