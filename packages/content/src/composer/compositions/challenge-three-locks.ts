import type { Composition } from '../composition.types.ts';

/** A fenced kitchen yard of cobbles with one gate. */
export const challengeThreeLocks: Composition = {
  level: 'challenges/challenge-three-locks',
  seed: 57,
  wild: true,
  floor: [
    '....................',
    '....................',
    '.........##########.',
    '.........#cccccccc#.',
    '.........#cccccccc#.',
    '.........#cccccccc#.',
    '.........#cccccccc#.',
    'fffffffff#cccccccc#.',
    'dddddddddgcccccccc#.',
    'fffffffff#cccccccc#.',
    '.1s21s2..##########.',
    '.s21s12.............',
    '....................',
    '....................',
  ],
  stamps: [
    ['coop', 1, 3],
    ['haystack', 5, 4],
    ['barrel', 17, 7],
    ['table', 14, 7],
    ['lantern', 8, 5],
  ],
};
