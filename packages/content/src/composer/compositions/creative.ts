import type { Composition } from '../composition.types.ts';

/** A farm to try everything out: crossing, field, pond, yard and wood. */
export const creative: Composition = {
  level: 'python/creative',
  seed: 41,
  wild: true,
  floor: [
    '.............d..............',
    '.............d..............',
    '.............d...ssssssss...',
    '...fffffff...d...ssssssss...',
    '...fffffff...d...ssssssss...',
    '...fffffff...d...ssssssss...',
    '.............d.f.ffffffff...',
    '.........ffffdffffff........',
    '............ccc.............',
    'ddddddddddddcccddddddddddddd',
    '.........ffffdfffff.d.......',
    '....wwww.....d..####g####...',
    '...wwwwww....d..#fffdfff#...',
    '...wwwwww....d..#fffdfff#...',
    '...wwwwww....d..#fffffff#...',
    '...wwwwww....d..#fffffff#...',
    '....www......d..#########...',
    '.............d..............',
  ],
  stamps: [
    ['house', 3, 1],
    ['shed', 9, 3],
    ['coop', 21, 13],
    ['lily', 5, 13],
    ['reed', 8, 12],
    ['scarecrow', 25, 3],
    ['haystack', 25, 7],
    ['well', 10, 11],
    ['bench', 9, 6],
  ],
};
