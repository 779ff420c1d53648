import { createSlice } from '@reduxjs/toolkit';
import type { EngineState } from '@burrow/python';
import type { RunView } from './run-view.rules.ts';

/** The flags of a run that the specification names. They are derived from the session, and only mirrored here. */
export interface ExecutionState {
  readonly isCodeRunning: boolean;
  readonly isRunningInitiated: boolean;
  readonly isCodeExecuted: boolean;
  readonly firstExecution: boolean;
  readonly isWorkerBusy: boolean;
}

const initialState: ExecutionState = {
  isCodeRunning: false,
  isRunningInitiated: false,
  isCodeExecuted: true,
  firstExecution: true,
  isWorkerBusy: false,
};

export const executionSlice = createSlice({
  name: 'execution',
  initialState,
  reducers: {
    runMirrored: (_state, { payload }: { payload: ExecutionState }) => payload,
  },
});

declare module '@burrow/client' {
  interface LazySlices {
    execution: ExecutionState;
  }
}

export const { runMirrored } = executionSlice.actions;

/** Returns the flags, from the state of a run and of Python's worker. */
export function flagsOf(
  { phase, hasRun }: Pick<RunView, 'phase' | 'hasRun'>,
  python: EngineState,
): ExecutionState {
  return {
    isCodeRunning: phase === 'running' || phase === 'stopping',
    isRunningInitiated: phase === 'initiated',
    isCodeExecuted: phase === 'idle',
    firstExecution: !hasRun,
    isWorkerBusy: python === 'running' || python === 'resetting',
  };
}
