import { expect, test } from '@jest/globals';
import { reconnectDelay } from './stream-connection.ts';

test('the wait before the next attempt doubles up to a minute, and differs from browser to browser', () => {
  expect([0, 1, 2, 9].map(failures => reconnectDelay(failures, 1))).toEqual([1_000, 2_000, 4_000, 60_000]);
  expect(reconnectDelay(0, 0)).toBe(500);
});
