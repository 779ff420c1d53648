import { expect, test } from '@jest/globals';
import { mayActAsOwner } from './owner.rules.ts';

test('staff who impersonate are not the owner', () => {
  expect(mayActAsOwner({ impersonator: null })).toBe(true);
  expect(mayActAsOwner({ impersonator: 'staff' })).toBe(false);
});
