import { beforeAll, describe, expect, test } from '@jest/globals';
import { PLAYER_COMMANDS } from '@burrow/contracts';
import type { NodeRunner } from '@burrow/python/node';
import { FLAG_VARIANTS, RECIPES, STRUCTURES, THING_KINDS } from '@burrow/world';
import { compiledCourses } from '../testing/compiled-courses.ts';
import { coverageOf } from './coverage.ts';
import type { Coverage } from './coverage.ts';

const { levels } = compiledCourses();
const challenges = levels.filter(({ source }) => source.kind === 'challenge');

/** Every change of state that the game knows, with every kind of thing that it can happen to. */
const ACTS = [
  ...['door', 'gate', 'chest', 'oven'].map(kind => `opened ${kind}`),
  'closed gate',
  ...['tray', 'shelf', 'rack', 'pole'].map(kind => `placed ${kind}`),
  ...['bed', 'crop', 'plant', 'bush', 'tree', 'barrel'].map(kind => `watered ${kind}`),
  'planted bed',
  'pushed rock',
  'signRead sign',
  'wrote board',
  'asked listener',
];

/** The game writes a flag's pole as `pole`; the rules also take `flag` for it. */
const KINDS = THING_KINDS.filter(kind => kind !== 'flag');

const missing = (wanted: Iterable<string>, found: ReadonlySet<string>): string[] =>
  [...wanted].filter(one => !found.has(one));

/** Together the challenges use everything in the world's tables. */
export function testCoverage(runner: NodeRunner): void {
  let all: Coverage;
  beforeAll(async () => {
    all = await coverageOf(runner, challenges);
  });

  test('the challenges together use every command', () => {
    expect(missing(PLAYER_COMMANDS, all.commands)).toEqual([]);
  });

  test('every structure is built, every recipe combined, every flag put up', () => {
    expect(
      missing(
        STRUCTURES.map(({ name }) => name),
        all.structures,
      ),
    ).toEqual([]);
    expect(missing(RECIPES.keys(), all.recipes)).toEqual([]);
    expect(missing(FLAG_VARIANTS, all.placed)).toEqual([]);
  });

  test('every kind of thing is used, and everything happens that can happen to it', () => {
    expect(missing(KINDS, all.kinds)).toEqual([]);
    expect(missing(ACTS, all.acts)).toEqual([]);
  });

  describe('missing coverage is noticed', () => {
    test('challenges without which no rock is pushed and no recipe for a salad is left', async () => {
      const rest = challenges.filter(
        ({ source }) => !/rock-garden|map-maker|co-op|salad-bar|sorting-barn|grand-fair/.test(source.folder),
      );
      const found = await coverageOf(runner, rest);
      expect(missing(PLAYER_COMMANDS, found.commands)).toEqual(['push']);
      expect(missing(RECIPES.keys(), found.recipes)).toEqual(['salad']);
      expect(missing(KINDS, found.kinds)).toEqual(expect.arrayContaining(['shelf', 'rock']));
    });
  });
}
