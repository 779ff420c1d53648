import type { Composition } from '../composition.types.ts';

/** A river across the lane, with the wood of the old bridge on its banks. */
export const challengeFirstBridge: Composition = {
  level: 'challenges/challenge-first-bridge',
  seed: 51,
  wild: true,
  floor: [
    '..........w.........',
    '..........w..1s2s...',
    '..........w..s1s2...',
    '..........w..1212...',
    '##########w.........',
    'ffffffffffwbbbbbbbbb',
    'ddddddddddwddddddddb',
    'ffffffffffw.bbbbbbbb',
    '##########ww........',
    '..........ww........',
    '..........ww........',
    '.........www........',
    '.........www........',
    '.........www........',
  ],
  stamps: [
    ['fallen-branches', 5, 9],
    ['reed', 9, 9],
    ['reed', 12, 10],
    ['lily', 10, 1],
    ['shed', 16, 8],
  ],
};
