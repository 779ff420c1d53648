import type { Composition } from '../composition.types.ts';

/** The pressing place beside the vineyard, with the rack in the west. */
export const challengeGrapeJuice: Composition = {
  level: 'challenges/challenge-grape-juice',
  seed: 66,
  wild: true,
  floor: [
    '....................',
    '..............uuuuu.',
    '..............22222.',
    '...fffff......uuuuu.',
    '..ffffffbbbbbb22222.',
    '..ffffff.....#uuuuu.',
    '..fffffff.d..#22222.',
    '..dddddddddf.#uuuuu.',
    '..dfffffffd..#22222.',
    '..d###########uuuuu.',
    '..d...........22222.',
    '..d.................',
    '..d.................',
    '..d.................',
  ],
  stamps: [
    ['barrel', 12, 5],
    ['barrel', 3, 5],
    ['shed', 3, 1],
    ['cart', 5, 10],
  ],
};
