import type { Composition } from '../composition.types.ts';

/** A lane along the big field, with bags and beds. */
export const challengeSeedSwap: Composition = {
  level: 'challenges/challenge-seed-swap',
  seed: 69,
  wild: true,
  floor: [
    '....................',
    '....................',
    '...111111222222.....',
    '...k1k1k1k1k1k1.....',
    '...222222111111.....',
    '...1k1k1k1k1k1k.....',
    '....................',
    '...##############...',
    '..ffffffffffffff#...',
    '.ddddddddddddddd#...',
    '.################...',
    '....................',
    '....................',
    '....................',
  ],
  stamps: [
    ['scarecrow', 8, 2],
    ['shed', 16, 3],
    ['cart', 2, 11],
  ],
};
