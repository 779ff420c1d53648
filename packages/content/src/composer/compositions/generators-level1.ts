import type { Composition } from '../composition.types.ts';

/** A year later: the belt of planks that brings the harvest to the shed. */
export const generatorsLevel1: Composition = {
  level: 'advanced-python/generators-level1',
  seed: 23,
  wild: true,
  floor: [
    '....................',
    '....................',
    '....................',
    '....................',
    '....#############...',
    'ddddpppppppppppp#...',
    '....#############...',
    '...ffffffffffffff...',
    '....................',
    '.....kkkkkkkkkk.....',
    '.....kkkkkkkkkk.....',
    '....................',
    '....................',
    '....................',
  ],
  stamps: [
    ['shed', 17, 3],
    ['barrel', 16, 7],
    ['cart', 1, 3],
    ['stall', 8, 1],
    ['haystack', 2, 8],
    ['lantern', 3, 3],
    ['flowers-yellow', 5, 3],
    ['flowers-yellow', 13, 3],
  ],
};
