import type { Composition } from '../composition.types.ts';

/** The festival’s salad bar on planks, with table and shelf. */
export const challengeSaladBar: Composition = {
  level: 'challenges/challenge-salad-bar',
  seed: 70,
  wild: true,
  floor: [
    '....................',
    '....................',
    '....................',
    '....................',
    '....................',
    '..bbbbbbbbbbbbbbbb..',
    '..################..',
    '..fffffffffffffff#..',
    '.pppppppppppppppp#..',
    '.#################..',
    '....................',
    '....l1l1l1l1l1......',
    '....2l2l2l2l2l......',
    '....................',
  ],
  stamps: [
    ['stall', 2, 2],
    ['stall', 8, 2],
    ['lantern', 1, 6],
    ['barrel', 15, 10],
    ['cart', 0, 10],
  ],
};
