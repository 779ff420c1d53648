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
    '.21s2s11.#dddd......',
    '.........#####......',
    '....................',
    '....................',
    '....................',
    '....................',
  ],
  stamps: [
    ['house', 2, 9],
    ['shed', 12, 5],
    ['barrel', 15, 6],
    ['mailbox', 9, 10],
    ['scarecrow', 3, 6],
    ['haystack', 5, 0],
    ['beehive', 2, 0],
    ['beehive', 15, 1],
    ['flowers-white', 9, 1],
    ['flowers-yellow', 11, 1],
  ],
};
