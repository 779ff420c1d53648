import type { PyValue, RecordedCommand } from '@burrow/contracts';
import type { Answer, Ask } from './ask.types.ts';
import type { LatePartState } from './parts/part-names.ts';
import type {
  ChangedVariable,
  LineStep,
  OutputChunk,
  RunError,
  RunErrorCode,
  RunRequest,
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
      /** Where answers arrive while Python sleeps. Null where there is no shared memory. */
      readonly answers: SharedArrayBuffer | null;
      readonly snapshot: SnapshotMode;
    }
  | { readonly type: 'main-execution'; readonly request: RunRequest; readonly mode: RunMode }
  | { readonly type: 'fetch-commands' }
  | { readonly type: 'fetch-constants' }
  | { readonly type: 'reset' };

/** How to run a program. */
export interface RunMode {
  /** Whether somebody answers; otherwise the level's own answers are used. */
  readonly interactive: boolean;
  /** The answers of an earlier try, which this one repeats from the start. */
  readonly answers: readonly Answer[];
  /** Makes random numbers the same in each try; null if there is only one try. */
  readonly seed: number | null;
}

/** How a program ended by itself. */
export interface ExecutionResult {
  readonly error: RunError | null;
  /** A limit that the run exceeded, however the program handled the exception. */
  readonly limit: RunErrorCode | null;
  /** What the program asked when it could not wait: run it again with the answer. */
  readonly ask: Ask | null;
  readonly variables: Readonly<Record<string, PyValue>>;
  readonly changedAtEnd: readonly ChangedVariable[];
  readonly lines: readonly LineStep[];
  /** Whether it changed what all programs of its worker share: no other program may run there. */
  readonly spoilt: boolean;
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
  | {
      readonly type: 'progress';
      readonly output: readonly OutputChunk[];
      /** As written by `writeSteps`; they replace those from `from` on. */
      readonly steps: string;
      readonly from: number;
    }
  /** The program waits for a part of Python that few programs need, or goes on. */
  | { readonly type: 'late-part'; readonly state: LatePartState }
  /** The program waits for the answer in shared memory. */
  | { readonly type: 'ask'; readonly ask: Ask }
  | { readonly type: 'main-execution'; readonly result: ExecutionResult }
  | { readonly type: 'main-execution'; readonly result: null; readonly reason: string }
  | { readonly type: 'fetch-commands'; readonly commands: readonly RecordedCommand[] }
  | {
      readonly type: 'fetch-constants';
      readonly constants: Readonly<Record<string, PyValue>>;
      readonly updatedConstants: Readonly<Record<string, PyValue>>;
    }
  | { readonly type: 'reset' };
