import { TILE_SIZE, TILESETS } from '@burrow/art';
import type { LevelMap, WorldLevel } from '@burrow/contracts';
import { loadWorld, startState } from '@burrow/world';
import { fieldLevel, goal, item } from '@burrow/world/testing';
import { describe, expect, test } from '@jest/globals';
import {
  type AnimalLook,
  type Atlases,
  type Box,
  paintLevel,
  type Stroke,
  strokesFrom,
} from './paint.rules.ts';

const frame = (x: number, w: number, h: number): { frame: Box } => ({ frame: { x, y: 0, w, h } });
const ATLASES: Atlases = {
  objects: {
    log: frame(0, 16, 16),
    tree: frame(16, 32, 40),
    bridge: frame(48, 16, 16),
    'x-mark': frame(64, 16, 16),
    talk: frame(80, 16, 12),
  },
  characters: {
    'fox/right/0': frame(0, 20, 24),
    'fox/cheer/0': frame(20, 20, 24),
    'frog/down/0': frame(40, 16, 16),
  },
};
const NAMES = new Map(
  Object.entries(ATLASES).flatMap(([sheet, frames]) =>
    Object.entries(frames as Atlases['objects']).map(
      ([
        name,
        {
          frame: { x },
        },
      ]) => [`${sheet} ${x}`, name] as const,
    ),
  ),
);

function paint(more: Partial<WorldLevel>, look?: AnimalLook, animal = 'fox'): readonly Stroke[] {
  const world = loadWorld(fieldLevel({ items: [], levelGoals: [], ...more }));
  return paintLevel({ world, state: startState(world) }, ATLASES, animal, look);
}
/** Each stroke as its name and place. */
const told = (strokes: readonly Stroke[]): string[] =>
  strokes.map(({ sheet, from, x, y }) => `${NAMES.get(`${sheet} ${from.x}`) ?? sheet} ${x},${y}`);
const named = (...given: Parameters<typeof paint>) => told(paint(...given)).map(text => text.split(' ')[0]);

const thing = (type: string, column: number, row: number, action: 'none' | 'build' = 'none') =>
  item({ action, type, position: [column, row] });

describe('the ground', () => {
  const { columns } = TILESETS.ground;
  const map = (layers: LevelMap['layers']): LevelMap => ({
    ...fieldLevel().map,
    tilesets: [
      { firstgid: 1, source: '../ground.tsj' },
      { firstgid: 1_001, source: '../nowhere.tsj' },
      { firstgid: 2_001, source: '../ground.tsj' },
    ],
    layers,
  });
  const layer = (name: LevelMap['layers'][number]['name'], ...data: number[]) => ({
    name,
    width: 2,
    height: 2,
    data,
  });
  const tilesOf = (...data: number[]) =>
    paint({ map: map([layer('ground_tiles', ...data)]) }).filter(({ sheet }) => sheet === 'ground');

  test('consists of tiles by their numbers, row by row', () => {
    const size = { w: TILE_SIZE, h: TILE_SIZE };
    expect(tilesOf(1, 0, 2, columns + 2)).toEqual([
      { sheet: 'ground', from: { x: 0, y: 0, ...size }, x: 0, y: 0 },
      { sheet: 'ground', from: { x: TILE_SIZE, y: 0, ...size }, x: 0, y: TILE_SIZE },
      { sheet: 'ground', from: { x: TILE_SIZE, y: TILE_SIZE, ...size }, x: TILE_SIZE, y: TILE_SIZE },
    ]);
  });

  test('has the tiles of each tileset from its first number on, and none of an unknown one', () => {
    expect(tilesOf(2_001, 1_001, 0, 0).map(({ from }) => from.x)).toEqual([0]);
    expect(paint({ map: map([layer('ground_tiles', 1_001)]) })).toEqual(paint({}));
  });

  test('lies below the animal, treetops and roofs above it', () => {
    const layers = [
      layer('top_layer', 1, 0, 0, 0),
      layer('middle_layer', 0, 1, 0, 0),
      layer('extra_layer', 0, 0, 1, 0),
    ];
    expect(named({ map: map(layers) }, { bubble: 'talk' })).toEqual([
      'ground', 'fox/right/0', 'ground', 'ground', 'talk',
    ]); // prettier-ignore
  });
});

describe('things', () => {
  test('stand with their feet in the middle of their tile’s lower edge', () => {
    expect(told(paint({ items: [thing('tree', 4, 3)] }))).toContain(`tree ${4.5 * 16 - 16},${4 * 16 - 40}`);
  });

  test('that are nearer cover the ones farther away, the animal among them', () => {
    const items = [thing('log', 2, 6), thing('tree', 2, 4)];
    expect(named({ items })).toEqual(['tree', 'fox/right/0', 'log']);
  });

  test('that are walked on lie below everything that stands', () => {
    const items = [thing('log', 1, 1), thing('bridge', 2, 6, 'build')];
    expect(named({ items })).toEqual(['bridge', 'log', 'fox/right/0']);
  });

  test('may be animals; one without a picture is left out', () => {
    expect(named({ items: [thing('frog', 1, 1), thing('ghost', 2, 2)] })).toEqual([
      'frog/down/0',
      'fox/right/0',
    ]);
  });
});

test('an X marks the tile of a goal, unless a thing is on it', () => {
  const levelGoals = [
    goal({ action: 'collect', position: [3, 2] }),
    goal({ action: 'collect', position: [7, 7] }),
    goal({ action: 'collect' }),
  ];
  expect(
    told(paint({ items: [thing('log', 7, 7)], levelGoals })).filter(text => text.startsWith('x-')),
  ).toEqual(['x-mark 48,32']);
});

describe('the animal', () => {
  test('looks where it goes, or strikes a pose', () => {
    expect(told(paint({}))).toEqual([`fox/right/0 ${2.5 * 16 - 10},${6 * 16 - 24}`]);
    expect(named({}, { pose: 'cheer/0' })).toEqual(['fox/cheer/0']);
  });

  test('has what it says above its head', () => {
    expect(told(paint({}, { bubble: 'talk' }))[1]).toBe(`talk ${2.5 * 16 - 8},${6 * 16 - 24 - 8}`);
  });

  test('without a picture says nothing', () => {
    expect(paint({}, { bubble: 'talk' }, 'ghost')).toHaveLength(0);
  });
});

test('strokes may begin at any tile', () => {
  expect(strokesFrom(paint({}), [2, 3])).toMatchObject([{ x: 30 - 32, y: 72 - 48 }]);
});
