import { BUSY_MESSAGE, NOT_INITIALIZED_MESSAGE } from '../limits.ts';
import type { RunListeners, RunOutcome, RunRequest } from '../run.types.ts';
import { refusedOutcome } from './outcome.ts';
import type { StartKind } from '../protocol.ts';
import { createWorkerPool } from './worker-pool.ts';
import { runInWorker, type ActiveRun } from './run-in-worker.ts';
import type { OpenWorker } from './worker-link.ts';

export type EngineState = 'starting' | 'ready' | 'running' | 'resetting' | 'failed';

/** Python for one page: one program at a time. */
export interface PythonEngine {
  readonly state: EngineState;
  /** Progress of the start, 0 to 1. */
  readonly progress: number;
  /** How the current worker started; null until it has. */
  readonly startKind: StartKind | null;
  /** Why Python did not start, for logs; null unless the state is `failed`. */
  readonly failure: string | null;
  /** Calls the listener whenever the state or the progress changes; returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Starts Python, also again after a failure. Otherwise, calling it twice does nothing. */
  start(): void;
  /** Never rejects: whatever happens is in the outcome. */
  run(request: RunRequest, on?: RunListeners): Promise<RunOutcome>;
  /** Ends the running program: by the interrupt byte if possible, otherwise by replacing the worker. */
  stop(): void;
  dispose(): void;
}

export interface EngineParts {
  readonly openWorker: OpenWorker;
  /** Whether there is shared memory for the interrupt byte. */
  readonly sharedMemory: boolean;
  /** Whether to keep a second worker ready for when the first must be terminated. */
  readonly standby: boolean;
}

/** An engine over any kind of worker. */
export function createEngine(parts: EngineParts): PythonEngine {
  const listeners = new Set<() => void>();
  const tell = (): void => listeners.forEach(listener => listener());
  const pool = createWorkerPool(parts, tell);
  let active: ActiveRun | null = null;

  function stateNow(): EngineState {
    if (active) return 'running';
    const state = pool.current?.state ?? 'starting';
    return state === 'starting' && pool.replaced ? 'resetting' : state;
  }

  async function run(request: RunRequest, on: RunListeners = {}): Promise<RunOutcome> {
    const worker = pool.current;
    const state = stateNow();
    if (state === 'running' || state === 'resetting') return refusedOutcome('python/busy', BUSY_MESSAGE);
    if (state !== 'ready' || !worker)
      return refusedOutcome('python/not-initialized', NOT_INITIALIZED_MESSAGE);
    active = runInWorker(worker, request, on);
    tell();
    const { outcome, usable } = await active.done;
    active = null;
    if (!usable) pool.replace(worker);
    tell();
    return outcome;
  }

  return {
    get state() {
      return stateNow();
    },
    get progress() {
      return pool.current?.progress ?? 0;
    },
    get startKind() {
      return pool.current?.start ?? null;
    },
    get failure() {
      return pool.current?.failure ?? null;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    start: () => pool.start(),
    run,
    stop: () => active?.end('stopped'),
    dispose() {
      active?.end('stopped');
      pool.dispose();
    },
  };
}
