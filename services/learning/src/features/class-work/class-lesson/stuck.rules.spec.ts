import { expect, test } from '@jest/globals';
import { type EndedRun, stuckSince } from './stuck.rules.ts';

const BEGAN = new Date('2026-11-29T09:00:00Z');
const at = (minute: number): Date => new Date(BEGAN.getTime() + minute * 60_000);
const failed = (minute: number, ...goalsMet: number[]): EndedRun => ({
  at: at(minute),
  code: 'world/move-wall',
  goalsMet,
});
const met = (minute: number): EndedRun => ({ at: at(minute), code: null, goalsMet: [0, 1] });

test('three failed runs are stuck since the first of them, two are not', () => {
  expect(stuckSince([failed(1), failed(2)], BEGAN)).toBeNull();
  expect(stuckSince([failed(1), failed(2), failed(3)], BEGAN)).toEqual({ since: at(1), runs: 3 });
  expect(stuckSince([failed(1), failed(2), failed(3), failed(9)], BEGAN)).toEqual({ since: at(1), runs: 4 });
});

test('a new goal begins the count again, one that was met before does not', () => {
  expect(stuckSince([failed(1), failed(2), failed(3, 0), failed(4, 0), failed(5, 0)], BEGAN)).toBeNull();
  expect(
    stuckSince([failed(1), failed(2), failed(3, 0), failed(4, 0), failed(5, 0), failed(6)], BEGAN),
  ).toEqual({ since: at(4), runs: 3 });
  expect(stuckSince([failed(1, 0), failed(2, 1), failed(3, 0), failed(4, 1)], BEGAN)).toBeNull();
});

test('who completes the level is not stuck', () => {
  expect(stuckSince([failed(1), failed(2), failed(3), met(4)], BEGAN)).toBeNull();
});

test('what failed before the lesson does not count, what was met before it does', () => {
  expect(stuckSince([failed(-9), failed(-8), failed(1), failed(2)], BEGAN)).toBeNull();
  expect(stuckSince([failed(-9, 0), failed(1, 0), failed(2, 0), failed(3, 0)], BEGAN)).toEqual({
    since: at(1),
    runs: 3,
  });
});

test('nobody who ran nothing is stuck', () => expect(stuckSince([], BEGAN)).toBeNull());
