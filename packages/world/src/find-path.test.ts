import { describe, expect, test } from '@jest/globals';
import type { Position } from '@burrow/contracts';
import { findPath } from './find-path.ts';
import { startState, withItem } from './state.ts';
import { fieldLevel, item } from './testing/index.ts';
import { loadWorld } from './world.ts';

/** Walls as letters: `#` blocks, `g` is a shut gate. */
function path(rows: readonly string[], from: Position, to: Position, isOpen = false) {
  const at = (letter: string) =>
    rows.flatMap((row, y) => [...row].flatMap((one, x) => (one === letter ? [[x, y] as Position] : [])));
  const world = loadWorld(
    fieldLevel({
      map: {
        ...fieldLevel().map,
        width: rows[0]?.length ?? 0,
        height: rows.length,
        collisions: { objects: at('#').map(([x, y]) => ({ x: x * 16, y: y * 16, width: 16, height: 16 })) },
      },
      items: at('g').map(position => item({ action: 'open', type: 'gate', position })),
    }),
  );
  const state = startState(world);
  const items = isOpen ? withItem(state.items, 0, { status: 'open', text: null }) : state.items;
  return findPath(world, { ...state, items }, from, to)?.map(position => position.join()) ?? null;
}

describe('the path of the pointer', () => {
  test('goes diagonally if nothing is in the way', () => {
    expect(path(['...', '...', '...'], [0, 0], [2, 2])).toEqual(['1,1', '2,2']);
  });

  test('cuts no corner', () => {
    expect(path(['.#.', '...', '...'], [0, 0], [2, 0])).toEqual(['0,1', '1,1', '2,1', '2,0']);
    expect(path(['.#', '#.'], [0, 0], [1, 1])).toBeNull();
  });

  test('is the shortest one', () => {
    expect(path(['.....', '.###.', '.....', '.....'], [0, 1], [4, 1])).toHaveLength(6);
  });

  test('goes straight where it can, and around the corners of what is in the way', () => {
    expect(path(['...', '...'], [0, 0], [2, 0])).toEqual(['1,0', '2,0']);
    expect(path(['..#..', '.....', '.....'], [0, 0], [4, 0])).toEqual(['1,1', '2,1', '3,1', '4,0']);
  });

  test('there is none to walls, shut gates and beyond the map', () => {
    expect(path(['.#'], [0, 0], [1, 0])).toBeNull();
    expect(path(['.g.'], [0, 0], [2, 0])).toBeNull();
    expect(path(['.g.'], [0, 0], [2, 0], true)).toEqual(['1,0', '2,0']);
    expect(path(['..'], [0, 0], [5, 0])).toBeNull();
    expect(path(['..'], [0, 0], [-1, 0])).toBeNull();
  });

  test('to the same tile takes no step', () => {
    expect(path(['..'], [0, 0], [0, 0])).toEqual([]);
  });

  test('is found on a map of the largest size', () => {
    const rows = Array.from({ length: 200 }, () => '.'.repeat(200));
    expect(path(rows, [0, 0], [199, 100])).toHaveLength(199);
  });
});
