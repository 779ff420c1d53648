import { beforeEach, expect, test } from '@jest/globals';
import { keepSpeed, MOVE_MS, readSpeed } from './speed.ts';

beforeEach(() => localStorage.clear());

test('moves take 250, 125 and 62.5 ms', () => {
  expect(MOVE_MS).toEqual({ normal: 250, fast: 125, turbo: 62.5, step: 250 });
});

test('the speed is Normal at first and stored as game_speed', () => {
  expect(readSpeed()).toBe('normal');
  keepSpeed('turbo');
  expect(localStorage.getItem('game_speed')).toBe('turbo');
  expect(readSpeed()).toBe('turbo');
});

test('an unknown stored speed is Normal', () => {
  localStorage.setItem('game_speed', 'warp');
  expect(readSpeed()).toBe('normal');
});
