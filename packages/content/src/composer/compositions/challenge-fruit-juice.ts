import type { Composition } from '../composition.types.ts';

/** The orchard above the lane, the mixing table at its end. */
export const challengeFruitJuice: Composition = {
  level: 'challenges/challenge-fruit-juice',
  seed: 65,
  wild: true,
  floor: [
    '....................',
    '....................',
    '....................',
    '....................',
    '....................',
    '....................',
    '..............###...',
    '.fffffffffffffff#...',
    'dddddddddddddddd#...',
    '.fffffffffffff###...',
    '#################...',
    '....................',
    '....................',
    '....................',
  ],
  stamps: [
    ['tree-2', 1, 4],
    ['tree-2', 4, 3],
    ['tree-2', 7, 4],
    ['tree-2', 10, 3],
    ['tree-2', 13, 3],
    ['tree-2', 2, 1],
    ['tree-2', 8, 0],
    ['stall', 16, 3],
    ['cart', 4, 11],
  ],
};
