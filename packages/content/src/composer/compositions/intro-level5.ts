import type { Composition } from '../composition.types.ts';

/** The lane with the old post, and Pip before the seed shed round the corner. */
export const introLevel5: Composition = {
  level: 'python/intro-level5',
  seed: 11,
  wild: true,
  floor: [
    '....................',
    '....................',
    '#############.......',
    'dddddddddddd#.......',
    '##########d##.......',
    '.........#d#........',
    '.1s2s12s.#d#........',
    '.s121s2s.#d#........',
    '.21s2s11.###........',
    '..........f..ddddd..',
    '....................',
    '....................',
    '....................',
    '....................',
  ],
  stamps: [
    ['house', 2, -3],
    ['shed', 14, 6],
    ['barrel', 13, 8],
    ['mailbox', 17, 7],
    ['scarecrow', 3, 7],
    ['flowers-white', 9, 1],
    ['flowers-yellow', 11, 1],
  ],
};
