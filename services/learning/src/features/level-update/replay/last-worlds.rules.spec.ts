import { expect, test } from '@jest/globals';
import { lastWorlds } from './last-worlds.rules.ts';

test('the three newest worlds count, by number', () => {
  expect(lastWorlds(['10', '11', '2', '9', 'notes.txt', '0'])).toEqual(['11', '10', '9']);
  expect(lastWorlds([])).toEqual([]);
});
