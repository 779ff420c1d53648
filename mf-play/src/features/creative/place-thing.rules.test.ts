import type { Item, Position } from '@burrow/contracts';
import { expect, test } from '@jest/globals';
import { withThing } from './place-thing.rules.ts';

const thing = (type: string, position: Position): Item => ({
  action: 'collect',
  type,
  sprite: type,
  position,
});
const LEVEL = { start: [1, 1] as Position, items: [thing('rock', [3, 3]), thing('well', [5, 5])] };
const CARROT = { action: 'collect', type: 'carrot', sprite: 'carrot' } as const;

test('a thing is put on a free tile', () => {
  expect(withThing(LEVEL, [], CARROT, [2, 2])).toEqual([thing('carrot', [2, 2])]);
});

test('a thing may be put in the row and in the column of the start', () => {
  expect(withThing(LEVEL, [], CARROT, [1, 2])).toEqual([thing('carrot', [1, 2])]);
  expect(withThing(LEVEL, [], CARROT, [2, 1])).toEqual([thing('carrot', [2, 1])]);
});

test('a thing replaces what was put there before', () => {
  const others = [thing('log', [2, 4]), thing('log', [4, 2])];
  const placed = [thing('egg', [2, 2]), ...others];
  expect(withThing(LEVEL, placed, CARROT, [2, 2])).toEqual([...others, thing('carrot', [2, 2])]);
});

test.each([
  ['on the start', [1, 1]],
  ['on a thing of the level', [3, 3]],
] as const)('nothing is put %s', (_where, tile) => {
  expect(withThing(LEVEL, [], CARROT, [...tile])).toBeNull();
});
