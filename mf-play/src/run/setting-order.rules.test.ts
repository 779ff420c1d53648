import { expect, test } from '@jest/globals';
import type { RunRecord, WorldLevel } from '@burrow/contracts';
import { variantLevel } from '@burrow/world';
import { hiddenBehind, inLevelOrder, outcomeInLevel } from './setting-order.rules.ts';

const LEVEL: WorldLevel = {
  start: [0, 0],
  facing: [1, 0],
  map: {
    width: 1,
    height: 1,
    tilewidth: 16,
    tileheight: 16,
    layers: [],
    tilesets: [],
    collisions: { objects: [] },
  },
  items: [],
  levelGoals: [],
  constants: [{ name: 'beds', value: 2 }],
  signs: ['dry'],
};
const VARIANTS = [{ constants: [{ name: 'beds', value: 1 }] }, { signs: ['wet'] }];
const SETTINGS = [LEVEL, ...VARIANTS.map(variant => variantLevel(LEVEL, variant))];

test('behind each setting the others are hidden, whatever they differ from', () => {
  expect(hiddenBehind(0, LEVEL, VARIANTS)).toBe(VARIANTS);
  for (const chosen of [1, 2]) {
    const others = SETTINGS.filter((_, setting) => setting !== chosen);
    const shown = SETTINGS[chosen] ?? LEVEL;
    const hidden = hiddenBehind(chosen, LEVEL, VARIANTS);
    expect(hidden.map(variant => variantLevel(shown, variant))).toEqual(others);
  }
});

const met = (value: number) => ({ commands: [], variables: { value } });
const record = (...values: number[]): RunRecord => ({
  world_version: '1',
  level_hash: 'hash',
  settings: values.map(met),
});

test('a record is put into the order of the level', () => {
  expect(inLevelOrder(2, record(2, 0, 1), 3)).toEqual(record(0, 1, 2));
  expect(inLevelOrder(0, record(0, 1), 3)).toEqual(record(0, 1));
});

test('a record without the level as shown says nothing of what was done', () => {
  expect(inLevelOrder(1, record(1), 3)).toEqual({ world_version: '1', level_hash: 'hash' });
});

test.each([
  [0, null, null],
  [0, 1, 1],
  [2, null, 1],
  [2, 0, null],
  [2, 1, 0],
])('begun in setting %d, a failure in %j is one in the variant %j of the level', (chosen, variant, told) => {
  expect(outcomeInLevel(chosen, { code: 'x', line: 1, variant }, 3).variant).toBe(told);
});

test('a completion is of no variant', () => {
  const complete = { code: null, line: null, variant: null };
  expect(outcomeInLevel(2, complete, 3)).toEqual(complete);
});
