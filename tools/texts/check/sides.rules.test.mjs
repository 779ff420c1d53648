import assert from 'node:assert/strict';
import { test } from 'node:test';
import { englishSides, learnOpposites, oppositeProblem } from './opposites.rules.mjs';
import { sidesProblem } from './sides.rules.mjs';

const text = (english, translation) => ({ english, translation });
const TEXTS = ['Turn', 'Walk', 'Look', 'Go', 'Step', 'Face'].flatMap((verb, index) => [
  text(`${verb} left now`, `${'abcdef'[index]}zz lewo teraz`),
  text(`${verb} right now`, `${'abcdef'[index]}zz prawo teraz`),
]);
const opposites = learnOpposites(TEXTS);
const told = (english, translation) => sidesProblem(text(english, translation), { opposites });
const BOTH = 'A pond on the left, a path on the right.';

test('one side said twice is told', () => {
  assert.match(told(BOTH, 'Staw na prawo, droga na prawo.'), /"right" alone/);
  assert.equal(told(BOTH, 'Staw na lewo, droga na prawo.'), undefined);
  assert.equal(told('A pond on the left.', 'Staw na prawo, na prawo.'), undefined);
});

test('sides that changed their places are told', () => {
  assert.match(told(BOTH, 'Staw na prawo, droga na lewo.'), /swapped/);
});

test('what is correct and what remains is no side', () => {
  assert.deepEqual(englishSides('On your left, in the right order, nothing is left.'), ['left']);
  assert.deepEqual(englishSides('Right'), ['right']);
  const english = 'Flags on your left, in the right order.';
  assert.match(oppositeProblem(text(english, 'Flagi na prawo.'), { code: 'pl', opposites }), /right/);
});
