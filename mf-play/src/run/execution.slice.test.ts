import { expect, test } from '@jest/globals';
import { executionSlice, flagsOf, runMirrored } from './execution.slice.ts';

const { reducer } = executionSlice;

test('at first nothing runs, and the first run is still to come', () => {
  expect(reducer(undefined, { type: '@@init' })).toEqual({
    isCodeRunning: false,
    isRunningInitiated: false,
    isCodeExecuted: true,
    firstExecution: true,
    isWorkerBusy: false,
  });
});

test.each([
  ['idle', false, 'ready', { isCodeExecuted: true, firstExecution: true }],
  ['initiated', false, 'ready', { isRunningInitiated: true, firstExecution: true }],
  ['running', true, 'running', { isCodeRunning: true, isWorkerBusy: true }],
  ['stopping', true, 'resetting', { isCodeRunning: true, isWorkerBusy: true }],
  ['idle', true, 'ready', { isCodeExecuted: true }],
] as const)('%s, run before %s, Python %s', (phase, hasRun, python, raised) => {
  const flags = flagsOf({ phase, hasRun }, python);
  const lowered = Object.fromEntries(Object.keys(flags).map(name => [name, false]));
  expect(reducer(undefined, runMirrored(flags))).toEqual({ ...lowered, ...raised });
});
