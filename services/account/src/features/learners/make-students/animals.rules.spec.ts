import { CHARACTERS } from '@burrow/contracts';
import { expect, test } from '@jest/globals';
import { takeAnimal } from './animals.rules.ts';

test('nobody of a class shares an animal before all are taken', () => {
  const counts = new Map([['Bear', 1]]);
  const taken = Array.from({ length: CHARACTERS.length }, () => takeAnimal(counts));
  expect(new Set(taken.slice(0, -1)).size).toBe(CHARACTERS.length - 1);
  expect(taken.slice(0, -1)).not.toContain('Bear');
  expect(taken.at(-1)).toBe('Bear');
});
