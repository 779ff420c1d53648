import { expect, jest, test } from '@jest/globals';
import type { Recording } from '../execution/recording.ts';
import { stepKeysOf } from './step-keys.rules.ts';

const recording = { length: 2 } as Recording;
const at = (position: number, seek = jest.fn()) => ({ recording, position, seek });
const ended = {
  view: { isWaiting: false },
  phase: 'idle',
  speed: 'normal',
  onNext: () => undefined,
} as const;

test('there is nothing to step through before a run, and while one goes on by itself', () => {
  const timeline = { recording: null, position: 0, seek: () => undefined };
  expect(stepKeysOf({ ...ended, timeline })).toBeNull();
  expect(stepKeysOf({ ...ended, timeline: at(1), phase: 'running' })).toBeNull();
});

test('the keys go through a run that has ended, and not beyond its ends', () => {
  const seek = jest.fn();
  const middle = stepKeysOf({ ...ended, timeline: at(1, seek) });
  middle?.onBack?.();
  middle?.onForward?.();
  expect(seek.mock.calls).toEqual([[0], [2]]);
  expect(stepKeysOf({ ...ended, timeline: at(0) })?.onBack).toBeNull();
  expect(stepKeysOf({ ...ended, timeline: at(2) })?.onForward).toBeNull();
});

test('step by step, forward shows the next step once the picture waits for it', () => {
  const onNext = jest.fn();
  const stepping = { ...ended, timeline: at(0), phase: 'running', speed: 'step', onNext } as const;
  expect(stepKeysOf(stepping)).toEqual({ onBack: null, onForward: null });
  stepKeysOf({ ...stepping, view: { isWaiting: true } })?.onForward?.();
  expect(onNext).toHaveBeenCalledTimes(1);
});
