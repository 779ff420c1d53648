import type { Composition } from '../composition.types.ts';

/** The lane with the farm board, and Bo at the door. */
export const introLevel8: Composition = {
  level: 'python/intro-level8',
  seed: 17,
  wild: true,
  floor: [
    '....................',
    '....................',
    '....................',
    '#############.......',
    'dddddddddddd#.......',
    '##########d##.......',
    '.........fdf........',
    '.lllll...fcf........',
    '.kkkkk.fffffff......',
    '.lllll..............',
    '....................',
    '....................',
    '....................',
    '....................',
  ],
  stamps: [
    ['house', 8, 8],
    ['shed', 2, 0],
    ['shed', 6, 0],
    ['mailbox', 13, 7],
    ['bench', 14, 9],
    ['lantern', 13, 3],
    ['cart', 14, 6],
  ],
};
