import { expect, test } from '@jest/globals';
import { fieldLevel, goal, item } from './testing/index.ts';
import { variantLevel } from './variant.ts';
import { loadWorld } from './world.ts';

const level = fieldLevel({
  constants: [
    { name: 'row', value: 4 },
    { name: 'far', value: 2 },
  ],
  items: [
    item({ action: 'read', type: 'sign', position: [1, 1], text: 'old' }),
    item({ action: 'collect', type: 'log', position: [2, 1] }),
    item({ action: 'open', type: 'door', position: [3, 1], text: 'barn' }),
  ],
});

test('keeps what it does not name, and replaces what it does', () => {
  const other = variantLevel(level, { start: [1, 2], levelGoals: [goal({ action: 'read' })] });
  expect(other).toEqual({ ...level, start: [1, 2], levelGoals: [goal({ action: 'read' })] });
});

test('keeps what it names without a value', () => {
  expect(variantLevel(level, { start: undefined, signs: undefined })).toEqual(level);
});

test('constants are replaced by name, new ones added', () => {
  const constants = [
    { name: 'row', value: 6 },
    { name: 'new', value: 'x' },
  ];
  expect(variantLevel(level, { constants }).constants).toEqual([
    { name: 'row', value: 6 },
    { name: 'far', value: 2 },
    { name: 'new', value: 'x' },
  ]);
});

test('signs name what can be read, in the order of the things', () => {
  const { items } = loadWorld(variantLevel(level, { signs: ['left', 'shed'] }));
  expect(items.map(({ text }) => text)).toEqual(['left', undefined, 'shed']);
  expect(loadWorld(variantLevel(level, { signs: ['left'] })).items[2]?.text).toBe('barn');
});
