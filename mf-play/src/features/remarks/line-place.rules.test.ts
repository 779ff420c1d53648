import { expect, test } from '@jest/globals';
import { MAX_LINE_TEXT } from '@burrow/contracts';
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

test('a line is the same wherever it is indented, and as far as it was kept', () => {
  expect(rowOf(['a()', '    b()'], { number: 1, text: 'b()' })).toBe(1);
  const long = 'x'.repeat(MAX_LINE_TEXT);
  expect(rowOf([`${long}yz`], { number: 1, text: long })).toBe(0);
  expect(rowOf(['a()', ''], { number: 1, text: '  ' })).toBeNull();
});

test('of several lines that say the same the nearest is meant', () => {
  const lines = ['x', '', '', '', '', 'x', 'x'];
  expect([1, 3, 5, 6, 7].map(number => rowOf(lines, { number, text: 'x' }))).toEqual([0, 0, 5, 5, 6]);
});

/** The change between two texts, from a place to a place. */
const change = (
  action: LineChange['action'],
  start: readonly [number, number],
  lines: readonly string[],
): LineChange => {
  const [row, column] = start;
  const last = lines.at(-1)?.length ?? 0;
  const end = { row: row + lines.length - 1, column: lines.length === 1 ? column + last : last };
  return { action, start: { row, column }, end, lines };
};

const MEANT = { number: 2, text: 'b' };

test.each([
  ['a line above is added', change('insert', [0, 1], ['', 'x']), ['a', 'x', 'b', 'c'], 2],
  ['Enter is pressed at its beginning', change('insert', [1, 0], ['', '']), ['a', '', 'b', 'c'], 2],
  ['Enter is pressed at its end', change('insert', [1, 1], ['', '']), ['a', 'b', '', 'c'], 1],
  [
    'Enter is pressed before its first word',
    change('insert', [1, 4], ['', '    ']),
    ['a', '    ', '    b', 'c'],
    2,
  ],
  ['a line is pasted at its beginning', change('insert', [1, 0], ['x', '']), ['a', 'x', 'b', 'c'], 2],
  ['a line is pasted below it', change('insert', [2, 0], ['x', '']), ['a', 'b', 'x', 'c'], 1],
  ['it is typed in', change('insert', [1, 1], ['z']), ['a', 'bz', 'c'], 1],
  ['a line below is added', change('insert', [2, 1], ['', 'x']), ['a', 'b', 'c', 'x'], 1],
  ['the line above is removed', change('remove', [0, 0], ['a', '']), ['b', 'c'], 0],
  ['lines below are removed', change('remove', [2, 0], ['c', 'd']), ['a', 'b', ''], 1],
  ['the line below is joined to it', change('remove', [1, 1], ['', '']), ['a', 'bc'], 1],
  ['its end is removed with the line below', change('remove', [1, 1], ['x', 'c']), ['a', 'b'], 1],
  ['it is removed between two that are joined', change('remove', [0, 1], ['', 'b', '']), ['ac'], null],
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

test('a line far below what is removed moves up by as much', () => {
  expect(rowAfter(4, change('remove', [1, 0], ['b', 'c', '']), ['a', 'd', 'e'], MEANT)).toBe(2);
});

test('a line that is removed as the last of several has no mark', () => {
  expect(rowAfter(2, change('remove', [0, 1], ['', '', 'b']), ['a'], MEANT)).toBeNull();
});

test('of lines that come back and say the same, the one that was meant has the mark', () => {
  const twins = change('insert', [1, 0], ['b', 'b', '']);
  const at = (number: number) => rowAfter(null, twins, ['a', 'b', 'b', 'c'], { number, text: 'b' });
  expect([at(2), at(3)]).toEqual([1, 2]);
});
