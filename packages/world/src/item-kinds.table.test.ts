import { expect, test } from '@jest/globals';
import { blockingOf, isChest, isOpenable, kindOf, kindWord } from './item-kinds.table.ts';
import { item } from './testing/index.ts';

const at = [1, 1] as [number, number];

test.each([
  ['collect', 'carrot', 'never'],
  ['open', 'gate', 'while-closed'],
  ['open', 'garden-gate', 'while-closed'],
  ['speak', 'frog', 'always'],
  ['speak', 'door', 'while-closed'],
  ['none', 'hedge', 'always'],
  ['read', 'letter', 'always'],
  ['write', 'board', 'always'],
  ['open', 'chest', 'always'],
  ['place', 'bed', 'always'],
  ['collect', 'constructor', 'never'],
  ['question', 'goose', 'always'],
  ['write', 'slate', 'always'],
  ['push', 'boulder', 'always'],
  ['none', 'old bridge', 'never'],
  ['none', 'stone road', 'never'],
  ['build', 'grain stack', 'never'],
] as const)('an item for %s of type %s blocks: %s', (action, type, blocking) => {
  expect(blockingOf(item({ action, type, position: at }))).toBe(blocking);
});

test.each(['oven', 'chest', 'bed', 'tray', 'table', 'sign', 'board', 'shelf', 'wine rack', 'stall', 'barrel', 'flag pole', 'well', 'tree', 'bush', 'rock', 'chicken house'])(
  'nobody walks through a %s, whatever it is for',
  type => {
    expect(blockingOf(item({ action: 'collect', type, position: at }))).toBe('always');
  },
); // prettier-ignore

test.each([
  ['place', 'box', 'empty', true],
  ['place', 'box', 'filled', true],
  ['place', 'box', undefined, false],
  ['collect', 'tray', 'empty', false],
  ['place', 'flag', undefined, true],
  ['place', 'wine rack', undefined, true],
] as const)('a thing for %s of type %s that is %s can be filled: %s', (action, type, state, fillable) => {
  expect(kindOf(item({ action, type, state, position: at })).fillable).toBe(fillable);
});

test.each([
  ['push', 'boulder', 'pushable', true],
  ['none', 'grey rock', 'pushable', true],
  ['none', 'boulder', 'pushable', false],
  ['water', 'fern', 'waterable', true],
  ['none', 'fern', 'waterable', false],
] as const)('a thing for %s of type %s is %s: %s', (action, type, trait, is) => {
  expect(kindOf(item({ action, type, position: at }))[trait]).toBe(is);
});

test('the kind is the last word of a type', () => {
  const types = ['garden-gate', 'Oak Chest', 'rock 2', 'pole-', '7', ''];
  expect(types.map(kindWord)).toEqual(['gate', 'chest', 'rock', 'pole', '', '']);
  expect(['old chest', 'chest lid'].map(isChest)).toEqual([true, false]);
});

test('doors, gates, chests, ovens and things with a state can be opened', () => {
  expect(isOpenable(item({ action: 'speak', type: 'door', position: at }))).toBe(true);
  expect(isOpenable(item({ action: 'place', type: 'lid', state: 'closed', position: at }))).toBe(true);
  expect(isOpenable(item({ action: 'place', type: 'lid', state: 'open', position: at }))).toBe(true);
  expect(isOpenable(item({ action: 'open', type: 'lid', position: at }))).toBe(true);
  expect(isOpenable(item({ action: 'close', type: 'lid', position: at }))).toBe(true);
  expect(isOpenable(item({ action: 'place', type: 'lid', state: 'empty', position: at }))).toBe(false);
  expect(isOpenable(item({ action: 'collect', type: 'carrot', position: at }))).toBe(false);
});
