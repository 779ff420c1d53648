import { expect, test } from '@jest/globals';
import { SharedMinutes } from './shared-minutes.ts';

const call = (minutes: SharedMinutes, caller: string, times: number): void => {
  for (let time = 0; time < times; time += 1) minutes.add(caller);
};

test('somebody of whom nothing was told never waits', () => {
  const minutes = new SharedMinutes();
  call(minutes, 'ada', 100);
  expect(minutes.waitOf('ada', 10, 0)).toBe(0);
});

test('what all have counted and what is not told yet come to the limit together, until the minute ends', () => {
  const minutes = new SharedMinutes();
  minutes.learn([{ caller: 'ada', calls: 8, endsInMs: 20_000 }], 1_000);
  call(minutes, 'ada', 1);
  expect(minutes.waitOf('ada', 10, 1_000)).toBe(0);
  call(minutes, 'ada', 1);
  expect(minutes.waitOf('ada', 10, 1_000)).toBe(20_000);
  expect(minutes.waitOf('ben', 10, 1_000)).toBe(0);
  expect(minutes.waitOf('ada', 10, 20_999)).toBe(1);
  expect(minutes.waitOf('ada', 10, 21_000)).toBe(0);
});

test('what was told is not told again', () => {
  const minutes = new SharedMinutes();
  call(minutes, 'ada', 3);
  expect(minutes.take(10)).toEqual([{ caller: 'ada', calls: 3 }]);
  expect(minutes.take(10)).toEqual([]);
});

test('those who called most are told of, and the others not later', () => {
  const minutes = new SharedMinutes();
  call(minutes, 'ada', 1);
  call(minutes, 'ben', 3);
  call(minutes, 'cleo', 2);
  expect(minutes.take(2).map(({ caller }) => caller)).toEqual(['ben', 'cleo']);
  expect(minutes.take(2)).toEqual([]);
});

test('however many call, what is kept of them has a bound', () => {
  const minutes = new SharedMinutes();
  for (let caller = 0; caller < 20_001; caller += 1) minutes.add(`caller ${caller}`);
  minutes.add('caller 0');
  const told = minutes.take(30_000);
  expect(told).toHaveLength(20_000);
  expect(told[0]).toEqual({ caller: 'caller 0', calls: 2 });
});
