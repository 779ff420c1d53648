import type { Composition } from '../composition.types.ts';

/** The pond, where Moss sits, and the gate of the farm, which has a blank board. */
export const introLevel4: Composition = {
  level: 'python/intro-level4',
  seed: 9,
  floor: [
    '....................',
    '....................',
    '....................',
    '.........d..........',
    '...######g#.####....',
    '.........dd.........',
    '..........d.wwww....',
    'ddddddddddd.wwwww...',
    '..........#.wwwww...',
    '............wwwww...',
    '.............www....',
    '....................',
    '....................',
    '....................',
  ],
  stamps: [['house', 7, -2]],
};
