import { expect, test } from '@jest/globals';
import type { LineChange } from '../editor/index.ts';
import { rowAfter, rowOf } from './line-place.rules.ts';

const LINES = ['player.turn_left()', 'player.push()', '', 'player.turn_left()'];
const at = (number: number, text: string) => rowOf(LINES, { number, text });

test('a line is found where it was, or else where the nearest says the same', () => {
  expect([at(2, 'player.push()'), at(9, ' player.push() '), at(4, 'player.turn_left()')]).toEqual([1, 1, 3]);
  expect([at(2, 'player.turn_left()'), at(3, ''), at(2, ''), at(2, 'player.collect()')]).toEqual([
    0,
    2,
    null,
    null,
  ]);
});

/** The change between two texts, from a place to a place. */
const change = (action: LineChange['action'], start: readonly [number, number], lines: readonly string[]): LineChange => {
  const [row, column] = start;
  const last = lines.at(-1)?.length ?? 0;
  const end = { row: row + lines.length - 1, column: lines.length === 1 ? column + last : last };
  return { action, start: { row, column }, end, lines };
}; // prettier-ignore

const MEANT = { number: 2, text: 'b' };

test.each([
  ['a line above is added', change('insert', [0, 1], ['', 'x']), ['a', 'x', 'b', 'c'], 2],
  ['Enter is pressed at its beginning', change('insert', [1, 0], ['', '']), ['a', '', 'b', 'c'], 2],
  ['Enter is pressed at its end', change('insert', [1, 1], ['', '']), ['a', 'b', '', 'c'], 1],
  ['it is typed in', change('insert', [1, 1], ['z']), ['a', 'bz', 'c'], 1],
  ['a line below is added', change('insert', [2, 1], ['', 'x']), ['a', 'b', 'c', 'x'], 1],
  ['the line above is removed', change('remove', [0, 0], ['a', '']), ['b', 'c'], 0],
  ['it is joined to the line above', change('remove', [0, 1], ['', '']), ['ab', 'c'], 0],
  ['its letters are removed one by one', change('remove', [1, 0], ['b']), ['a', '', 'c'], 1],
  ['it is removed', change('remove', [1, 0], ['b', '']), ['a', 'c'], null],
  ['it is removed with its beginning', change('remove', [0, 1], ['', 'b']), ['a', 'c'], null],
  ['it is removed with others', change('remove', [0, 0], ['a', 'b', 'c']), [''], null],
] as const)('when %s, its mark follows', (_what, made, after, row) => {
  expect(rowAfter(1, made, after, MEANT)).toBe(row);
});

test('a line that comes back has its mark again, and another that says the same has not', () => {
  const undone = change('insert', [1, 0], ['b', '']);
  expect(rowAfter(null, undone, ['a', 'b', 'c'], MEANT)).toBe(1);
  expect(rowAfter(null, change('insert', [0, 0], ['x', '']), ['x', 'a', 'b'], MEANT)).toBeNull();
});
