import { expect, test } from '@jest/globals';
import { entryIn, headerOf, paddingOf, TAR_BLOCK } from './tar.rules.ts';

const LONG = `store/${'folder/'.repeat(15)}${'n'.repeat(60)}.js`;

test.each([
  ['head.json', 0],
  ['tables/account.users/000001', 1_048_576],
  [LONG, 7],
])('%s is read as it was written', (name, size) => {
  expect(entryIn(headerOf({ name, size }))).toEqual({ name, size });
});

test('a name that fits nowhere is refused', () => {
  expect(() => headerOf({ name: 'n'.repeat(101), size: 0 })).toThrow('too long');
});

test('zeros are the end, anything else that is no header is refused', () => {
  expect(entryIn(Buffer.alloc(TAR_BLOCK))).toBeNull();
  expect(() => entryIn(Buffer.alloc(TAR_BLOCK, 1))).toThrow();
  const changed = headerOf({ name: 'a', size: 1 });
  changed[0] = 98;
  expect(() => entryIn(changed)).toThrow();
});

test('files end where a block ends', () => expect([0, 1, 512, 513].map(paddingOf)).toEqual([0, 511, 0, 511]));
