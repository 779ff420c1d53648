import type { Composition } from '../composition.types.ts';

/** A quarry with four building sites, each a corner of mud. */
export const challengeStoneRoad: Composition = {
  level: 'challenges/challenge-stone-road',
  seed: 54,
  wild: true,
  floor: [
    '....................',
    '....................',
    '..ccbbbb...ccbbb....',
    '..cdmmmb...cdmmb....',
    '....ffmb.....fmb....',
    '....ffmb....ddmb....',
    '....ddmb.......b....',
    '.......ccbbbbb......',
    '.......cdmmmmb..ccbb',
    '.........fffmb..cdmb',
    '.........fffmb..ddmb',
    '.........fffmb.....b',
    '..........ddmb......',
    '.............b......',
  ],
  stamps: [
    ['cart', 0, 8],
    ['rock', 2, 10],
    ['rock', 4, 9],
    ['bench', 15, 1],
  ],
};
