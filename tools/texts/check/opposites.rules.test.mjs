import assert from 'node:assert/strict';
import { test } from 'node:test';
import { learnOpposites, membersIn, oppositeProblem } from './opposites.rules.mjs';

const text = (english, translation) => ({ english, translation });
const VERBS = ['Turn', 'Walk', 'Look', 'Go', 'Step', 'Face'];
const TEXTS = VERBS.flatMap((verb, index) => [
  text(`${verb} left now`, `${'abcdef'[index]}zz lewo teraz`),
  text(`${verb} right now`, `${'abcdef'[index]}zz prawo teraz`),
]);
const told = (english, translation, entries = TEXTS) =>
  oppositeProblem(text(english, translation), { code: 'pl', opposites: learnOpposites(entries) });

test('the opposite word is told, as the texts of the language have it', () => {
  assert.equal(told('The pond is on your left', 'Staw jest na prawo'), 'says "right" (prawo) for "left"');
  assert.equal(told('The pond is on your left', 'Staw jest na lewo'), undefined);
  assert.equal(told('The pond is there', 'Staw jest na prawo'), undefined);
  assert.equal(told('The pond is left and right', 'Staw jest na prawo'), undefined);
});

test('a text that is wrong itself does not teach otherwise', () => {
  const wrong = text('The pond is on your left', 'Staw jest na prawo');
  assert.match(told(wrong.english, wrong.translation, [...TEXTS, wrong]), /right/);
});

test('each sentence is looked at alone', () => {
  const english = 'A path is on your left. The pond is on your right.';
  assert.match(told(english, 'Ścieżka jest na prawo. Staw jest na lewo.'), /right/);
  assert.equal(told(english, 'Ścieżka jest na lewo. Staw jest na prawo.'), undefined);
});

test('what is said with a "not" is left alone', () => {
  assert.equal(told('The pond is on your left', 'Staw nie jest na prawo'), undefined);
});

test('languages without spaces are known by their signs', () => {
  const japanese = ['曲', '歩', '見', '行', '飛', '立'].flatMap((sign, index) => [
    text(`${VERBS[index]} left`, `左に${sign}く`),
    text(`${VERBS[index]} right`, `右に${sign}く`),
  ]);
  const opposites = learnOpposites(japanese);
  assert.match(oppositeProblem(text('Look left', '右を見る'), { code: 'ja', opposites }), /right/);
  assert.equal(oppositeProblem(text('Look left', '左を見る'), { code: 'ja', opposites }), undefined);
});

test('members of groups are found by word and by phrase', () => {
  assert.equal(membersIn('Turn off the light').size > 0, true);
  assert.equal(membersIn('A light').size, 0);
});
