import { expect, test } from '@jest/globals';
import {
  executionSlice,
  levelEntered,
  runEnded,
  runInitiated,
  runPhase,
  runStarted,
  stopRequested,
} from './execution.slice.ts';

const { reducer } = executionSlice;
const after = (...actions: Parameters<typeof reducer>[1][]) =>
  actions.reduce(reducer, reducer(undefined, { type: '@@init' }));

test('at first nothing runs, and the first run is still to come', () => {
  expect(after()).toEqual({
    isCodeRunning: false,
    isRunningInitiated: false,
    isCodeExecuted: true,
    firstExecution: true,
    isWorkerBusy: false,
    isStopping: false,
  });
});

test('a run goes from initiated to running to idle', () => {
  expect(runPhase(after(runInitiated()))).toBe('initiated');
  expect(runPhase(after(runInitiated(), runStarted()))).toBe('running');
  expect(runPhase(after(runInitiated(), runStarted(), runEnded()))).toBe('idle');
});

test('a run that is being stopped says so, whatever else holds', () => {
  expect(runPhase(after(runInitiated(), runStarted(), stopRequested()))).toBe('stopping');
});

test('after a run it is not the first any more, until another level is entered', () => {
  expect(after(runStarted(), runEnded()).firstExecution).toBe(false);
  expect(after(runStarted(), runEnded(), levelEntered()).firstExecution).toBe(true);
});
