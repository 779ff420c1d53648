import type { Composition } from '../composition.types.ts';

/** A long meadow between fence and hedge, with room for two houses. */
export const challengeRedHouse: Composition = {
  level: 'challenges/challenge-red-house',
  seed: 64,
  wild: true,
  floor: [
    '....................',
    '....................',
    '....................',
    '..#################.',
    '..fkkkkkfffkkkkkkf#.',
    '..ffffffffffffffff#.',
    '..ffffffffffffffff#.',
    '..ffffffffffffffff#.',
    '.ddddddddddddddddd#.',
    '..ffffffffffffffff#.',
    '.bbbbbbbbbbbbbbbbbb.',
    '....................',
    '...ffffffffffffff...',
    '....................',
  ],
  stamps: [
    ['well', 0, 4],
    ['bench', 7, 12],
    ['haystack', 12, 11],
    ['flowers-white', 4, 6],
    ['flowers-yellow', 9, 5],
    ['flowers-pink', 10, 7],
    ['flowers-white', 16, 6],
  ],
};
