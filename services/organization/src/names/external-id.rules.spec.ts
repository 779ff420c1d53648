import { expect, test } from '@jest/globals';
import { keptId } from './external-id.rules.ts';

test('an address is kept as its hash, the same whatever its case is; another id as it is', () => {
  expect(keptId('4711')).toBe('4711');
  expect(keptId('Maya@school.example')).toMatch(/^sha256:[\da-f]{64}$/);
  expect(keptId('Maya@school.example')).toBe(keptId('maya@school.example '));
});
