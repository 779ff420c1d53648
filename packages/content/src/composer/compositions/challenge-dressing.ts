import type { Composition } from '../composition.types.ts';

/** The salad field, and below it the heaps along the path. */
export const challengeDressing: Composition = {
  level: 'challenges/challenge-dressing',
  seed: 67,
  wild: true,
  floor: [
    '....................',
    '....................',
    '...llllllllll.......',
    '...2222222222.......',
    '...1l1l1l1l1l.......',
    '....................',
    '..bbbbbbbbbbbbbb#...',
    '..fffffffffffff.#...',
    '.ddddddddddddddd#...',
    '.################...',
    '....................',
    '....................',
    '....................',
    '....................',
  ],
  stamps: [
    ['scarecrow', 13, 2],
    ['stall', 16, 3],
    ['barrel', 1, 5],
    ['bench', 6, 10],
  ],
};
