import type { Composition } from '../composition.types.ts';

/** Four paths through the wet wood, each with another stretch of mud. */
export const challengeWoodRoad: Composition = {
  level: 'challenges/challenge-wood-road',
  seed: 53,
  wild: true,
  floor: [
    '....................',
    '...fffbbbbbbb.......',
    '..ddddmmmmmmmddd....',
    '..d...bbbbbbb.......',
    '..dfffbbb...........',
    '..ddddmmmddd........',
    '..d...bbb...........',
    '..dfffbbbbb.........',
    '..ddddmmmmmddd......',
    '..d...bbbbb.........',
    '..dfffb.............',
    '..ddddmddd..........',
    '......b.............',
    '....................',
  ],
  stamps: [
    ['shed', 15, 4],
    ['barrel', 1, 9],
    ['haystack', 0, 5],
  ],
};
