import type { Composition } from '../composition.types.ts';

/** The crossing before the shed; the key hangs at the end of the hedge lane. */
export const introLevel6: Composition = {
  level: 'python/intro-level6',
  seed: 13,
  wild: true,
  floor: [
    '....................',
    '........###.........',
    '..www...#d#.........',
    '.wwwww..#d#.ryury...',
    '.wwwww..#d#.uyruy...',
    '.wwwww..#d#.yruyr...',
    '.wwwww..#d#.........',
    '..ww....#d#.........',
    '.....dddddd.........',
    '..#######d#####.....',
    '.........d..........',
    '.........d..........',
    '.........d..........',
    '.........d..........',
  ],
  stamps: [
    ['shed', 14, 10],
    ['reed', 5, 2],
    ['lily', 3, 4],
    ['lily', 2, 6],
    ['bench', 12, 7],
    ['well', 15, 6],
    ['lantern', 7, 7],
    ['flowers-pink', 11, 8],
    ['barrel', 13, 11],
    ['beehive', 12, 0],
  ],
};
