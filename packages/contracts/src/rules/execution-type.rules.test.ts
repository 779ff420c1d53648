import { expect, test } from '@jest/globals';
import { executionTypeOf } from './execution-type.rules.ts';

test('challenges are counted separately', () => {
  expect(executionTypeOf('challenges')).toBe('challenge');
  expect(executionTypeOf('python')).toBe('level');
});
