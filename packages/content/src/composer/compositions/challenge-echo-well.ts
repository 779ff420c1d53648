import type { Composition } from '../composition.types.ts';

/** A hedged path with a door to the beekeeper’s corner. */
export const challengeEchoWell: Composition = {
  level: 'challenges/challenge-echo-well',
  seed: 56,
  wild: true,
  floor: [
    '....................',
    '....................',
    '............bbb.....',
    '............bdb.....',
    '............bdb.....',
    '............bdb.....',
    '...bbfbbbfbbbdbbb...',
    '..ddddddddddddddb...',
    '...bbbbbbbbbbbbbb...',
    '....................',
    '...yruyry...........',
    '...uyryur...........',
    '....................',
    '....................',
  ],
  stamps: [
    ['well', 10, 9],
    ['beehive', 11, 2],
    ['beehive', 15, 3],
    ['lantern', 2, 5],
  ],
};
