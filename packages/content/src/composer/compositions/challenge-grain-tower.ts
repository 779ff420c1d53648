import type { Composition } from '../composition.types.ts';

/** The harvested field beside a ditch. */
export const challengeGrainTower: Composition = {
  level: 'challenges/challenge-grain-tower',
  seed: 52,
  wild: true,
  floor: [
    '.................w..',
    '...kkkkkkkk......w..',
    '...kkkkkkkk......w..',
    '.................w..',
    '################.w..',
    'fffffffffffffffffwbb',
    'dddddddddddddddddwdd',
    'ffffffffffffffff.wbb',
    'kkkkkkkkkkkkkkk..w..',
    'kkkkkkkkkkkkkkk..w..',
    'kkkkkkkkkkkkkkk..w..',
    '################.w..',
    '.................w..',
    '.................w..',
  ],
  stamps: [
    ['haystack', 13, 1],
    ['cart', 0, 1],
    ['reed', 16, 2],
    ['reed', 18, 9],
    ['barrel', 16, 10],
  ],
};
