import type { Composition } from '../composition.types.ts';

/** The lane through the wood, an L with two equal parts; the storm has left its branches. */
export const introLevel3: Composition = {
  level: 'python/intro-level3',
  seed: 7,
  floor: [
    '....................',
    '....................',
    '.############.......',
    'ddddddddddddd.......',
    '.##########d#.......',
    '..........#d#.......',
    '...www....#d#.......',
    '..wwwww...#d#.......',
    '..wwwwww..#d#.......',
    '...wwww...#d#.......',
    '...........d........',
    '...........d........',
    '...........d........',
    '...........d........',
  ],
  stamps: [
    ['tree-0', 4, -1],
    ['tree-1', 13, 4],
  ],
};
