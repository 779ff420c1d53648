import { expect, test } from '@jest/globals';
import { movePinch, startPinch } from './pinch.rules.ts';

test('fingers that move apart zoom in, together out, and a tremble does nothing', () => {
  const start = startPinch([100, 100], [200, 100]);
  expect(movePinch(start, [95, 100], [205, 100])).toEqual({ pinch: start, step: 0 });
  const nearer = movePinch(start, [80, 100], [220, 100]);
  expect(nearer).toEqual({ pinch: { apart: 140 }, step: 1 });
  expect(movePinch(nearer.pinch, [80, 100], [230, 100]).step).toBe(0);
  expect(movePinch(nearer.pinch, [100, 100], [200, 100])).toEqual({ pinch: { apart: 100 }, step: -1 });
});

test('a step is made as soon as the fingers are as far apart as it takes', () => {
  const pinch = { apart: 100 };
  const at = (apart: number) => movePinch(pinch, [0, 0], [apart, 0]).step;
  expect([at(134), at(135), at(75), at(100 / 1.35)]).toEqual([0, 1, 0, -1]);
});

test('fingers on one spot begin a pinch of a valid size', () => {
  expect(startPinch([50, 50], [50, 50])).toEqual({ apart: 1 });
});

test('fingers that meet leave the pinch as it was', () => {
  const pinch = { apart: 100 };
  expect(movePinch(pinch, [50, 50], [50, 50])).toEqual({ pinch, step: 0 });
});
