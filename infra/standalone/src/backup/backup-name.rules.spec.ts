import { expect, test } from '@jest/globals';
import { backupName, copiesToRemove, copyName } from './backup-name.rules.ts';

const at = new Date('2026-11-29T08:40:07.123Z');

test('a backup is named for its time', () => {
  expect(backupName(at)).toBe('burrow-20261129T084007.123Z.backup');
});

test('of copies before migrations the newest three stay, and nothing else is touched', () => {
  const copies = [1, 2, 3, 4, 5].map(day => copyName(new Date(Date.UTC(2026, 0, day))));
  const others = [backupName(at), 'notes.txt', `${copies[0]}.123.part`];
  expect(copiesToRemove([...others, ...copies.toReversed()])).toEqual(copies.slice(0, 2));
  expect(copiesToRemove(copies.slice(0, 3))).toEqual([]);
});
