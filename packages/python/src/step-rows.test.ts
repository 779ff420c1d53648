import { expect, test } from '@jest/globals';
import { changedOf, lineStepsOf, readSteps, writeSteps } from './step-rows.ts';

test('steps are read as they were written', () => {
  const rows = [
    {
      name: 'speak' as const,
      argument: '"a\\"]"',
      line: 1,
      next: 2,
      changed: '["a","[1, 2]","list","b","1","int"]',
      wait: 0,
    },
    { name: 'turn_left' as const, argument: 'null', line: 2, next: null, changed: '[]', wait: 1.5 },
  ];
  expect(readSteps(writeSteps(rows))).toEqual([
    {
      name: 'speak',
      argument: 'a"]',
      line: 1,
      next: 2,
      changed: [
        { name: 'a', value: '[1, 2]', kind: 'list' },
        { name: 'b', value: '1', kind: 'int' },
      ],
    },
    { name: 'turn_left', argument: null, line: 2, next: null, changed: [], wait: 1.5 },
  ]);
  expect(readSteps(writeSteps([]))).toEqual([]);
});

test('lines know which comes next', () => {
  expect(
    lineStepsOf([
      [1, ['a', '1', 'int']],
      [3, []],
    ]),
  ).toEqual([
    { line: 1, next: 3, changed: [{ name: 'a', value: '1', kind: 'int' }] },
    { line: 3, next: null, changed: [] },
  ]);
});

test('no variables are read as none', () => {
  expect(changedOf([])).toEqual([]);
});
