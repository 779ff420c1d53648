import type { Composition } from '../composition.types.ts';

/** Round the house to the garden gate, with the strawberry patch behind it. */
export const introLevel2: Composition = {
  level: 'python/intro-level2',
  seed: 5,
  floor: [
    '........d...........',
    '........d...........',
    '........d########...',
    '........d#.....s#...',
    '........d#sssss.#...',
    '........dgdddddd#...',
    '........d#sssss.#...',
    '.....cddd#sssss.#...',
    '.#################..',
    '....................',
    '....................',
    '....................',
    '....................',
    '....................',
  ],
  stamps: [
    ['house', 3, 2],
    ['fallen-branches', 7, 1],
  ],
};
