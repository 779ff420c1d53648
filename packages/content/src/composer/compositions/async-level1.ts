import type { Composition } from '../composition.types.ts';

/** The festival kitchen: a floor of planks under the open sky, an oven, a shelf and a counter. */
export const asyncLevel1: Composition = {
  level: 'advanced-python/async-level1',
  seed: 25,
  wild: true,
  floor: [
    '....................',
    '....................',
    '....############....',
    '....#pppppppppp#....',
    '....#pppppppppp#....',
    'dddddpppppppppp#....',
    '....#pppppppppp#....',
    '....#pppppppppp#....',
    '....#pppppppppp#....',
    '....############....',
    '...ffffffffffffff...',
    '.......llllllll.....',
    '.......l1l2l1ll.....',
    '....................',
  ],
  stamps: [
    ['oven', 6, 2],
    ['shelf', 9, 2],
    ['table', 12, 7],
    ['barrel', 5, 2],
    ['lantern', 14, 2],
    ['lantern', 3, 4],
    ['stall', 16, 5],
    ['table', 6, 7],
  ],
};
