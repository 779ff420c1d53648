import { expect, test } from '@jest/globals';
import { movePinch, startPinch } from './pinch.rules.ts';

test('fingers that move apart make steps nearer, together farther, and a tremble none', () => {
  const start = startPinch([100, 100], [200, 100]);
  expect(movePinch(start, [95, 100], [205, 100])).toEqual({ pinch: start, step: 0 });
  const nearer = movePinch(start, [80, 100], [220, 100]);
  expect(nearer).toEqual({ pinch: { apart: 140 }, step: 1 });
  expect(movePinch(nearer.pinch, [80, 100], [230, 100]).step).toBe(0);
  expect(movePinch(nearer.pinch, [100, 100], [200, 100])).toEqual({ pinch: { apart: 100 }, step: -1 });
});

test('fingers on one spot begin a pinch that has a size', () => {
  expect(startPinch([50, 50], [50, 50])).toEqual({ apart: 1 });
});
