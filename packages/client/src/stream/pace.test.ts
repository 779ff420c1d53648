import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { pace } from './pace.ts';

let isHidden = false;
const called: string[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isHidden ? 'hidden' : 'visible'));
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  called.length = 0;
  isHidden = false;
});

test('however much changes, one thing is read in a second, and everything in turn', () => {
  const hear = pace((topic: string) => called.push(topic), 1_000);
  for (let count = 0; count < 25; count += 1) for (const topic of ['work', 'presence']) hear(topic);
  expect(called).toEqual(['work']);
  jest.advanceTimersByTime(999);
  expect(called).toEqual(['work']);
  jest.advanceTimersByTime(1);
  expect(called).toEqual(['work', 'presence']);
  jest.advanceTimersByTime(1_000);
  expect(called).toEqual(['work', 'presence', 'work']);
  jest.advanceTimersByTime(60_000);
  expect(called).toHaveLength(3);
});

test('a page that nobody sees reads nothing, and catches up once it is seen', () => {
  const hear = pace((topic: string) => called.push(topic), 1_000);
  isHidden = true;
  hear('work');
  jest.advanceTimersByTime(10_000);
  expect(called).toEqual([]);
  isHidden = false;
  document.dispatchEvent(new Event('visibilitychange'));
  expect(called).toEqual(['work']);
});
