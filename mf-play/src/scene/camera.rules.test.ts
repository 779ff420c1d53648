import { expect, test } from '@jest/globals';
import { followedStart, pixelScale } from './camera.rules.ts';

const MAP = { width: 20, height: 12 };

test('on a desktop the level determines how large a tile is', () => {
  expect(pixelScale({ width: 760, height: 700 }, MAP, 64, 0)).toBe(4);
});

test('the steps enlarge by one and a half and by two', () => {
  const canvas = { width: 760, height: 700 };
  expect([0, 1, 2].map(step => pixelScale(canvas, MAP, 64, step))).toEqual([4, 6, 8]);
});

test('on a phone the tiles are smaller, so that enough of the map is visible', () => {
  expect(pixelScale({ width: 360, height: 380 }, MAP, 64, 0)).toBe(2);
  expect(pixelScale({ width: 700, height: 380 }, { width: 40, height: 30 }, 64, 0)).toBe(3);
});

test('the map always fills the canvas', () => {
  const wide = { width: 1_920, height: 700 };
  expect(pixelScale(wide, MAP, 64, 0) * MAP.width * 16).toBeGreaterThanOrEqual(wide.width);
});

test('the view follows by whole pixels until the animal is in its inner part', () => {
  const steps: number[] = [];
  let start = 0;
  for (let frame = 0; frame < 60; frame += 1) steps.push((start = followedStart(start, 200, 203, 0.2)));
  expect(steps.every(Number.isInteger)).toBe(true);
  expect(203 - start).toBeLessThanOrEqual(155);
  expect(followedStart(start, 200, 203, 0.2)).toBe(start);
  expect(followedStart(100, 200, 120, 1)).toBe(75);
  expect(followedStart(100, 200, 200, 0.2)).toBe(100);
});
