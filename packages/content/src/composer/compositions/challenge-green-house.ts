import type { Composition } from '../composition.types.ts';

/** A plank lane below, a fenced yard with three building sites above. */
export const challengeGreenHouse: Composition = {
  level: 'challenges/challenge-green-house',
  seed: 61,
  wild: true,
  floor: [
    '....................',
    '....................',
    '...################.',
    '...#fffffffffffff.#.',
    '...#faaafaaafaaaf.#.',
    '...#faaafaaafaaaff#.',
    '...#ddddddddddddd.#.',
    '.....fffffffffffd...',
    '..bbbbbbbbbbbbb.d...',
    '..ffffffffffffffd.#.',
    '.ddddddddddddddddf#.',
    '.##################.',
    '....................',
    '....................',
  ],
  stamps: [
    ['haystack', 0, 3],
    ['barrel', 17, 7],
    ['lantern', 2, 8],
    ['flowers-white', 9, 7],
  ],
};
