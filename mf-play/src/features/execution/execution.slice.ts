import { createSlice } from '@reduxjs/toolkit';

export interface ExecutionState {
  readonly isCodeRunning: boolean;
  readonly isRunningInitiated: boolean;
  readonly isCodeExecuted: boolean;
  readonly firstExecution: boolean;
  readonly isWorkerBusy: boolean;
  readonly isStopping: boolean;
}

const initialState: ExecutionState = {
  isCodeRunning: false,
  isRunningInitiated: false,
  isCodeExecuted: true,
  firstExecution: true,
  isWorkerBusy: false,
  isStopping: false,
};

/** How a run stands: pressed, running, stopping, done. */
export const executionSlice = createSlice({
  name: 'execution',
  initialState,
  reducers: {
    levelEntered: () => initialState,
    runInitiated: state => {
      state.isRunningInitiated = true;
      state.isCodeExecuted = false;
    },
    runStarted: state => {
      state.isRunningInitiated = false;
      state.isCodeRunning = true;
      state.firstExecution = false;
    },
    stopRequested: state => {
      state.isStopping = true;
    },
    runEnded: state => {
      state.isRunningInitiated = false;
      state.isCodeRunning = false;
      state.isStopping = false;
      state.isCodeExecuted = true;
    },
    workerBusyChanged: (state, { payload }: { payload: boolean }) => {
      state.isWorkerBusy = payload;
    },
  },
});

declare module '@burrow/client' {
  interface LazySlices {
    execution: ExecutionState;
  }
}

export const { levelEntered, runInitiated, runStarted, stopRequested, runEnded, workerBusyChanged } =
  executionSlice.actions;

export type RunPhase = 'idle' | 'initiated' | 'running' | 'stopping';

/** The one state that the Run button shows. */
export function runPhase(state: ExecutionState = initialState): RunPhase {
  if (state.isStopping) return 'stopping';
  if (state.isCodeRunning) return 'running';
  return state.isRunningInitiated ? 'initiated' : 'idle';
}
