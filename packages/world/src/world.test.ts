import { expect, test } from '@jest/globals';
import { startState } from './state.ts';
import { fieldLevel, item } from './testing/index.ts';
import { itemsAt } from './things.ts';
import { isCreative, loadWorld } from './world.ts';

const world = loadWorld(
  fieldLevel({
    items: [
      item({ action: 'none', type: 'house', position: [1, 1], compoundPositions: [[2, 1]] }),
      item({ action: 'collect', type: 'egg', position: [2, 1] }),
      item({ action: 'collect', type: 'egg', position: [99, 99] }),
    ],
  }),
);

const state = startState(world);

test('finds things by each of their tiles', () => {
  expect(itemsAt(world, state, [1, 1])).toEqual([0]);
  expect(itemsAt(world, state, [2, 1])).toEqual([0, 1]);
  expect(itemsAt(world, state, [3, 1])).toEqual([]);
});

test('nothing lies outside the map', () => {
  expect(itemsAt(world, state, [99, 99])).toEqual([]);
  expect(itemsAt(world, state, [-1, 1])).toEqual([]);
});

test('a thing beside the map does not appear in the next row', () => {
  const beside = loadWorld(
    fieldLevel({ items: [item({ action: 'collect', type: 'egg', position: [12, 1] })] }),
  );
  expect(itemsAt(beside, startState(beside), [0, 2])).toEqual([]);
});

test('signs have the texts of the level in order, other things keep their own', () => {
  const { items } = loadWorld(
    fieldLevel({
      items: [
        item({ action: 'read', type: 'sign', position: [1, 1] }),
        item({ action: 'none', type: 'rock', position: [2, 1] }),
        item({ action: 'read', type: 'sign', position: [3, 1], text: 'old' }),
        item({ action: 'read', type: 'sign', position: [4, 1], text: 'kept' }),
      ],
      signs: ['one', 'two'],
    }),
  );
  expect(items.map(({ text }) => text)).toEqual(['one', undefined, 'two', 'kept']);
});

test('a level without goals is creative', () => {
  expect(isCreative(world)).toBe(false);
  expect(isCreative(loadWorld(fieldLevel({ levelGoals: [] })))).toBe(true);
});
