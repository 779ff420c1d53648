import { expect, test } from '@jest/globals';
import { newestOf, oldestAllowedBy } from './oldest-program.rules.ts';

class Grows1700000000001 {}
class Breaks1700000000002 {
  static readonly breaksOlderPrograms = true;
}
class GrowsAgain1700000000003 {}

test('a program is known by its newest migration, whatever their order', () => {
  expect(newestOf([GrowsAgain1700000000003, Grows1700000000001, Breaks1700000000002])).toBe(1700000000003);
  expect(newestOf([])).toBe(0);
});

test('only a migration that breaks older programs refuses them, and those from it on may run', () => {
  expect(oldestAllowedBy([Grows1700000000001, GrowsAgain1700000000003])).toBe(0);
  expect(oldestAllowedBy([GrowsAgain1700000000003, Breaks1700000000002, Grows1700000000001])).toBe(
    1700000000002,
  );
});
