import type { Composition } from '../composition.types.ts';

/** A lane between two rows of signs, flower beds behind the fences. */
export const challengeSignPainter: Composition = {
  level: 'challenges/challenge-sign-painter',
  seed: 59,
  wild: true,
  floor: [
    '....................',
    '...yryuryruyr.......',
    '...uyryuyryur.......',
    '....................',
    '....................',
    '..###############...',
    '..ffffffffffff..#...',
    '.ddddddddddddddf#...',
    '..ffffffffffff..#...',
    '..###############...',
    '....................',
    '...l1l2l1l2l1.......',
    '...2l1l2l1l2l.......',
    '....................',
  ],
  stamps: [
    ['shed', 16, 1],
    ['bench', 16, 10],
    ['lantern', 0, 5],
  ],
};
