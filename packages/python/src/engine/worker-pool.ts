import type { SnapshotMode } from '../protocol.ts';
import { startPythonWorker, type PythonWorker } from './python-worker.ts';
import type { OpenWorker } from './worker-link.ts';

export interface WorkerPool {
  readonly current: PythonWorker | null;
  /** Whether the current worker replaces a terminated one. */
  readonly replaced: boolean;
  start(): void;
  /** Terminates this worker, if it is the current one, and moves on to the next. */
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

class Pool implements WorkerPool {
  readonly #parts: PoolParts;
  readonly #tell: () => void;
  #current: PythonWorker | null = null;
  #standby: PythonWorker | null = null;
  #standbyTimer: ReturnType<typeof setTimeout> | undefined;
  #snapshot: SnapshotMode = 'use';
  #replaced = false;
  #disposed = false;

  constructor(parts: PoolParts, tell: () => void) {
    this.#parts = parts;
    this.#tell = tell;
  }

  get current(): PythonWorker | null {
    return this.#current;
  }

  get replaced(): boolean {
    return this.#replaced;
  }

  start(): void {
    if (this.#disposed || (this.#current && this.#current.state !== 'failed')) return;
    this.#current?.terminate();
    this.#current = this.#open();
    this.#tell();
  }

  replace(worker: PythonWorker): void {
    worker.terminate();
    if (this.#disposed || worker !== this.#current) return;
    this.#replaced = true;
    this.#current = this.#standby ?? this.#open();
    this.#standby = null;
    if (this.#current.state === 'ready') this.#planStandby();
  }

  dispose(): void {
    this.#disposed = true;
    clearTimeout(this.#standbyTimer);
    this.#current?.terminate();
    this.#standby?.terminate();
    this.#current = this.#standby = null;
  }

  #open(): PythonWorker {
    const changed = () => this.#changed(worker);
    const worker: PythonWorker = startPythonWorker({ ...this.#parts, snapshot: this.#snapshot, changed });
    return worker;
  }

  #changed(worker: PythonWorker): void {
    if (worker === this.#standby) return this.#failedStandby(worker);
    if (worker !== this.#current) return;
    if (worker.state === 'failed' && worker.start === 'snapshot') return this.#retryWithoutSnapshot(worker);
    if (worker.state === 'ready') this.#planStandby();
    this.#tell();
  }

  #failedStandby(worker: PythonWorker): void {
    if (worker.state !== 'failed') return;
    worker.terminate();
    this.#standby = null;
  }

  #retryWithoutSnapshot(worker: PythonWorker): void {
    worker.terminate();
    this.#snapshot = 'discard';
    this.#current = this.#open();
    this.#tell();
  }

  #planStandby(): void {
    if (!this.#parts.standby || this.#standby || this.#disposed) return;
    clearTimeout(this.#standbyTimer);
    this.#standbyTimer = setTimeout(() => {
      this.#standby ??= this.#open();
    }, STANDBY_DELAY);
  }
}

/** The current worker, the standby, and the fallback when a start from a snapshot fails. */
export const createWorkerPool = (parts: PoolParts, tell: () => void): WorkerPool => new Pool(parts, tell);
