import type { PyValue } from '@burrow/contracts';
import type {
  ChangedVariable,
  OutputChunk,
  RunError,
  RunErrorCode,
  RunRequest,
  RunStep,
} from './run.types.ts';

/** What to do with the memory snapshot in the browser's store. */
export type SnapshotMode = 'use' | 'discard';

/** How a worker started. */
export type StartKind = 'plain' | 'snapshot';

export type ToWorker =
  | {
      readonly type: 'initialize';
      /** One byte; 2 interrupts Python. Null where there is no shared memory. */
      readonly interrupt: SharedArrayBuffer | null;
      readonly snapshot: SnapshotMode;
    }
  | { readonly type: 'main-execution'; readonly request: RunRequest }
  | { readonly type: 'fetch-commands' }
  | { readonly type: 'fetch-constants' }
  | { readonly type: 'reset' };

/** How a program ended by itself. */
export interface ExecutionResult {
  readonly error: RunError | null;
  /** A limit that the run went over, whatever the program made of the exception. */
  readonly limit: RunErrorCode | null;
  readonly variables: Readonly<Record<string, PyValue>>;
  readonly changedAtEnd: readonly ChangedVariable[];
}

export type FromWorker =
  | { readonly type: 'initialize'; readonly status: 'progress'; readonly progress: number }
  | { readonly type: 'initialize'; readonly status: 'ready'; readonly start: StartKind }
  | {
      readonly type: 'initialize';
      readonly status: 'failed';
      readonly start: StartKind;
      readonly reason: string;
    }
  /** Sent while the program runs: what is new since the last one. */
  | { readonly type: 'progress'; readonly output: readonly OutputChunk[]; readonly steps: readonly RunStep[] }
  | { readonly type: 'main-execution'; readonly result: ExecutionResult }
  | { readonly type: 'main-execution'; readonly result: null; readonly reason: string }
  | { readonly type: 'fetch-commands'; readonly steps: readonly RunStep[] }
  | {
      readonly type: 'fetch-constants';
      readonly constants: Readonly<Record<string, PyValue>>;
      readonly updatedConstants: Readonly<Record<string, PyValue>>;
    }
  | { readonly type: 'reset' };
