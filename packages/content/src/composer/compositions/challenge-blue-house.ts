import type { Composition } from '../composition.types.ts';

/** A crossing between pond and wood, where the hen decides. */
export const challengeBlueHouse: Composition = {
  level: 'challenges/challenge-blue-house',
  seed: 62,
  wild: true,
  floor: [
    '....................',
    '....................',
    '...............wwww.',
    '..............wwwww.',
    '...............wwww.',
    '....ffffffffff......',
    '...aaafffffffaaa....',
    '..baaafffffffaaab...',
    '..bdddddddddddddb...',
    '..bbbbbbbdbbbbbbb...',
    '........fdf.........',
    '........fdf.........',
    '.........d..........',
    '.........d..........',
  ],
  stamps: [
    ['haystack', 6, 11],
    ['lily', 16, 3],
    ['reed', 14, 1],
    ['bench', 11, 11],
  ],
};
