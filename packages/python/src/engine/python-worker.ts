import type { Answer } from '../ask.types.ts';
import { START_GRACE } from '../limits.ts';
import type { FromWorker, SnapshotMode, StartKind, ToWorker } from '../protocol.ts';
import { cancelAnswer, createAnswerBuffer, giveAnswer } from '../worker/answer-channel.ts';
import type { OpenWorker, WorkerLink, WorkerListener } from './worker-link.ts';

export type WorkerState = 'starting' | 'ready' | 'failed';

/** One thread with Python in it, from start to end. */
export interface PythonWorker {
  readonly state: WorkerState;
  /** 0 to 1. */
  readonly progress: number;
  /** How it started, or tried to; null before that. */
  readonly start: StartKind | null;
  /** Why it did not start; null unless failed. */
  readonly failure: string | null;
  readonly interruptible: boolean;
  post(message: ToWorker): void;
  /** Asks Python to stop, even while it waits for an answer. Requires shared memory. */
  interrupt(): void;
  /** Sends the answer that Python is waiting for. */
  answer(answer: Answer): void;
  clearInterrupt(): void;
  /** The messages after the start go to the current run. */
  listen(listener: WorkerListener | null): void;
  terminate(): void;
}

export interface PythonWorkerOptions {
  readonly openWorker: OpenWorker;
  readonly sharedMemory: boolean;
  readonly snapshot: SnapshotMode;
  changed(): void;
}

const SIGINT = 2;

class StartedWorker implements PythonWorker {
  readonly #options: PythonWorkerOptions;
  readonly #byte: Uint8Array | null;
  readonly #answers: SharedArrayBuffer | null;
  readonly #link: WorkerLink;
  readonly #timer: ReturnType<typeof setTimeout>;
  #listener: WorkerListener | null = null;
  state: WorkerState = 'starting';
  progress = 0;
  start: StartKind | null = null;
  failure: string | null = null;

  constructor(options: PythonWorkerOptions) {
    const interrupt = options.sharedMemory ? new SharedArrayBuffer(1) : null;
    this.#options = options;
    this.#byte = interrupt && new Uint8Array(interrupt);
    this.#answers = options.sharedMemory ? createAnswerBuffer() : null;
    this.#timer = setTimeout(() => this.#fail('Python took too long to start'), START_GRACE);
    this.#link = options.openWorker({
      message: message => {
        if (message.type === 'initialize') this.#hearStart(message);
        else this.#listener?.message(message);
      },
      failure: reason => {
        if (this.state === 'starting') this.#fail(reason);
        this.#listener?.failure(reason);
      },
    });
    this.post({ type: 'initialize', interrupt, answers: this.#answers, snapshot: options.snapshot });
  }

  get interruptible(): boolean {
    return this.#byte !== null;
  }

  post(message: ToWorker): void {
    this.#link.post(message);
  }

  interrupt(): void {
    this.#byte?.fill(SIGINT);
    if (this.#answers) cancelAnswer(this.#answers);
  }

  answer(answer: Answer): void {
    if (this.#answers) giveAnswer(this.#answers, answer);
  }

  clearInterrupt(): void {
    this.#byte?.fill(0);
  }

  listen(listener: WorkerListener | null): void {
    this.#listener = listener;
  }

  terminate(): void {
    clearTimeout(this.#timer);
    this.#listener = null;
    this.#link.terminate();
  }

  #hearStart(message: Extract<FromWorker, { type: 'initialize' }>): void {
    if (this.state !== 'starting') return;
    if (message.status === 'failed') {
      this.start = message.start;
      return this.#fail(message.reason);
    }
    if (message.status === 'progress') this.progress = message.progress;
    else {
      clearTimeout(this.#timer);
      [this.state, this.progress, this.start] = ['ready', 1, message.start];
    }
    this.#options.changed();
  }

  #fail(reason: string): void {
    [this.state, this.failure] = ['failed', reason];
    clearTimeout(this.#timer);
    this.#options.changed();
  }
}

/** Starts a thread. A start that hangs counts as failed. */
export const startPythonWorker = (options: PythonWorkerOptions): PythonWorker => new StartedWorker(options);
