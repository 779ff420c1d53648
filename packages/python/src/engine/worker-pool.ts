import type { SnapshotMode } from '../protocol.ts';
import { startPythonWorker, type PythonWorker } from './python-worker.ts';
import type { OpenWorker } from './worker-link.ts';

export interface WorkerPool {
  readonly current: PythonWorker | null;
  /** Whether the present worker stands in for one that was terminated. */
  readonly replaced: boolean;
  start(): void;
  /** Terminates this worker, if it is the present one, and brings the next. */
  replace(worker: PythonWorker): void;
  dispose(): void;
}

interface PoolParts {
  readonly openWorker: OpenWorker;
  readonly sharedMemory: boolean;
  readonly standby: boolean;
}

/** Delay before the standby worker starts, so that it does not slow down the page, in milliseconds. */
const STANDBY_DELAY = 2_000;

/** The present worker, the standby, and the fallback when a start from a snapshot fails. */
export function createWorkerPool(parts: PoolParts, tell: () => void): WorkerPool {
  let current: PythonWorker | null = null;
  let standby: PythonWorker | null = null;
  let standbyTimer: ReturnType<typeof setTimeout> | undefined;
  let snapshot: SnapshotMode = 'use';
  let replaced = false;
  let disposed = false;

  function open(): PythonWorker {
    const worker: PythonWorker = startPythonWorker({ ...parts, snapshot, changed: () => changed(worker) });
    return worker;
  }

  function changed(worker: PythonWorker): void {
    if (worker === standby) return failedStandby(worker);
    if (worker !== current) return;
    if (worker.state === 'failed' && worker.start === 'snapshot') return retryWithoutSnapshot(worker);
    if (worker.state === 'ready') planStandby();
    tell();
  }

  function failedStandby(worker: PythonWorker): void {
    if (worker.state !== 'failed') return;
    worker.terminate();
    standby = null;
  }

  function retryWithoutSnapshot(worker: PythonWorker): void {
    worker.terminate();
    snapshot = 'discard';
    current = open();
    tell();
  }

  function planStandby(): void {
    if (!parts.standby || standby || disposed) return;
    clearTimeout(standbyTimer);
    standbyTimer = setTimeout(() => {
      standby ??= open();
    }, STANDBY_DELAY);
  }

  return {
    get current() {
      return current;
    },
    get replaced() {
      return replaced;
    },
    start() {
      if (disposed || (current && current.state !== 'failed')) return;
      current?.terminate();
      current = open();
      tell();
    },
    replace(worker) {
      worker.terminate();
      if (disposed || worker !== current) return;
      replaced = true;
      current = standby ?? open();
      standby = null;
      if (current.state === 'ready') planStandby();
    },
    dispose() {
      disposed = true;
      clearTimeout(standbyTimer);
      current?.terminate();
      standby?.terminate();
      current = standby = null;
    },
  };
}
