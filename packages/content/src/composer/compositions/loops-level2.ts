import type { Composition } from '../composition.types.ts';

/** The path along the seedlings, with canteens at its beginning. */
export const loopsLevel2: Composition = {
  level: 'python/loops-level2',
  seed: 21,
  wild: true,
  floor: [
    '....................',
    '....................',
    '....................',
    '....................',
    '......bbbbbbbbbbb...',
    '......bfffffffffb...',
    '..dddddddddddddfb...',
    '..d...bbbbbbbbbbb...',
    '..d.................',
    '..d.....wwwwwwww....',
    '..d.....wwwwwwww....',
    '..d.....wwwwwwww....',
    '..d......wwwww......',
    '..d.................',
  ],
  stamps: [
    ['well', 3, 3],
    ['shed', 8, 0],
    ['barrel', 11, 2],
    ['reed', 7, 9],
    ['lily', 10, 10],
    ['lily', 13, 11],
    ['bench', 3, 8],
    ['lantern', 1, 5],
  ],
};
