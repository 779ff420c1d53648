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
  ['in the column of the animal', [2, 8], 'the tile in column 3, row 9'],
  ['right of that', [8, 2], 'the tile to the right of the well'],
  ['below that', [7, 3], 'the tile below the well'],
  ['above one of two carrots', [5, 7], 'the tile in column 6, row 8'],
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

test('what is ahead of an animal that looks down is below it', () => {
  const animal: Player = { position: [4, 1], facing: [0, 1] };
  const ahead = (tile: Position) => placeWords({ world, state, tile, animal }, false, t);
  expect([ahead([4, 2]), ahead([4, 0])]).toEqual(['the tile in front of you', 'the tile in column 5, row 1']);
});

test('what was picked up is no longer there, and the one that is left is the only one', () => {
  const items = state.items.map((each, index) => (index === 1 ? { ...each, status: 'gone' as const } : each));
  const told = (tile: Position) =>
    placeWords({ world, state: { ...state, items }, tile, animal: null }, false, t);
  expect([told([6, 8]), told([5, 8])]).toEqual(['the carrot', 'the tile to the left of the carrot']);
});

test('a mark is named only if it is the only one', () => {
  const goals = (
    [
      [9, 9],
      [9, 3],
    ] as const
  ).map(([x, y]) => goal({ action: 'water', position: [x, y] }));
  const marked = loadWorld(fieldLevel({ items: [], levelGoals: goals }));
  const place = { world: marked, state: startState(marked), tile: [9, 9] as Position, animal: null };
  expect(placeWords(place, false, t)).toBe('the tile in column 10, row 10');
});

test('a thing has its name in words, or else as the level calls it', () => {
  const told = (type: string) => {
    const named = loadWorld(fieldLevel({ items: [item({ action: 'none', type, position: [7, 2] })] }));
    const place = { world: named, state: startState(named), tile: [7, 2] as Position, animal: null };
    return placeWords(place, false, t);
  };
  expect([told('pole'), told('windmill')]).toEqual(['the flag pole', 'the windmill']);
});
