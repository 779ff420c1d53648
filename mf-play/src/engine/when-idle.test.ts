import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { whenIdle } from './when-idle.ts';

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['requestIdleCallback', 'cancelIdleCallback'] }));

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  Reflect.deleteProperty(globalThis, 'cancelIdleCallback');
});

test('what can wait is called when the page is idle, after a second at the latest', () => {
  const asked: unknown[] = [];
  const cancelled: number[] = [];
  Object.assign(globalThis, {
    requestIdleCallback: (...given: unknown[]) => asked.push(given),
    cancelIdleCallback: (handle: number) => cancelled.push(handle),
  });
  const call = (): void => undefined;
  const callOff = whenIdle(call);
  expect(asked).toEqual([[call, { timeout: 1000 }]]);
  callOff();
  expect(cancelled).toEqual([1]);
});

test('a browser that cannot report it calls after a second', () => {
  let calls = 0;
  whenIdle(() => (calls += 1));
  const callOff = whenIdle(() => (calls += 10));
  callOff();
  jest.advanceTimersByTime(999);
  expect(calls).toBe(0);
  jest.advanceTimersByTime(1);
  expect(calls).toBe(1);
});
