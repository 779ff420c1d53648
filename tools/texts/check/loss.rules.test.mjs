import assert from 'node:assert/strict';
import { test } from 'node:test';
import { learnAssociations } from './association.rules.mjs';
import { lossProblem } from './loss.rules.mjs';

const WORDS = { dog: 'pies', house: 'dom', garden: 'sad', carrot: 'marchew', river: 'rzeka', bridge: 'most' };
const say = words => words.map(word => WORDS[word]).join(' ');
const sentence = words => `${words.join(' ')}.`;
const named = Object.keys(WORDS);
const text = (english, translation) => ({ id: 'a:b', part: 'child', english, translation });
const KNOWN = named.flatMap(one =>
  named.filter(other => other !== one).map(other => text(sentence([one, other]), `${say([one, other])}.`)),
);
/** Sentences without any of the words, so that these are seldom. */
const OTHERS = Array.from({ length: 90 }, (_, index) => {
  const word = String.fromCodePoint(0x62 + (index % 9), 0x62 + Math.floor(index / 9), 0x7a);
  return text(`${word} ${word}a.`, `${word}o ${word}u.`);
});
const ENGLISH = 'dog house garden. carrot river bridge.';
const told = (english, translation) => {
  const entry = text(english, translation);
  return lossProblem(entry, { usual: 0.9, associations: learnAssociations([...KNOWN, ...OTHERS, entry]) });
};

test('a sentence of which nothing is said is told', () => {
  assert.match(told(ENGLISH, 'pies dom sad.'), /does without: carrot/);
  assert.equal(told(ENGLISH, 'pies dom sad. marchew rzeka most.'), undefined);
  assert.equal(told(ENGLISH, 'pies dom sad, marchew rzeka most.'), undefined);
});

test('a sentence that nothing of the English says is told', () => {
  assert.match(
    told('dog house garden.', 'pies dom sad. marchew rzeka most.'),
    /says what the English does not/,
  );
});
