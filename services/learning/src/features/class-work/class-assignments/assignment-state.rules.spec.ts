import { expect, test } from '@jest/globals';
import { stateOf } from './assignment-state.rules.ts';

const dueAt = new Date('2026-11-27T12:00:00.000Z');
const [before, after] = [new Date(dueAt.getTime() - 1), new Date(dueAt.getTime() + 1)];

test.each([
  ['all in time', 2, dueAt, after, 'done'],
  ['all, the last one too late', 2, after, after, 'late'],
  ['some, with time left', 1, before, before, 'open'],
  ['some, in the last moment', 1, before, dueAt, 'open'],
  ['some, and the time is over', 1, before, after, 'missing'],
  ['none, and the time is over', 0, null, after, 'missing'],
] as const)('%s', (_about, completed, lastAt, now, state) => {
  expect(stateOf({ completed, total: 2, lastAt, dueAt }, now)).toBe(state);
});
