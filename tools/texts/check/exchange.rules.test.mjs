import assert from 'node:assert/strict';
import { test } from 'node:test';
import { learnAssociations } from './association.rules.mjs';
import { exchangeProblem, shortNeighbours } from './exchange.rules.mjs';

const text = (id, english, translation) => ({ id, part: 'child', english, translation, holes: [] });
const THINGS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const KNOWN = THINGS.flatMap(name => [
  text(`b:${name}`, `Blocked path ${name}`, `zajęta dróżka ${name}`),
  text(`c:${name}`, `Free path ${name}`, `wolna dróżka ${name}`),
]);

/** Sentences without any of the words, so that these are seldom. */
const OTHERS = Array.from({ length: 90 }, (_, index) => {
  const word = String.fromCodePoint(0x62 + (index % 9), 0x62 + Math.floor(index / 9), 0x7a);
  return text(`d:${word}`, `${word} ${word}a`, `${word}o ${word}u`);
});

function told(...texts) {
  const all = [...KNOWN, ...OTHERS, ...texts];
  return exchangeProblem(texts[0], { associations: learnAssociations(all), places: shortNeighbours(all) });
}

test('two texts next to each other that say each other are told', () => {
  assert.match(told(text('a:m.x', 'free', 'zajęta'), text('a:m.y', 'blocked', 'wolna')), /exchanged/);
  assert.equal(told(text('a:m.x', 'free', 'wolna'), text('a:m.y', 'blocked', 'zajęta')), undefined);
});
