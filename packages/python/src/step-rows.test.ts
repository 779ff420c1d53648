import { expect, test } from '@jest/globals';
import { changedOf, readSteps, writeSteps } from './step-rows.ts';

test('steps are read as they were written', () => {
  const rows = [
    {
      name: 'speak' as const,
      argument: '"a\\"]"',
      line: 1,
      next: 2,
      changed: '["a","[1, 2]","list","b","1","int"]',
    },
    { name: 'turn_left' as const, argument: 'null', line: 2, next: null, changed: '[]' },
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
    { name: 'turn_left', argument: null, line: 2, next: null, changed: [] },
  ]);
  expect(readSteps(writeSteps([]))).toEqual([]);
});

test('no variables are read as none', () => {
  expect(changedOf([])).toEqual([]);
});
