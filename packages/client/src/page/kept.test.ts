import { afterEach, expect, jest, test } from '@jest/globals';
import { kept, keptInTab } from './kept.ts';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test('what is kept for the next visit is separate from what is kept in the tab', () => {
  expect(kept.setItem('speed', 'fast')).toBe(true);
  expect([kept.getItem('speed'), keptInTab.getItem('speed')]).toEqual(['fast', null]);
});

test('a browser that keeps nothing stops nobody', () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const closed = (): never => {
    throw new Error('SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(closed);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(closed);
  expect(kept.setItem('speed', 'fast')).toBe(false);
  expect(kept.getItem('speed')).toBeNull();
});
