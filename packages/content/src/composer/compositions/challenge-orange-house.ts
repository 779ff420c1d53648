import type { Composition } from '../composition.types.ts';

/** Baskets along the grain field, the yard for the house at the end. */
export const challengeOrangeHouse: Composition = {
  level: 'challenges/challenge-orange-house',
  seed: 63,
  wild: true,
  floor: [
    '....................',
    '....................',
    '....................',
    '...kkkkkkkkk........',
    '...kkkkkkkkk..#####.',
    '...kkkkkkkkk..ffff#.',
    '..............ffff#.',
    '...bbbbbbbbbbbfaaa#.',
    '...ffffffffffffaaa#.',
    '.ddddddddddddddddf#.',
    '.##################.',
    '....................',
    '....................',
    '....................',
  ],
  stamps: [
    ['cart', 0, 6],
    ['scarecrow', 12, 4],
    ['lantern', 2, 7],
  ],
};
