import { expect, test } from '@jest/globals';
import { isRead, readWith } from './read-guides.rules.ts';

test('a text that was folded is known as read, until it is opened again', () => {
  const one = readWith(null, 'python/intro-level1', true);
  const two = readWith(one, 'python/intro-level2', true);
  expect([isRead(null, 'python/intro-level1'), isRead(one, 'python/intro-level1')]).toEqual([false, true]);
  expect([isRead(two, 'python/intro-level1'), isRead(two, 'python/intro-level')]).toEqual([true, false]);
  expect(isRead(readWith(two, 'python/intro-level1', false), 'python/intro-level1')).toBe(false);
  expect(readWith(two, 'python/intro-level1', true)).toBe('python/intro-level2 python/intro-level1');
});

test('the latest hundred are kept', () => {
  let kept = '';
  for (let level = 0; level < 120; level += 1) kept = readWith(kept, `python/level${level}`, true);
  expect([isRead(kept, 'python/level19'), isRead(kept, 'python/level20'), kept.split(' ').length]).toEqual([
    false,
    true,
    100,
  ]);
});
