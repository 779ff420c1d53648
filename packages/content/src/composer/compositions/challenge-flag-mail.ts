import type { Composition } from '../composition.types.ts';

/** The flag hill: four poles above a cobbled lane. */
export const challengeFlagMail: Composition = {
  level: 'challenges/challenge-flag-mail',
  seed: 68,
  wild: true,
  floor: [
    '....................',
    '....................',
    '....................',
    '....................',
    '...bbbbbbbbbbbbbbbb.',
    '....ffffffffffffff..',
    '....ffffffffffffff..',
    '....ffffffffffffff..',
    '...fffffffffffffff..',
    '.ccccccccccccccccc..',
    '.##################.',
    '....................',
    '.....ryuryuryur.....',
    '.....uryuryuryu.....',
  ],
  stamps: [
    ['lantern', 2, 7],
    ['lantern', 18, 7],
    ['bench', 7, 5],
    ['bench', 13, 5],
    ['house-purple', 0, 2],
  ],
};
