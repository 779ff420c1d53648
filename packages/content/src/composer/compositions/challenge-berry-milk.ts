import type { Composition } from '../composition.types.ts';

/** Two sheds, a mixing table and the tray of the neighbours. */
export const challengeBerryMilk: Composition = {
  level: 'challenges/challenge-berry-milk',
  seed: 60,
  wild: true,
  floor: [
    '....................',
    '....................',
    '....................',
    '....................',
    '................fff.',
    '..........######fff.',
    '...fffffffffff.#fff.',
    '.dddddddddddddd#....',
    '..##############....',
    '....................',
    '....2s2s2s2s2.......',
    '....s2s2s2s2s.......',
    '....................',
    '....................',
  ],
  stamps: [
    ['shed', 4, 3],
    ['shed', 8, 3],
    ['barrel', 2, 5],
    ['berry-thicket', 11, 3],
  ],
};
