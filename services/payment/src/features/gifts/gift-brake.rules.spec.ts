import { expect, test } from '@jest/globals';
import { hourOf, secondsLeft } from './gift-brake.rules.ts';

test('orders are counted by the hour, and who is refused waits for the next', () => {
  const now = new Date('2026-11-29T10:59:30.500Z');
  expect(hourOf(now)).toBe('2026-11-29T10');
  expect(secondsLeft(now)).toBe(30);
  expect(secondsLeft(new Date('2026-11-29T11:00:00.000Z'))).toBe(3_600);
});
