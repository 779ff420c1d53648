import type { Composition } from '../composition.types.ts';

/** The first field day: a row of carrots between hedges and beds. */
export const loopsLevel1: Composition = {
  level: 'python/loops-level1',
  seed: 19,
  wild: true,
  floor: [
    '....................',
    '....2s12112s1212s...',
    '....12s2121s2s121...',
    '....ffffffffffffff..',
    '....##############..',
    '...dddddddddddddd#..',
    '...d##############..',
    '...dfffffffffffff...',
    '...d1s12s112s1s1s...',
    '...ds21s121s1s2s1...',
    '...d11s2s1s112s21...',
    '...d................',
    '...d................',
    '...d................',
  ],
  stamps: [
    ['haystack', 0, 4],
    ['scarecrow', 9, 9],
    ['barrel', 1, 7],
    ['cart', 0, 9],
  ],
};
