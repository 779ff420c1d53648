import { expect, test } from '@jest/globals';
import {
  afterKey,
  indentLine,
  leftLines,
  linesAbove,
  putLine,
  readArrangement,
  takeLine,
  writeArrangement,
  type PlacedLine,
} from './arrangement.rules.ts';

const TASK = { lines: ['b()', 'for i in x:', 'a()', 'b()'], indents: true, template: '# Order.\n' };
const CODE = '# Order.\nfor i in x:\n    b()\na()\n';
const PLACED: readonly PlacedLine[] = [
  { line: 1, indent: 0 },
  { line: 0, indent: 1 },
  { line: 2, indent: 0 },
];
const order = (placed: readonly PlacedLine[] | null) => placed?.map(({ line }) => line);

test('a program of given lines is an arrangement, and is written as it was read', () => {
  expect(readArrangement(CODE, TASK)).toEqual(PLACED);
  expect(writeArrangement(PLACED, TASK)).toBe(CODE);
  expect(
    ['# Order.\n', '# Order\n# these.\n', ' \n'].map(template => linesAbove({ ...TASK, template })),
  ).toEqual([1, 2, 0]);
  expect(leftLines(PLACED, TASK)).toEqual([3]);
});

test('a line that occurs twice may be used twice, but not three times', () => {
  expect(order(readArrangement('b()\nb()\n', TASK))).toEqual([0, 3]);
  expect(readArrangement('b()\nb()\nb()\n', TASK)).toBeNull();
});

test('a program with a line of its own is none', () => {
  expect(readArrangement('c()\n', TASK)).toBeNull();
});

test('where indentation is given, a line is itself only with it', () => {
  const kept = { lines: ['    a()', 'a()'], indents: false, template: '' };
  expect(readArrangement('a()\n    a()\n', kept)).toEqual([
    { line: 1, indent: 0 },
    { line: 0, indent: 0 },
  ]);
  expect(readArrangement('        a()\n', kept)).toBeNull();
  expect(writeArrangement([{ line: 0, indent: 0 }], kept)).toBe('    a()\n');
});

test('a line is put before another or at the end; a new one is indented as the one above', () => {
  expect(order(putLine(PLACED, 2, 0))).toEqual([2, 1, 0]);
  expect(order(putLine(PLACED, 1, 3))).toEqual([0, 2, 1]);
  expect(order(putLine(PLACED, 1, 2))).toEqual([0, 1, 2]);
  expect(order(putLine(PLACED, 0, 1))).toEqual([1, 0, 2]);
  expect(putLine(PLACED, 0, 3)[2]).toEqual({ line: 0, indent: 1 });
  expect(putLine(PLACED, 3, 2)[2]).toEqual({ line: 3, indent: 1 });
  expect(order(putLine(PLACED, 3, 3))).toEqual([1, 0, 2, 3]);
});

test('indentation has a lower and an upper end', () => {
  expect(indentLine(PLACED, 1, -1)[0]).toEqual({ line: 1, indent: 0 });
  expect(indentLine(PLACED, 0, 9)[1]).toEqual({ line: 0, indent: 5 });
  expect(order(takeLine(PLACED, 0))).toEqual([1, 2]);
});

test.each([
  ['ArrowUp', [0, 1, 2]],
  ['ArrowDown', [1, 2, 0]],
  ['Delete', [1, 2]],
  ['Backspace', [1, 2]],
  ['ArrowRight', [1, 0, 2]],
  ['x', undefined],
])('%s leads to %j', (key, lines) => {
  expect(order(afterKey(PLACED, 0, { key, indents: true }))).toEqual(lines);
});

test('an arrow key moves a line by one place', () => {
  expect(order(afterKey(PLACED, 1, { key: 'ArrowDown', indents: true }))).toEqual([0, 1, 2]);
  expect(order(afterKey(PLACED, 2, { key: 'ArrowUp', indents: true }))).toEqual([1, 2, 0]);
});

test('at the ends the arrow keys change nothing', () => {
  expect(order(afterKey(PLACED, 1, { key: 'ArrowUp', indents: true }))).toEqual([1, 0, 2]);
  expect(order(afterKey(PLACED, 2, { key: 'ArrowDown', indents: true }))).toEqual([1, 0, 2]);
  expect(afterKey(PLACED, 0, { key: 'ArrowLeft', indents: true })?.[1]?.indent).toBe(0);
  expect(afterKey(PLACED, 0, { key: 'ArrowLeft', indents: false })).toBeNull();
});
