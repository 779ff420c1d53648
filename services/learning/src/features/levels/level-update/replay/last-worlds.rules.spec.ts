import { expect, test } from '@jest/globals';
import { lastWorlds } from './last-worlds.rules.ts';

test('the three newest worlds count, by number', () => {
  expect(lastWorlds(['10', '11', '2', '9', 'notes.txt', '0', 'v99', '98-old', '1234567890'])).toEqual([
    '11',
    '10',
    '9',
  ]);
  expect(lastWorlds([])).toEqual([]);
});
