import { expect, test } from '@jest/globals';
import { startState, withItem } from './state.ts';
import { fieldLevel, item } from './testing/index.ts';
import { isWalkable } from './walkable.ts';
import { loadWorld } from './world.ts';

const world = loadWorld(
  fieldLevel({
    items: [
      item({ action: 'open', type: 'gate', position: [3, 5] }),
      item({ action: 'none', type: 'rock', position: [4, 5] }),
      item({ action: 'collect', type: 'egg', position: [5, 5] }),
    ],
  }),
);
const state = startState(world);

test('the map ends at its edges', () => {
  expect(isWalkable(world, state, [0, 0])).toBe(true);
  expect(
    [
      [-1, 0],
      [0, -1],
      [12, 0],
      [0, 10],
    ].some(([x = 0, y = 0]) => isWalkable(world, state, [x, y])),
  ).toBe(false);
});

test('shut gates and rocks block, eggs do not', () => {
  expect(([3, 4, 5] as const).map(column => isWalkable(world, state, [column, 5]))).toEqual([
    false,
    false,
    true,
  ]);
});

test('an open gate and a removed rock do not block', () => {
  const opened = withItem(state.items, 0, { status: 'open', text: null });
  const items = withItem(opened, 1, { status: 'gone', text: null });
  expect([3, 4].every(column => isWalkable(world, { ...state, items }, [column, 5]))).toBe(true);
});

test('a stack can be walked on over water until it is taken', () => {
  const water = { objects: [{ x: 48, y: 80, width: 16, height: 16 }] };
  const river = loadWorld(
    fieldLevel({
      map: { ...fieldLevel().map, collisions: water },
      items: [item({ action: 'collect', type: 'hay stack', position: [3, 5] })],
    }),
  );
  const before = startState(river);
  const items = withItem(before.items, 0, { status: 'gone', text: null });
  expect(isWalkable(river, before, [3, 5])).toBe(true);
  expect(isWalkable(river, { ...before, items }, [3, 5])).toBe(false);
  const egg = item({ action: 'collect', type: 'egg', position: [3, 5] });
  const floating = loadWorld(fieldLevel({ map: { ...fieldLevel().map, collisions: water }, items: [egg] }));
  expect(isWalkable(floating, startState(floating), [3, 5])).toBe(false);
});
