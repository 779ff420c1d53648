import { expect, test } from '@jest/globals';
import { STAMPS } from '@burrow/art';
import { growWild } from './grow-wild.ts';

const FLOOR = [
  '..........',
  '..........',
  'dddddddddd',
  '..........',
  '....ff....',
  '..........',
  '..........',
];
const composition = { level: 'test', seed: 3, floor: FLOOR, stamps: [['shed', 6, 3]] as const };

test('what grows avoids paths, cleared grass, things, and each other', () => {
  const taken = new Map<string, string>();
  const grown = growWild(composition);
  expect(grown.length).toBeGreaterThan(3);
  for (const [name, x, y] of [...composition.stamps, ...grown])
    for (let row = y; row < y + STAMPS[name].rows; row++)
      for (let column = x; column < x + STAMPS[name].columns; column++) {
        const letter = FLOOR[row]?.[column];
        if (letter === undefined) continue;
        expect([name, column, row, letter]).toEqual([name, column, row, '.']);
        expect(taken.get(`${column},${row}`)).toBeUndefined();
        taken.set(`${column},${row}`, name);
      }
});

test('the same seed gives the same wood, a different seed a different one', () => {
  expect(growWild(composition)).toEqual(growWild(composition));
  expect(growWild({ ...composition, seed: 4 })).not.toEqual(growWild(composition));
});
