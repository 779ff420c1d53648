import { expect, test } from '@jest/globals';
import { chosenBefore } from './chosen-before.rules.ts';

const BEGUN = { transaction: 'txn_1', plan: 'beginner', next: null, student: 'zoe' };
const TAKERS = [{ id: 'zoe' }, { id: 'ben' }];

test('who was chosen stays chosen for the same plan, while they may get it', () => {
  expect(chosenBefore(BEGUN, 'beginner', TAKERS)).toBe('zoe');
  expect(chosenBefore(BEGUN, 'advanced', TAKERS)).toBe('');
  expect(chosenBefore(BEGUN, 'beginner', [{ id: 'ben' }])).toBe('');
  expect(chosenBefore({ ...BEGUN, student: null }, 'beginner', TAKERS)).toBe('');
  expect(chosenBefore(null, 'beginner', TAKERS)).toBe('');
});
