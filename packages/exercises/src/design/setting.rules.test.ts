import { expect, test } from '@jest/globals';
import type { DesignExercise } from '@burrow/contracts';
import { indexAfterKey, isStepped, settingOf, shownChoice, withValue, written } from './setting.rules.ts';

const TASK: DesignExercise = {
  kind: 'design',
  choices: [
    { name: 'beds', values: [1, 2, 3], shown: 1 },
    { name: 'dry', values: [true, false], shown: 0 },
  ],
};

test('the level as shown is setting 0; the others are numbered in order, the last choice changing fastest', () => {
  expect(settingOf(TASK, shownChoice(TASK))).toBe(0);
  const places = [0, 1, 2].flatMap(beds => [0, 1].map(dry => settingOf(TASK, [beds, dry])));
  expect(places).toEqual([1, 2, 0, 3, 4, 5]);
});

test('one value is changed', () => expect(withValue([2, 0], 1, 1)).toEqual([2, 1]));

test('values are written as in Python, and numbers are stepped through', () => {
  expect([true, false, 3, 'dry'].map(written)).toEqual(['True', 'False', '3', '"dry"']);
  const stepped = [
    [1, 2],
    ['1', '2'],
    [true, false],
    [1, 'many'],
  ].map(isStepped);
  expect(stepped).toEqual([true, false, false, false]);
});

test.each([
  ['ArrowUp', 1, 2],
  ['ArrowUp', 2, 2],
  ['ArrowDown', 1, 0],
  ['ArrowDown', 0, 0],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['x', 1, null],
])('%s leads from the value %d to %j', (key, from, to) => expect(indexAfterKey(key, from, 3)).toBe(to));
