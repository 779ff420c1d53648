import type { Composition } from '../composition.types.ts';

/** A kitchen garden with three rows behind a fence, a pump and a pond. */
export const challengeThirstyRows: Composition = {
  level: 'challenges/challenge-thirsty-rows',
  seed: 58,
  wild: true,
  floor: [
    '....................',
    '....................',
    '...###########......',
    '..fffffffffff#......',
    '..ffddddddddd#......',
    '..ffdffffffff#......',
    '..ffddddddddd#......',
    '..ffdffffffff#......',
    '..ffddddddddd#......',
    '..ffd#########......',
    '..ffd...............',
    '..ffd..wwwwwwww.....',
    '.......wwwwwwww.....',
    '........wwwww.......',
  ],
  stamps: [
    ['scarecrow', 14, 4],
    ['shed', 15, 6],
    ['reed', 6, 11],
    ['lily', 10, 12],
  ],
};
