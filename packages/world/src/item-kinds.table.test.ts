import { expect, test } from '@jest/globals';
import { blockingOf, isOpenable } from './item-kinds.table.ts';
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
] as const)('an item for %s of type %s blocks: %s', (action, type, blocking) => {
  expect(blockingOf(item({ action, type, position: at }))).toBe(blocking);
});

test('doors, gates, chests, ovens and things with a state can be opened', () => {
  expect(isOpenable(item({ action: 'speak', type: 'door', position: at }))).toBe(true);
  expect(isOpenable(item({ action: 'place', type: 'lid', state: 'closed', position: at }))).toBe(true);
  expect(isOpenable(item({ action: 'collect', type: 'carrot', position: at }))).toBe(false);
});
