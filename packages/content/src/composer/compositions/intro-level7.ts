import type { Composition } from '../composition.types.ts';

/** From the coop to the stall, where the price board hangs. */
export const introLevel7: Composition = {
  level: 'python/intro-level7',
  seed: 15,
  wild: true,
  floor: [
    '....................',
    '....................',
    '#############.......',
    'dddddddddddd#.......',
    '##########d##.......',
    '.........fdf..2121..',
    '.........fdf..1212..',
    '......ffffdf..0101..',
    '........#####.1010..',
    '....................',
    '....................',
    '....................',
    '....................',
    '....................',
  ],
  stamps: [
    ['coop', 13, 1],
    ['stall', 11, 5],
    ['house-blue', 13, 9],
    ['haystack', 1, 6],
    ['cart', 4, 7],
    ['barrel', 3, 6],
    ['thicket', 3, 0],
    ['flowers-yellow', 8, 1],
  ],
};
