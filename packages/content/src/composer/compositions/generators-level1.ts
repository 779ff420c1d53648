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
    ['shed', 16, 7],
    ['barrel', 15, 8],
    ['cart', 1, 3],
    ['house-purple', 7, -2],
    ['haystack', 2, 8],
    ['lantern', 3, 3],
    ['flowers-yellow', 5, 3],
    ['flowers-yellow', 13, 3],
  ],
};
