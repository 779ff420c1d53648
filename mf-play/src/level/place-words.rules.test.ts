import type { Position } from '@burrow/contracts';
import type { Translate } from '@burrow/i18n';
import { loadWorld, startState, type Player } from '@burrow/world';
import { fieldLevel, goal, item } from '@burrow/world/testing';
import { beforeAll, expect, test } from '@jest/globals';
import { english } from '../testing/english.ts';
import { placeWords } from './place-words.rules.ts';

let t: Translate;

beforeAll(async () => {
  t = await english();
});

const world = loadWorld(
  fieldLevel({
    items: [
      item({ action: 'none', type: 'well', position: [7, 2] }),
      item({ action: 'collect', type: 'carrot', position: [5, 8] }),
      item({ action: 'collect', type: 'carrot', position: [6, 8] }),
    ],
    levelGoals: [goal({ action: 'water', position: [9, 9], targetPosition: [9, 10] })],
  }),
);
const state = startState(world);

const words = (tile: Position, hasGrid = false): string =>
  placeWords({ world, state, tile, animal: state.player }, hasGrid, t);

test.each([
  ['under the animal', [2, 5], 'the tile you stand on'],
  ['ahead of it', [3, 5], 'the tile in front of you'],
  ['of the only thing of its kind', [7, 2], 'the well'],
  ['above that', [7, 1], 'the tile above the well'],
  ['left of that', [6, 2], 'the tile to the left of the well'],
  ['of the only mark', [9, 9], 'the X mark'],
  ['of one of two carrots', [5, 8], 'the tile in column 6, row 9'],
  ['far from everything', [0, 0], 'the tile in column 1, row 1'],
] as const)('the tile %s', (_where, tile, told) => {
  expect(words([...tile])).toBe(told);
});

test('if the map shows numbers, they are named too', () => {
  expect(words([7, 2], true)).toBe('the well (column 8, row 3)');
});

test('what is ahead is described as such', () => {
  const animal: Player = { position: [4, 8], facing: [1, 0] };
  expect(placeWords({ world, state, tile: [5, 8], animal }, false, t)).toBe('the carrot in front of you');
});
