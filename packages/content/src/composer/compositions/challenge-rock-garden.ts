import type { Composition } from '../composition.types.ts';

/** A comb of side paths between hedges on one side of the lane, the pond on the other. */
export const challengeRockGarden: Composition = {
  level: 'challenges/challenge-rock-garden',
  seed: 55,
  wild: true,
  floor: [
    '....................',
    '....................',
    '....................',
    '..bbbbbbbbbbbbbbbbb.',
    '...bdbdbdbdbdbdbdb..',
    '...bdbdbdbdbdbdbdb..',
    'bbbbdbdbdbdbdbdbdbb.',
    'dddddddddddddddddd#.',
    'fffwwwwwwwwwwwwwwwb.',
    '...wwwwwwwwwwwwwww..',
    '...wwwwwwwwwwwwwww..',
    '.....wwwwwwww.......',
    '....................',
    '....................',
  ],
  stamps: [
    ['lily', 6, 9],
    ['lily', 12, 8],
    ['reed', 16, 8],
    ['bench', 0, 9],
    ['lantern', 1, 5],
  ],
};
