import { expect, jest, test } from '@jest/globals';
import type { Recording } from '../../run/recording.ts';
import { stepKeysOf } from './step-keys.rules.ts';

const recording = { length: 2 } as Recording;
const timeline = { recording, back: jest.fn(), forward: null };
const ended = {
  view: { isWaiting: false },
  phase: 'idle',
  speed: 'normal',
  onNext: () => undefined,
} as const;

test('there is nothing to step through before a run, and while one is running by itself', () => {
  expect(stepKeysOf({ ...ended, timeline: { ...timeline, recording: null } })).toBeNull();
  expect(stepKeysOf({ ...ended, timeline, phase: 'running' })).toBeNull();
  const nothing = { ...timeline, recording: { length: 0 } as Recording };
  expect(stepKeysOf({ ...ended, timeline: nothing })).toBeNull();
});

test('the keys go through a run that has ended, and not beyond its ends', () => {
  expect(stepKeysOf({ ...ended, timeline })).toEqual({ onBack: timeline.back, onForward: null });
});

test('step by step, forward shows the next step once the picture waits for it', () => {
  const onNext = jest.fn();
  const stepping = { ...ended, timeline, phase: 'running', speed: 'step', onNext } as const;
  expect(stepKeysOf(stepping)).toEqual({ onBack: null, onForward: null });
  stepKeysOf({ ...stepping, view: { isWaiting: true } })?.onForward?.();
  expect(onNext).toHaveBeenCalledTimes(1);
});
